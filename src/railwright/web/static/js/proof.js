/** The dice of a room in plain words: a line for every screen, and the sheet on which the browser checks them. */
import { gameData, get } from './api.js';
import { button, dialog, mark } from './components.js';
import { fill, h } from './dom.js';
import { check } from './fair.js';
import { currentLanguage, t, textOr } from './i18n.js';
import { yourSeat } from './people.js';
import { fixedIn } from './seals.js';

/** @typedef {import('./fair.js').FairView} FairView */
/** @typedef {{seats: {name: string}[], fair: FairView, room: string, game: 'ink' | 'line', dice?: {piece: string, kind: string}[], events?: string[], rounds?: number, options?: object, paper?: boolean}} Seen paper: nobody draws here, so there is no record */

const SHORT = 8;
/** More faces than these are not listed, only counted. */
const MOST_LISTED = 8;

/** A hash as people compare it. @param {string | null} hash */
const short = hash => (hash ?? '').slice(0, SHORT);

/** Where the dice come from, as a line that opens the sheet. @param {() => Seen} seen */
export function fairLine(seen) {
  const { fair, game } = seen();
  return h('p.fair-line', {}, h('button', { type: 'button', onclick: () => void showProof(seen()) }, t(`fair.line_${fair.dice}`, { game, hash: short(fair.commitment) })));
}

/** The button at the end of a game. @param {() => Seen} seen */
export const fairButton = seen => button(t('fair.button', { game: seen().game }), { onclick: () => void showProof(seen()) });

/** @param {Seen} seen */
export async function showProof(seen) {
  const { fair, game, room, paper } = seen;
  const about = paper && fair.dice === 'sealed' ? 'paper' : fair.dice;
  const sealed = fair.dice === 'sealed' || fair.dice === 'shared';
  const findings = h('div.fair-findings', { role: 'status' }, sealed ? h('p', {}, t('fair.checking')) : null);
  const shown = dialog({
    title: t('fair.title', { game }),
    body: [
      h('p', {}, t(`fair.about_${about}`, { game })),
      fair.seed ? h('p', {}, t('fair.seed', { seed: fair.seed })) : null,
      findings,
    ],
    choices: [{ text: t('nav.back'), value: 'back', kind: 'primary' }],
  });
  document.querySelector('dialog:last-of-type')?.classList.add('fair-sheet');
  if (sealed) {
    try {
      await showFindings(findings, seen, await get(`api/rooms/${encodeURIComponent(room)}/proof`));
    } catch (error) {
      fill(findings, h('p.notice', {}, /** @type {Error} */ (error).message));
    }
  }
  await shown;
}

/** @param {HTMLElement} place @param {Seen} seen @param {import('./fair.js').Proof} proof */
async function showFindings(place, { fair, room, seats, game, dice = [], events = [], rounds = Infinity, options, paper }, proof) {
  const found = await check(proof, fixedIn(room), { faces: [...dice.filter(die => die.kind !== 'extra').map(die => die.piece), ...events], draw: fair.draws });
  const data = await gameData();
  const faces = (/** @type {string} */ chosen) => data.ink.pieces[chosen]?.name[currentLanguage()] ?? chosen;
  const row = (/** @type {boolean} */ right, /** @type {(string | Node | null)[]} */ ...text) => h('li', { class: right ? 'right' : 'wrong' }, h('span', {}, ...text), h('span.verdict', {}, t(right ? 'fair.right' : 'fair.wrong')));
  const listed = (/** @type {import('./fair.js').Draw} */ draw) => {
    const chosen = draw.numbers.map(([, , name]) => name).filter(Boolean);
    return draw.round !== null && chosen.length <= MOST_LISTED ? chosen.map(faces).join(', ') : t('fair.numbers', { n: draw.numbers.length });
  };
  const { expansion = null } = /** @type {{expansion?: string | null}} */ (options ?? {});
  const moment = (/** @type {import('./fair.js').Draw} */ draw) => {
    if (draw.round === null) return t(game === 'line' ? 'fair.shuffle' : 'fair.set_up');
    return draw.round > rounds ? textOr(`last_roll.${expansion}`, t('fair.last_roll')) : t('fair.round', { n: draw.round });
  };
  const you = yourSeat(room);
  const part = (/** @type {string} */ what, /** @type {number} */ number, /** @type {string} */ name) => number === you ? t(`fair.part_${what}.you`) : t(`fair.part_${what}`, { name });
  fill(place,
    proof.draws.length ? h('p.fair-verdict', { class: found.right ? 'right' : 'wrong' }, t(found.right ? 'fair.all_right' : 'fair.something_wrong')) : h('p', {}, t(game === 'line' ? 'fair.later_line' : 'fair.later')),
    h('h3.label', {}, t('fair.before')),
    h('ul.fair-list', {},
      h('li', {}, h('span', {}, t('fair.commitment')), h('code', { title: proof.commitment }, short(proof.commitment))),
      seats.map((seat, number) => fair.seats[number]?.part === 'given' && proof.contributions[number] !== null
        ? row(found.seats[number] ?? false, mark(number), part('given', number, seat.name))
        : h('li', {}, h('span', {}, mark(number), part(fair.seats[number]?.part ?? 'none', number, seat.name)))),
      found.kept === null ? null : row(found.kept && found.own !== false, t('fair.kept'))),
    proof.draws.length ? [h('h3.label', {}, t('fair.draws')), h('ul.fair-list', {}, found.draws.map(({ draw, linked, follows }) => row(linked && follows,
      h('b', {}, moment(draw)), ' ', listed(draw), ' ', h('code', { title: draw.link }, short(draw.link)))), found.shown === null ? null : row(found.shown, t('fair.shown')))] : null,
    paper ? null : h('p.cap', {}, t('fair.offline', { room })));
}
