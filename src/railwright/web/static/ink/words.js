/** Sentences of the Railroad Ink table: what a space says, what the hint line says, whom we wait for. */
import { listOf, t, textOr } from '../js/i18n.js';
import { liesOnLines } from '../js/drawings.js';
import { isPoint } from '../js/lines.js';
import { actionOf, fitting, placement, turnsHere } from '../js/sheet.js';
import { nameOf, signName } from './catalogue.js';
import { linesAt, placeName, priceWords, whereOf } from './on_lines.js';
import { optionName } from './question.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').GameData} GameData */

const MOST_NAMED = 4;

/** "Railroad Ink Challenge with lava, three players". @param {import('../js/types.js').InkOptions} options @param {number} players */
export function gameName(options, players) {
  const name = t(`game.${options.edition}`);
  const with_ = options.expansion ? t('ink.with_expansion', { game: name, expansion: textOr(`expansion.${options.expansion}.inside`, options.expansion) }) : name;
  return t('ink.game_players', { game: with_, n: players });
}

/** The chapters of the rules that are played. @param {{edition: string, expansion: string | null, draft?: boolean}} options */
export const topicsOf = ({ edition, expansion, draft }) => ['ink', edition === 'challenge' ? 'challenge' : '', expansion ?? '', draft ? 'draft' : ''].filter(Boolean);

/** Whose sheet it is. @param {{name: string}[]} seats @param {number} seat @param {number | null} you */
export const sheetOf = (seats, seat, you) => seat === you ? t('ink.your_sheet') : t('ink.sheet_of', { name: seats[seat]?.name ?? '' });

/**
 * A space, or a grid point, for the ear.
 * @param {GameData} data
 * @param {InkView} view
 * @param {string} space
 * @param {import('../js/types.js').SheetView} sheet
 */
export function describeSpace(data, view, space, sheet) {
  const words = [placeName(space)];
  if (isPoint(space)) return [...words, ...linesAt(sheet, space)].join(', ');
  const drawn = sheet.drawn.find(piece => piece.space === space);
  const signs = Object.keys(sheet.signs).filter(name => sheet.signs[name]?.includes(space));
  if (drawn) words.push(t('ink.space_drawn', { piece: nameOf(data, drawn.piece), ends: endsOf(data, drawn), round: drawn.round }));
  else if (!signs.length) words.push(t('ink.space_empty'));
  words.push(...signs.map(signName));
  const { question } = view;
  if (question?.at_stake.includes(space)) words.push(textOr(`question.${question.name}.at_stake`, t('ink.at_stake')));
  if (view.options.edition === 'challenge') {
    for (const [kind, spaces] of Object.entries(data.ink.buildings)) if (spaces.includes(space)) words.push(t(`ink.building.${kind}`));
  }
  const exit = data.ink.exits.find(one => one.space === space);
  if (exit) words.push(t(exit.kind === 'H' ? 'ink.exit_highway' : 'ink.exit_railway', { way: t(`ink.way.${exit.side}`) }));
  words.push(...linesAt(sheet, space));
  return words.join(', ');
}

/** @param {GameData} data @param {{piece: string, orientation: number}} drawn */
function endsOf(data, drawn) {
  const edges = data.ink.pieces[drawn.piece]?.orientations[drawn.orientation]?.edges ?? '____';
  const ends = [...'NESW'].map((side, i) => edges[i] === '_' ? null : textOr(`ink.end.${edges[i]}`, t(`ink.way.${side}`), { way: t(`ink.way.${side}`) })).filter(end => end !== null);
  return ends.length ? listOf(ends) : t('ink.no_ends');
}

/**
 * What comes with a drawing by itself, as a sentence after another; nothing if nothing does.
 * @param {GameData} data
 * @param {InkView} view
 * @param {import('../js/sheet.js').Placement | null} placed
 */
export function broughtWords(data, view, placed) {
  const brought = placed ? view.brings[actionOf(placed)] ?? [] : [];
  const pieces = [...new Set(brought.map(({ piece }) => piece))];
  const things = pieces.map(piece => t('ink.brought', { piece: nameOf(data, piece), spaces: listOf(brought.filter(one => one.piece === piece).map(({ space }) => space)) }));
  return things.length ? ` ${t('ink.brings', { things: listOf(things) })}` : '';
}

