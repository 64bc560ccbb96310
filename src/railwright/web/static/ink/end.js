/** The end of a game: the score counts up part by part, and each part lights up on the sheet. */
import { againParts } from '../js/again.js';
import { sheetSvg } from '../js/board.js';
import { button, dialog, mark } from '../js/components.js';
import { fill, h, mayMove, say, svg } from '../js/dom.js';
import { ink } from '../js/drawings.js';
import { listOf, number, t, textOr } from '../js/i18n.js';
import { called, onlyOne } from '../js/people.js';
import { fairButton } from '../js/proof.js';
import { handOut } from '../js/reach.js';
import { botWords } from '../js/rooms.js';
import { saveGame } from '../js/saving.js';
import { reportOffer } from '../insight/offer.js';
import { bothEndings } from '../insight/what_if.js';
import { boardOf, lastRollName } from './catalogue.js';
import { die } from './dice.js';
import { areaSample, lightUp } from './light.js';
import { Paper } from './paper.js';
import { partName, partsOf, pointsOf } from './side.js';
import { sheetOf } from './words.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').Score} Score */

/** Parts whose marks stay on the sheet, in the order in which they lie over one another. */
const LASTING = ['expansion', 'networks', 'highway', 'railway', 'errors'];
const PART_MS = 850;
/** More than these have no column each: one's own is counted beside the one that is looked at. */
const MOST_COLUMNS = 5;

/**
 * @param {HTMLElement} root
 * @param {import('../js/types.js').GameData} data
 * @param {InkView} view
 * @param {number[]} mine seats of this device
 * @returns {() => void} what to do when the person leaves
 */
