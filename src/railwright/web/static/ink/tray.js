/** Beside the sheet: round track, dice, special routes, draft. Functions of the view; the table listens. */
import { icon, mark, sign } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { t, textOr } from '../js/i18n.js';
import { tile } from '../js/drawings.js';
import { nameOf } from './catalogue.js';
import { die } from './dice.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').GameData} GameData */

const MANY_PAIRS = 12;

/**
 * The round track is a little railway: stations behind us are filled, the next ones are open.
 * @param {number} now more than there are: the rounds are over
 * @param {number} rounds
 * @param {string} [label]
 */
export function roundTrack(now, rounds, label = t('ink.round_of', { round: now, rounds })) {
  const width = 264;
  const x = (/** @type {number} */ k) => 12 + (width - 24) * k / (rounds - 1);
  let out = '';
  for (let k = 0; k < rounds - 1; k++) {
    const todo = k < now - 1 ? '' : ' todo';
    const [a, b] = [x(k), x(k + 1)];
    out += `<path class="ln${todo}" d="M${a} 15H${b}"/>`;
    for (let j = 1; j < 5; j++) out += `<path class="tie${todo}" d="M${a + (b - a) * j / 5} 11v8"/>`;
  }
  for (let k = 0; k < rounds; k++) {
    const here = k === now - 1;
    const half = here ? 11 : 6;
    out += `<rect class="${here ? 'now' : k < now ? '' : 'open'}" x="${x(k) - half}" y="${15 - half}" width="${2 * half}" height="${2 * half}" rx="1"/>`;
    if (here) out += `<text x="${x(k)}" y="15.5">${now}</text>`;
  }
  const track = svg(`<svg class="track" viewBox="0 0 ${width} 30" preserveAspectRatio="xMinYMid" role="img">${out}</svg>`);
  track.setAttribute('aria-label', label);
  return track;
}

/** A thing of the tray that can be chosen. @typedef {InkView['dice'][number] & {key: string}} Choice */

/** What lies in the tray, in the order of the digit keys. @param {InkView} view @returns {Choice[]} */
export const trayOf = view => view.dice.map((die, i) => ({ ...die, key: die.kind === 'extra' ? die.piece : `die-${i}` }));

/** @param {GameData} data @param {Choice} choice @param {number} n */
function choiceName(data, choice, n) {
  const piece = nameOf(data, choice.piece);
  return choice.kind === 'extra' ? textOr(`extra.${choice.piece}`, t('ink.extra', { piece })) : t('ink.die', { n, piece });
}

/**
 * The dice, and faces that are only looked at.
 * @param {GameData} data
 * @param {InkView} view
 * @param {string | null} chosen key of the tray
 * @param {(choice: Choice) => void} onChoose
 * @param {(event: PointerEvent, piece: string, key: string) => void} onGrab
 */
export function dice(data, view, chosen, onChoose, onGrab) {
  const seen = view.events.map(face => h('div.slot.event', {}, die(data, face)));
  return [...trayOf(view).map((choice, i) => {
    const fits = Boolean(view.legal[choice.piece]) && (!choice.used || choice.copy);
    const on = choice.key === chosen;
    const words = [choiceName(data, choice, i + 1)];
    if (choice.used) words.push(t(choice.copy ? 'ink.die_again' : 'ink.die_used'));
    else if (!fits && view.phase === 'draw' && !view.question && view.seat !== null) words.push(t('ink.die_unfit'));
    const thing = h('button.die', {
      type: 'button', class: [choice.used && 'used', choice.copy && 'again', on && 'on', !fits && !choice.used && view.seat !== null && 'unfit'].filter(Boolean).join(' '),
      'aria-pressed': String(on), 'aria-label': words.join(', '), title: words.join(', '), 'data-key': choice.key, 'data-piece': choice.piece,
      onclick: () => onChoose(choice),
      onpointerdown: (/** @type {PointerEvent} */ event) => onGrab(event, choice.piece, choice.key),
    }, svg(tile(choice.piece)), choice.copy ? sign('factory', 'corner') : null);
    return h('div.slot', { class: on ? 'is-on' : '' }, h('kbd', { 'aria-hidden': 'true' }, i + 1), thing);
  }), ...seen];
}

