/** The report of a finished game: asked for, waited for with its progress, shown. */
import { get } from '../js/api.js';
import { button } from '../js/components.js';
import { askAs, contestPath } from '../js/contests.js';
import { fill, h, say } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { yourSeat } from '../js/people.js';
import { handOut } from '../js/reach.js';
import { askFor } from './asking.js';
import { showLineReport } from './line_report.js';
import { showReport } from './report.js';

/** @typedef {import('./types.js').Source} Source */

/** What a report needs, whoever shows it. */
export const TEXTS = ['insight', 'ink', 'expansion', 'line'];
export const STYLES = ['css/replay.css', 'ink/ink.css', 'line/line.css', 'insight/insight.css'];

/** @type {import('../js/types.js').Screen} */
export const screen = {
  title: () => t('insight.tab'),
  texts: TEXTS,
  styles: STYLES,
  async show(root, { params, query }) {
    const room = (params.room ?? '').toUpperCase();
    const you = yourSeat(room);
    const [told, among] = await Promise.all([get(`api/rooms/${encodeURIComponent(room)}/replay${you === null ? '' : `?seat=${you}`}`), othersWith(room)]);
    const numberOf = (/** @type {string} */ name) => query.has(name) ? { [name]: Number(query.get(name)) } : {};
    return waitAndShow(root, { room }, { ...told, you, among }, { ...numberOf('seat'), ...numberOf('round') }, [
      button(t('ink.replay'), { icon: 'play', href: `#/replay/${room}` }), button(t('ink.share'), { onclick: () => void handOut(`/#/report/${room}`) }), button(t('nav.home'), { kind: 'quiet', href: '#/' })]);
  },
};

/** What everybody has made of the dice of a daily or a challenge; nothing of other games. @param {string} room @returns {Promise<import('./types.js').Among | null>} */
async function othersWith(room) {
  const { contest } = await get(`api/rooms/${encodeURIComponent(room)}`);
  if (!contest) return null;
  const told = await askAs(`api/contests/${encodeURIComponent(contest.id)}`).catch(() => null); // a report stands without the others
  return told?.sees ? { curve: told.curve, counted: contest.counted, results: `#${contestPath(contest.id)}` } : null;
}

/** How far an analysis is. @param {import('./types.js').Analysis} analysis */
export const waitingWords = ({ state, ahead }) => state === 'waiting' && ahead ? t('insight.ahead', { n: ahead }) : t('insight.running');

/**
 * @param {HTMLElement} root
 * @param {Source} source
 * @param {import('./types.js').Told} told
 * @param {{seat?: number, round?: number}} at
 * @param {(Node | null)[]} ways where one can go from here
 * @returns {() => void}
 */
export function waitAndShow(root, source, told, at, ways) {
  const place = h('div');
  const words = h('p', { role: 'status' });
  const bar = h('progress', { max: 1, 'aria-label': t('insight.progress') });
  fill(root, place);
  /** @type {(() => void) | undefined} */
  let leave;
  let left = false;
  const begin = () => {
    fill(place, h('div.center-screen.insight-wait', {}, h('h1.title-1', {}, t('insight.tab')), words, bar, h('p.cap', {}, t('insight.may_leave'))));
    leave = askFor(source, {
      progress(analysis) {
        const text = waitingWords(analysis);
        if (words.textContent !== text) words.textContent = text;
        bar.value = analysis.progress;
      },
      done(report) {
        void (report.game === 'line' ? showLineReport(place, { report, told, source, ways }) : showReport(place, { report, told, source, at, ways })).then(end => {
          if (left) end();
          else leave = end;
        });
      },
      failed(error) {
        fill(place, h('div.center-screen', {}, h('h1.title-1', {}, t('insight.tab')), h('p', { role: 'alert' }, error.message), h('div.ends', {}, button(t('insight.again'), { kind: 'primary', onclick: begin }), ways)));
        say(error.message);
      },
    });
  };
  begin();
  return () => {
    left = true;
    leave?.();
  };
}
