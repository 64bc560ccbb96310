/** The sheets of several players as one result: places as the server ranks them, names, whose sheet is shown. */
import { post } from '../js/api.js';
import { button, choices, mark } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { inkBody, lineBody } from './note.js';
import { before, currentNote, MOST_SHEETS, nameFrom } from './players.js';

/** @typedef {import('./players.js').PaperGame} PaperGame */
/** @typedef {{place: number, sheet: number, total: number, decides: number, most_travellers: boolean | null}} Place */
/**
 * @typedef {object} ResultHandlers
 * @property {(sheet: number) => void} open
 * @property {() => void} add
 * @property {(sheet: number) => void} remove
 * @property {(sheet: number, name: string) => void} rename
 * @property {(star: number | null) => void} star
 * @property {(former: PaperGame) => void} bringBack
 * @property {(most: number | null) => void} compared which sheet has strictly the most travellers, where that counts
 */

export class Result {
  /** @param {HTMLElement} root @param {ResultHandlers} on */
  constructor(root, on) {
    this.root = root;
    this.on = on;
    this.asked = 0;
    /** @type {Place[]} */
    this.places = [];
  }

  /** @param {PaperGame} game */
  show(game) {
    const mine = ++this.asked;
    if (game.sheets.length < 2) this.fill(game, []);
    else void this.rank(game).then(places => {
      if (mine !== this.asked) return;
      this.fill(game, places);
      if (places.some(one => one.most_travellers !== null)) this.on.compared(places.find(one => one.most_travellers)?.sheet ?? null);
    });
  }

  /** @param {PaperGame} game @returns {Promise<Place[]>} none while a sheet cannot be counted, which its own score says */
  async rank({ sheets, star }) {
    const bodies = sheets.map(({ note }) => note.game === 'ink' ? inkBody(note.ink) : lineBody(note.line));
    const { places } = await post('api/result', { sheets: bodies, star }).catch(() => ({ places: [] }));
    return places;
  }

  /** @param {PaperGame} game @param {Place[]} places */
  fill(game, places) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
    const rows = places.length ? places : game.sheets.map(() => null);
    const former = before(currentNote(game).game);
    const shared = places.some((one, index) => places[index + 1]?.place === one.place);
    fill(this.root, h('h2.label', {}, t('pad.players')),
      h('p', {}, t('pad.players_text')),
      h('ol.pad-places', {}, rows.map((place, index) => this.row(game, place?.sheet ?? index, place, places))),
      currentNote(game).game === 'ink' && (shared || game.star !== null) ? this.star(game) : null,
      h('div.pad-more', {}, game.sheets.length < MOST_SHEETS ? button(t('pad.next_player'), { icon: 'add', onclick: () => this.on.add(), 'data-key': 'add' }) : null,
        former ? button(t('pad.bring_back', { n: former.sheets.length }), { kind: 'quiet', onclick: () => this.on.bringBack(former), 'data-key': 'back' }) : null));
    const again = focused ? this.root.querySelector(`[data-key="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** @param {PaperGame} game @param {number} sheet */
  name(game, sheet) {
    return game.sheets[sheet]?.name || t('pad.player', { n: sheet + 1 });
  }

  /** @param {PaperGame} game @param {number} sheet @param {Place | null} place @param {Place[]} places */
  row(game, sheet, place, places) {
    const name = this.name(game, sheet);
    const equal = place && places.some(one => one !== place && one.total === place.total);
    const alone = game.sheets.length === 1;
    const shown = sheet === game.current && !alone;
    return h('li', { class: `seat-${sheet}${shown ? ' on' : ''}` },
      alone ? null : h('b.num.pad-place-number', {}, place ? t('pad.place', { n: place.place }) : ''), mark(sheet),
      h('input.pad-name', {
        type: 'text', value: game.sheets[sheet]?.name ?? '', placeholder: name, maxlength: '24', 'aria-label': t('pad.name_of', { n: sheet + 1 }), 'data-key': `name-${sheet}`,
        onchange: (/** @type {Event} */ event) => this.on.rename(sheet, nameFrom(/** @type {HTMLInputElement} */ (event.target).value)),
      }),
      equal ? h('small', {}, t(`pad.decides_${currentNote(game).game}`, { n: place.decides })) : null,
      alone ? null : [h('b.num', {}, place ? number(place.total) : '–'),
      button(t('pad.open_sheet'), { 'aria-label': t('pad.open_sheet_of', { name }), 'aria-pressed': String(shown), 'data-key': `open-${sheet}`, onclick: () => this.on.open(sheet) }),
      button([], { icon: 'close', kind: 'quiet', 'aria-label': t('pad.remove_sheet', { name }), 'data-key': `remove-${sheet}`, onclick: () => this.on.remove(sheet) })]);
  }

  /** Who held the star of a draft, which decides between equals. @param {PaperGame} game */
  star(game) {
    const items = [{ value: '', text: t('pad.no_star') }, ...game.sheets.map((_, sheet) => ({ value: String(sheet), text: this.name(game, sheet) }))];
    return h('div.pad-star', {}, h('span', {}, t('pad.star')),
      choices({ name: 'pad-star', label: t('pad.star'), items, value: game.star === null ? '' : String(game.star), onchange: value => this.on.star(value === '' ? null : Number(value)) }));
  }
}