export function showEnd(root, data, view, mine) {
  const board = boardOf(data, view.options.edition);
  const ranking = view.ranking ?? [];
  const scores = new Map(ranking.map(place => [place.seat, place.score]));
  const order = view.seats.map((_, seat) => seat).sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)) || placeOf(view, a) - placeOf(view, b));
  const paper = new Paper(board, t('ink.your_sheet'), { point() {}, click() {}, tap() {}, turn: () => false, focus() {} });
  paper.still();
  const you = onlyOne(mine);
  let shown = order[0] ?? 0;
  let left = false;
  /** Parts that have been counted. @type {string[]} */
  let counted = [];

  const total = h('b.big', {}, '0');
  const legend = h('div.legend');
  const rows = h('tbody');
  const heads = h('tr');
  const foot = h('tfoot');
  const minis = h('div.sheets');
  const report = reportOffer(view.room, view.seats, shown, you);
  const endOf = (/** @type {number} */ seat) => {
    const sheet = view.sheets[seat];
    const score = scores.get(seat);
    return sheet && score ? { total: score.total, sheet } : null;
  };
  const rowsOf = (/** @type {number} */ seat) => partsOf(pointsOf(/** @type {Score} */ (scores.get(seat))), view.options);
  const partNames = rowsOf(shown).map(row => row.part);

  fill(root,
    h('div.end-grid', {},
      h('section.paper', { 'aria-label': t('ink.final_sheet') }, paper.element, legend),
      h('section.score', {},
        h('div.head', {}, total, h('div', {}, h('h1', {}, verdict(view, mine)), h('p', {}, view.judged ? soloLine(data, view) : othersLine(view, mine)))),
        report.element,
        bothEndings({ view, ending: endOf, endingIn: lastSheet, draw: (one, name) => [h('span.mini', {}, svg(sheetSvg(board, one.sheet, { label: name, wet: -1 }))), null] }),
        view.last_roll ? h('p.last-roll', {}, h('span.label', {}, lastRollName(view.options.expansion)), view.events.map(face => die(data, face, 'little'))) : null,
        h('table', {},
          h('thead', {}, heads),
          rows, foot),
        minis,
        h('div.ends', {},
          againParts(view),
          button(t('ink.replay'), { icon: 'play', href: `#/replay/${view.room}` }),
          order.length > 1 ? button(t('ink.compare'), { onclick: () => compare() }) : null,
          button(t('ink.share'), { onclick: () => void handOut(`/#/replay/${view.room}`) }),
          button(t('save.title'), { onclick: () => void saveGame(view.room, shown, order.length) }),
          fairButton(() => view)))));

  /** @param {string | null} [lit] an area that is being counted shows only meanwhile */
  function showSheet(lit = null) {
    const sheet = view.sheets[shown];
    const score = scores.get(shown);
    if (!sheet || !score) return;
    paper.svg.setAttribute('aria-label', sheetOf(view.seats, shown, you));
    paper.show(sheet, { numbers: false });
    lightUp(paper, [...(lit && !LASTING.includes(lit) ? [lit] : []), ...LASTING.filter(part => counted.includes(part))], score, sheet);
    fill(legend, legendOf(score, counted, view));
  }

  /** Whose points have a column. */
  const columns = () => order.length > MOST_COLUMNS ? [...new Set([order[0] ?? 0, shown])] : order;

  /** @param {string | null} lit */
  function showRows(lit) {
    fill(heads, h('th', { scope: 'col' }, t('ink.counted')), columns().map(seat => h('th', { scope: 'col', class: `seat-${seat}` }, mark(seat), called(view.seats, seat, you))));
    fill(rows, partNames.map((part, i) => h('tr', { class: [lit === part && 'lit', part === 'errors' && 'neg'].filter(Boolean).join(' ') },
      h('th', { scope: 'row' }, h('button.part', { type: 'button', onclick: () => only(part) }, partName(part, view.options.expansion), note(part))),
      columns().map(seat => {
        const row = rowsOf(seat)[i];
        return h('td', { class: mine.includes(seat) ? 'mine' : '' }, counted.includes(part) && row ? number(row.points) : '');
      }))));
    fill(foot, h('tr', {}, h('th', { scope: 'row' }, t('ink.total')), columns().map(seat => h('td', { class: mine.includes(seat) ? 'mine' : '' }, number(sumOf(seat))))));
    total.textContent = number(sumOf(shown));
  }

  /** @param {string} part */
  function note(part) {
    const row = rowsOf(shown).find(one => one.part === part);
    return row?.note ? [' ', h('small', {}, row.note)] : null;
  }

  /** @param {number} seat */
  function sumOf(seat) {
    return rowsOf(seat).filter(row => counted.includes(row.part)).reduce((sum, row) => sum + row.points, 0);
  }

  /** Show one part alone; once more shows all again. @param {string} part */
  function only(part) {
    const sheet = view.sheets[shown];
    const score = scores.get(shown);
    if (!sheet || !score) return;
    finish();
    lightUp(paper, [part], score, sheet);
    showRows(part);
    rows.querySelectorAll('button')[partNames.indexOf(part)]?.focus();
  }

  function showMinis() {
    fill(minis, order.length < 2 ? [] : order.map(seat => {
      const sheet = view.sheets[seat];
      const score = scores.get(seat);
      return sheet && score ? h('button.fig', {
        type: 'button', class: `seat-${seat}${seat === shown ? ' on' : ''}`, 'aria-pressed': String(seat === shown),
        onclick: () => { shown = seat; finish(); showSheet(); showRows(null); showMinis(); },
      }, h('span.mini', {}, svg(sheetSvg(board, sheet, { score }))), h('span.cpt', {}, mark(seat), h('span', {}, `${placeOf(view, seat)}. ${called(view.seats, seat, you)}`), ' ', h('b', {}, number(score.total)))) : null;
    }));
  }

  function compare() {
    void dialog({
      title: t('ink.compare'),
      body: [h('div.compare', {}, order.map(seat => {
        const sheet = view.sheets[seat];
        const score = scores.get(seat);
        return sheet && score ? h('figure', { class: `seat-${seat}` }, svg(sheetSvg(board, sheet, { size: 'full', numbers: false, score, label: sheetOf(view.seats, seat, you) })),
          h('figcaption', {}, mark(seat), ' ', t('app.about', { what: called(view.seats, seat, you), text: t('ink.n_points', { n: score.total }) }))) : null;
      }))],
      choices: [{ text: t('nav.back'), value: 'back', kind: 'primary' }],
    });
    document.querySelector('dialog')?.classList.add('wide');
  }

  function finish() {
    counted = partNames;
    left = true;
  }

  async function count() {
    for (const part of partNames) {
      if (left) return;
      counted = [...counted, part];
      showSheet(part);
      showRows(part);
      await new Promise(resolve => setTimeout(resolve, PART_MS));
    }
    if (left) return;
    showSheet();
    showRows(null);
  }

  showMinis();
  if (mayMove()) void count();
  else {
    finish();
    showSheet();
    showRows(null);
  }
  say(`${verdict(view, mine)}. ${view.judged ? soloLine(data, view) : othersLine(view, mine)}`);
  return () => {
    left = true;
    report.stop();
  };
}