/** What somebody does who draws nothing: end the round, or answer the expansion. @param {GameData} data @param {InkView} view @param {string} action */
export function actionName(data, view, action) {
  const option = view.question?.options.find(one => one.action === action);
  return view.question && option ? optionName(data, view.question.name, option) : t('ink.done');
}

/** The names of some players, or how many they are. @param {string[]} names */
const someOf = names => names.length > MOST_NAMED ? t('ink.players', { n: names.length }) : listOf(names);

/** @param {InkView} view */
export function waitingFor(view) {
  if (view.phase === 'pick' && view.draft) {
    const picker = view.draft.to_pick;
    return picker === view.seat ? t('ink.draft_yours') : t('ink.draft_other', { name: view.seats[picker ?? 0]?.name ?? '' });
  }
  const names = view.seats.filter((seat, number) => number !== view.seat && !seat.done).map(seat => seat.name);
  return names.length ? t('ink.waiting_for', { names: someOf(names) }) : t('ink.waiting_next');
}

/** What has come over a sheet in this round, where there are words for it. @param {import('../js/types.js').SheetView} [sheet] */
const newsOf = sheet => Object.entries(sheet?.signs ?? {}).map(([name, spaces]) => textOr(`news.${name}`, '', { spaces: listOf(spaces) })).join(' ').trim();

/**
 * The hint line below the dice.
 * @param {GameData} data
 * @param {InkView} view
 * @param {import('../js/sheet.js').SheetState} state
 * @param {import('../js/types.js').Presence[]} presence
 * @returns {{lead: string, rest: string, busy: boolean}}
 */
export function hintFor(data, view, state, presence) {
  const seat = view.seat;
  const still = { lead: '', busy: false };
  if (seat === null) return { ...still, rest: t('ink.watching') };
  const preparing = presence.filter(one => one.preparing).map(one => view.seats[one.seat]?.name ?? '');
  const slow = preparing.length ? t('ink.getting_ready', { names: someOf(preparing), n: preparing.length }) : '';
  if (view.phase === 'pick') return { ...still, rest: slow, busy: slow !== '' };
  if (view.seats[seat]?.done) return { lead: '', rest: slow || (view.can_undo ? t('ink.waiting_may_undo', { waiting: waitingFor(view) }) : waitingFor(view)), busy: presence.some(one => one.thinking) || view.seats.some(one => !one.done) };
  if (view.question) return { ...still, rest: '' };
  if (state.piece) {
    const name = nameOf(data, state.piece);
    const lead = name.charAt(0).toUpperCase() + name.slice(1);
    const count = fitting(state).length;
    const turns = turnsHere(state).length;
    const placed = placement(state);
    const price = priceWords(view, placed);
    if (liesOnLines(state.piece)) {
      const here = placed ? ` ${whereOf(placed)}.` : '';
      const ways = turns > 1 ? ` ${t(matchMedia('(pointer: coarse)').matches ? 'ink.ways_touch' : 'ink.ways', { n: turns })}` : '';
      return { lead, rest: (here || t(count ? 'ink.fits_at' : 'ink.fits_nowhere', { n: count })) + price + ways, busy: false };
    }
    const where = count ? t('ink.fits_in', { n: count }) : t('ink.fits_nowhere');
    const gives = state.space && turns && view.sheets[seat]?.drawn.some(piece => piece.space === state.space) ? ` ${t('ink.gives_way')}` : '';
    const turned = state.space && turns > 1 ? ` ${t(matchMedia('(pointer: coarse)').matches ? 'ink.turns_touch' : 'ink.turns', { space: state.space, n: turns })}` : '';
    return { lead, rest: where + price + turned + gives + broughtWords(data, view, placement(state)), busy: false };
  }
  if (view.copies) return { ...still, rest: t('ink.choose_again') };
  if (view.dice.some(die => !die.used && view.legal[die.piece])) return { lead: newsOf(view.sheets[seat]), rest: t('ink.choose'), busy: false };
  if (view.done.allowed) return { ...still, rest: t(Object.keys(view.legal).length ? 'ink.all_drawn_special' : 'ink.all_drawn') };
  return { ...still, rest: view.done.text ?? '' };
}
