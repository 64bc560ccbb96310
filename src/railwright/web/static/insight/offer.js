/** The report on the end screen: its progress, then its one sentence and the way to the rest. */
import { button } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { askFor } from './asking.js';
import { waitingWords } from './screen.js';
import { sentence } from './words.js';

/** The points are counted first. */
const CALM_MS = 1500;

/**
 * @param {string} room
 * @param {{name: string}[]} seats
 * @param {number} shown whose sentence is said
 * @param {number | null} you
 * @returns {{element: HTMLElement, stop: () => void}}
 */
export function reportOffer(room, seats, shown, you) {
  const element = h('section.report-offer', { hidden: true });
  const open = () => button(t('insight.open'), { href: `#/report/${room}` });
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = askFor({ room }, {
      progress(analysis) {
        element.hidden = false;
        fill(element, h('p', {}, waitingWords(analysis)), h('progress', { max: 1, value: analysis.progress, 'aria-label': t('insight.progress') }), open());
      },
      done(report) {
        const seat = report.seats[shown];
        element.hidden = !seat;
        if (seat) fill(element, h('p', { role: 'status' }, sentence(seat, seats, you, report.game)), open());
      },
      failed(error) {
        element.hidden = false;
        fill(element, h('p', {}, error.message), open());
      },
    });
  }, CALM_MS);
  return { element, stop: () => { clearTimeout(timer); stop(); } };
}