/** How a game ended for a seat, as its replay tells it. @param {import('./replay.js').Step[]} steps @param {number} seat */
function lastSheet(steps, seat) {
  const sheet = steps.flatMap(step => step.views.sheets?.[seat] ?? []).at(-1);
  const total = steps.at(-1)?.views.scores?.[seat];
  return sheet && total !== undefined ? { total, sheet } : null;
}

/** @param {InkView} view @param {number} seat */
const placeOf = (view, seat) => view.ranking?.find(place => place.seat === seat)?.place ?? view.seats.length;
/** @param {InkView} view @param {number} seat */
const totalOf = (view, seat) => view.ranking?.find(place => place.seat === seat)?.score.total ?? 0;

/** Who has won, in a sentence. @param {InkView} view @param {number[]} mine */
function verdict(view, mine) {
  const ranking = view.ranking ?? [];
  const winners = ranking.filter(place => place.place === 1);
  const [first] = winners;
  if (view.seats.length === 1) return t('ink.end_solo', { n: first?.score.total ?? 0 });
  const you = onlyOne(mine);
  const names = listOf(winners.filter(place => place.seat !== you).map(place => view.seats[place.seat]?.name ?? ''));
  if (winners.length > 1) return t(winners.some(place => place.seat === you) ? 'ink.end_shared_you' : 'ink.end_shared', { names });
  const second = Math.max(...ranking.filter(place => place.place > 1).map(place => place.score.total));
  const margin = (first?.score.total ?? 0) - second;
  const won = first?.seat === you;
  if (margin === 0) return t(won ? 'ink.end_you_tie' : 'ink.end_wins_tie', { names });
  return t(won ? 'ink.end_you' : 'ink.end_wins', { names, n: margin });
}

/** A game alone, measured by what bots make on average. @param {import('../js/types.js').GameData} data @param {InkView} view */
function soloLine(data, view) {
  const { reached, ahead } = view.judged ?? { reached: null, ahead: null };
  const nameOf = (/** @type {string | undefined} */ id) => data.ink.bots.filter(bot => bot.id === id).map(bot => botWords(bot).name).join('');
  const facts = { reached: nameOf(reached?.bot), less: reached?.points ?? 0, ahead: nameOf(ahead?.bot), more: ahead?.points ?? 0 };
  const text = t(reached && ahead ? 'ink.solo_between' : ahead ? 'ink.solo_below' : 'ink.solo_above', facts);
  return view.options.goals ? `${text} ${t('ink.solo_goals')}` : text;
}

/** @param {InkView} view @param {number[]} mine */
function othersLine(view, mine) {
  const rest = [...(view.ranking ?? [])].filter(place => mine.length !== 1 || !mine.includes(place.seat));
  const told = rest.slice(0, MOST_COLUMNS).map(place => `${view.seats[place.seat]?.name} ${number(totalOf(view, place.seat))}`).join(', ');
  return rest.length > MOST_COLUMNS ? `${told} …` : told;
}

/** The key to the colours on the sheet. @param {Score} score @param {string[]} counted @param {InkView} view */
function legendOf(score, counted, view) {
  const entries = [];
  if (counted.includes('networks')) {
    score.networks.filter(network => network.exits > 1).forEach((network, i) => entries.push(h('span', { class: `net-${i % 6 + 1}` }, h('i.net'), t('ink.legend_exits', { n: network.exits }))));
  }
  if (counted.includes('highway')) entries.push(h('span', {}, h('i.tr.road'), t('ink.legend_highway', { n: score.highway.length })));
  if (counted.includes('railway')) entries.push(h('span', {}, h('i.tr.rail'), t('ink.legend_railway', { n: score.railway.length })));
  if (counted.includes('expansion')) {
    const areas = new Map(score.expansion.areas.map(area => [textOr(`area.${area.name.replaceAll(' ', '-')}.short`, partName('expansion', view.options.expansion)), area]));
    for (const [name, area] of areas) entries.push(h('span.of-area', {}, svg(areaSample(area)), name));
  }
  if (counted.includes('errors') && score.errors.points) {
    entries.push(h('span', {}, svg(`<svg class="board" viewBox="-13 -13 26 26" aria-hidden="true"><g class="error">${ink().open_end}</g></svg>`), t('ink.legend_errors')));
  }
  return entries;
}
