/** The pad for a score sheet of Rail Line: tap boxes, set coins; the server says what it scores. */
import { gameData, post } from '../js/api.js';
import { setHelp } from '../js/app.js';
import { choices, dialog, stepper } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { idleList, scoreRows } from '../line/sheets.js';
import { good, part as partName, rowsOf } from '../line/words.js';
import { countUp } from './counting.js';
import { History } from './history.js';
import { blank, lineBody, mark } from './note.js';
import { markPart, showParts } from './parts.js';

/** @typedef {import('./note.js').LineNote} LineNote */
/** @typedef {import('../line/types.js').Score} Score */
/** @typedef {import('../js/types.js').GameData} GameData */

const MOST_COINS = 60;

export class LinePad {
  /**
   * @param {HTMLElement} root
   * @param {GameData} data
   * @param {LineNote} note
   * @param {(note: LineNote) => void} keep
   * @param {() => boolean} several whether other players' sheets are there, with which this one is compared
   */
  constructor(root, data, note, keep, several) {
    this.root = root;
    this.data = data;
    this.note = note;
    this.keep = keep;
    this.several = several;
    /** @type {History<LineNote>} */
    this.history = new History();
    /** @type {Score | null} */
    this.score = null;
    /** @type {string | null} */
    this.lit = null;
    this.asked = 0;
    this.stopCounting = () => {};
    this.options = h('div.pad-option');
    this.sheet = h('section.player.large.pad-line-sheet', { 'aria-label': t('pad.sheet') });
    this.extras = h('div.pad-extras');
    this.parts = h('section.pad-score', { 'aria-label': t('pad.score') });
    fill(root, h('div.pad-line', {}, h('div', {}, this.options, this.sheet, h('p.pad-hint', {}, t('pad.line_hint')), this.extras), this.parts));
    setHelp({ topics: ['line'], keys: [] });
    this.refresh();
  }

  /** @param {LineNote} note */
  change(note) {
    this.history.keep(this.note);
    this.take(note);
  }

  /** @param {LineNote} note */
  take(note) {
    this.note = note;
    this.keep(note);
    this.stopCounting();
    this.lit = null;
    this.refresh();
  }

  /** What the other sheets say of this one: whether it has strictly the most travellers. @param {boolean} most */
  compare(most) {
    if (most === this.note.most) return;
    this.note = { ...this.note, most };
    this.refresh();
  }

  undo() {
    this.back(this.history.undo(this.note));
  }

  redo() {
    this.back(this.history.redo(this.note));
  }

  /** @param {LineNote | undefined} note */
  back(note) {
    if (note) this.take(note);
  }

  /** The same game with nothing written. @returns {LineNote} */
  emptied() {
    return { ...blank().line, sheet: this.note.sheet };
  }

  /** A further sheet of the game. @param {import('./note.js').Note} note @returns {import('./note.js').Note} */
  empty(note) {
    return { ...note, line: this.emptied() };
  }

  async clear() {
    const answer = await dialog({
      title: t('pad.clear_title'), body: [h('p', {}, t('pad.clear_text'))],
      choices: [{ text: t('pad.clear'), value: 'clear', kind: 'primary' }, { text: t('pad.clear_keep'), value: 'keep' }],
    });
    if (answer === 'clear') this.change(this.emptied());
  }

  refresh() {
    fill(this.options, h('span.label', {}, t('pad.sheet_number')), choices({
      name: 'pad-sheet', label: t('pad.sheet_number'), value: String(this.note.sheet), items: ['1', '2'].map(value => ({ value, text: t(`pad.sheets.${value}`) })),
      onchange: value => this.change({ ...blank().line, sheet: value === '2' ? 2 : 1, coins: this.note.coins }),
    }));
    const check = (/** @type {'most' | 'first'} */ name) => h('label.pad-check', {}, h('input', { type: 'checkbox', checked: this.note[name], onchange: () => this.change({ ...this.note, [name]: !this.note[name] }) }), t(`pad.${name}`));
    fill(this.extras, stepper({ label: t('pad.coins'), value: this.note.coins, most: MOST_COINS, onchange: coins => this.change({ ...this.note, coins }) }),
      this.note.sheet === 2 ? check('first') : this.several() ? h('p.pad-compared', {}, t(this.note.most ? 'pad.most_here' : 'pad.most_elsewhere')) : check('most'));
    this.showSheet();
    void this.ask();
  }

  printed() {
    return /** @type {import('../line/types.js').Sheet} */ (this.data.line.sheets[String(this.note.sheet)]);
  }

  showSheet() {
    const focused = this.sheet.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
    const sheet = this.printed();
    const lit = this.lit;
    const scoring = (this.score?.scoring ?? []).filter(([row]) => lit === null || rowsOf(lit).includes(row));
    fill(this.sheet, scoreRows(sheet, {
      boxes: this.note.boxes, over: true, scoring, ...(this.score ? { score: this.score } : {}),
      onBox: (row, index) => ({
        label: t('pad.box', { good: good(row), n: index + 1, all: sheet.rows[row]?.boxes.length ?? 0 }),
        act: () => this.change(mark(this.note, row, index + 1)),
      }),
    }), this.score ? idleList(this.score, this.note.boxes) : null);
    const again = focused ? this.sheet.querySelector(`[data-key="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  async ask() {
    const mine = ++this.asked;
    try {
      const score = await post('api/score', this.body());
      if (mine !== this.asked) return;
      this.score = score;
      this.showSheet();
      showParts(this.parts, this.rows(), score.total, part => this.light(part));
    } catch (error) {
      if (mine === this.asked) fill(this.parts, h('p.notice.bad', {}, t('pad.refused', { text: error instanceof Error ? error.message : '' })));
    }
  }

  rows() {
    return Object.entries(this.score?.points ?? {}).map(([part, points]) => ({ part, name: partName(part), note: '', points }));
  }

  /** @param {string | null} part */
  light(part) {
    if (this.lit === part) return;
    this.lit = part;
    this.showSheet();
    markPart(this.parts, part);
  }

  count() {
    this.stopCounting();
    this.stopCounting = countUp(this.rows().filter(row => row.points !== 0).map(row => row.part), part => this.light(part));
  }

  /** The sheet as the server knows it. */
  body() {
    return lineBody(this.note);
  }

  close() {
    this.stopCounting();
  }
}

/** @param {HTMLElement} root @param {LineNote} note @param {(note: LineNote) => void} keep @param {() => boolean} several */
export const linePad = async (root, note, keep, several) => new LinePad(root, await gameData(), note, keep, several);