/**
 * The strip of special routes.
 * @param {GameData} data
 * @param {InkView} view
 * @param {string | null} chosen piece
 * @param {(piece: string) => void} onChoose
 * @param {(event: PointerEvent, piece: string, key: string) => void} onGrab
 */
export function specials(data, view, chosen, onChoose, onGrab) {
  return view.specials.map(special => {
    const fits = Boolean(view.legal[special.piece]);
    const state = special.spent ? 'ink.special_spent' : !special.open ? 'ink.special_closed' : fits ? 'ink.special_open' : 'ink.die_unfit';
    const words = `${nameOf(data, special.piece)}, ${t(state)}`;
    return h('button.sp', {
      type: 'button', class: [special.spent && 'gone', special.open && fits && 'open', special.piece === chosen && 'on'].filter(Boolean).join(' '),
      'aria-pressed': String(special.piece === chosen), 'aria-label': words, title: words, 'data-key': special.piece,
      onclick: () => onChoose(special.piece),
      onpointerdown: (/** @type {PointerEvent} */ event) => { if (special.open) onGrab(event, special.piece, special.piece); },
    }, svg(tile(special.piece)));
  });
}

/**
 * The draft: pairs of dice on the table, taken one after the other.
 * @param {GameData} data
 * @param {InkView} view
 * @param {number | null} hinted the pair that a bot would take
 * @param {(pair: number) => void} onPick
 * @param {() => void} onHint
 */
export function draft(data, view, hinted, onPick, onHint) {
  const { draft: state, seats, seat } = view;
  if (!state) return [];
  const owner = new Map(state.owners);
  const mine = state.to_pick === seat && seat !== null;
  const picker = state.to_pick === null ? null : seats[state.to_pick];
  return [h('div.draft', { role: 'group', 'aria-label': t('ink.draft') },
    h('div.row-head', {}, h('h2.label', {}, t('ink.draft')), mine ? hintLink(onHint) : null),
    h('p.hint', {}, mine ? t('ink.draft_yours') : t('ink.draft_other', { name: picker?.name ?? '' })),
    h('div.pairs', { class: state.pairs.length > MANY_PAIRS ? 'many' : '' }, state.pairs.map((pair, i) => {
      const taken = owner.get(i);
      const names = pair.map(piece => nameOf(data, piece)).join(', ');
      const words = taken === undefined ? t('ink.pair', { n: i + 1, pieces: names }) : taken === seat ? t('ink.pair_taken_you', { pieces: names }) : t('ink.pair_taken', { pieces: names, name: seats[taken]?.name ?? '' });
      const said = i === hinted ? `${words}, ${t('ink.pair_hinted')}` : words;
      return h('button.pair', {
        type: 'button', class: taken !== undefined ? `taken seat-${taken}` : i === hinted ? 'hinted' : '', 'aria-label': said, title: said, 'data-key': `pair-${i}`,
        'aria-disabled': String(!mine || taken !== undefined), onclick: () => { if (mine && taken === undefined) onPick(i); },
      }, ...pair.map(piece => h('span.die', {}, svg(tile(piece)))), taken === undefined ? null : mark(taken));
    })))];
}

/** What would a bot do? @param {() => void} ask */
export const hintLink = ask => h('button.linkish', { type: 'button', 'data-key': 'hint', onclick: ask }, t('ink.hint'));

/** Undo, redo, clear, turn: buttons that are icons on a phone. @param {string} name @param {boolean} able @param {() => void} act @param {string} [key] what does the same at a keyboard */
export const tool = (name, able, act, key) => h('button.btn', {
  type: 'button', 'aria-label': t(`ink.${name}`), title: key ? `${t(`ink.${name}`)} (${key})` : t(`ink.${name}`), 'aria-disabled': String(!able), 'data-key': name,
  onclick: () => { if (able) act(); },
}, icon(name), h('span', {}, t(`ink.${name}_short`)));
