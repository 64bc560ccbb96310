/** The pad for a sheet of Railroad Ink: choose a piece, tap a space, turn it; the server says what it scores. */
import { gameData, post } from '../js/api.js';
import { choices, dialog, icon, stepper } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { pieceAlong, spaceTile, tile } from '../js/drawings.js';
import { t, textOr } from '../js/i18n.js';
import { isPoint, pointOf, spaceOf } from '../js/lines.js';
import { beside, NOTHING } from '../js/sheet.js';
import { boardOf, expansionChoices, expansionOf, nameOf, signName } from '../ink/catalogue.js';
import { lightUp } from '../ink/light.js';
import { budgetRow, linesAt, onLineName, placeName } from '../ink/on_lines.js';
import { Paper } from '../ink/paper.js';
import { partsOf, pointsOf } from '../ink/side.js';
import { countUp } from './counting.js';
import { draw, erase, inkBody, layBare, markedWith, putMark, turned, withExpansion } from './note.js';
import { markPart, showParts } from './parts.js';
import { Trace } from './trace.js';

/** @typedef {import('./note.js').InkNote} InkNote */
/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('../js/types.js').Score} Score */

const ERASER = 'eraser';
const BARING = 'bare';
const MOST_GOALS = 12;
const MOST_UNDO = 60;

export class InkPad {
  /**
   * @param {HTMLElement} root
   * @param {GameData} data
   * @param {InkNote} note
   * @param {(note: InkNote) => void} keep
   */
  constructor(root, data, note, keep) {
    this.root = root;
    this.data = data;
    this.note = note;
    this.keep = keep;
    /** @type {InkNote[]} */
    this.before = [];
    this.tool = '';
    /** Where the chosen piece fits, as the server says. @type {Record<string, number[]>} */
    this.fits = {};
    /** The orientations that fitted when a piece was put down. @type {Map<string, number[]>} */
    this.turns = new Map();
    /** @type {Score | null} */
    this.score = null;
    /** What comes about on this sheet by itself, as the server says. @type {import('../js/types.js').Drawn[]} */
    this.brought = [];
    this.asked = 0;
    this.stopCounting = () => {};
    this.focused = 'D4';
    if (note.expansion && !expansionOf(data, note.expansion)) keep(this.note = { ...note, expansion: null, marks: {} });
    this.build();
  }

  build() {
    const { edition } = this.note;
    this.paper = new Paper(boardOf(this.data, edition), t('pad.sheet'), {
      point: () => {}, click: space => this.tap(space), tap: space => this.tap(space), turn: () => false,
      focus: space => { this.focused = space; },
    });
    this.paper.svg.addEventListener('contextmenu', event => {
      const space = event.target instanceof Element ? event.target.closest('.space')?.getAttribute('data-space') : null;
      if (space) this.turn(space);
    });
    this.paper.svg.addEventListener('keydown', event => this.key(event));
    this.trace = new Trace(this);
    this.printed = h('div.printed', { hidden: true });
    this.options = h('details.pad-options', {}, h('summary', {}, t('pad.options')));
    this.palette = h('section.pad-palette', { 'aria-label': t('pad.pieces') });
    this.hint = h('p.pad-hint', { role: 'status' });
    this.parts = h('section.pad-score', { 'aria-label': t('pad.score') });
    this.extras = h('div.pad-extras');
    fill(this.root, h('div.pad-ink', {},
      h('div.pad-paper', {}, this.paper.element, this.printed, this.hint),
      h('div.pad-side', {}, this.options, this.palette, this.extras, this.parts)));
    this.showOptions();
    this.refresh();
  }

  // --- changes ----------------------------------------------------------------------------------------------------

  /** @param {InkNote} note @param {boolean} [rebuild] */
  change(note, rebuild = false) {
    this.before = [...this.before, this.note].slice(-MOST_UNDO);
    this.take(note, rebuild);
  }

  /** @param {InkNote} note @param {boolean} [rebuild] */
  take(note, rebuild = false) {
    this.note = note;
    this.keep(note);
    this.stopCounting();
    if (rebuild) this.build();
    else this.refresh();
  }

  undo() {
    const last = this.before.pop();
    if (last) this.take(last, last.edition !== this.note.edition || last.expansion !== this.note.expansion);
  }

  async clear() {
    const answer = await dialog({
      title: t('pad.clear_title'), body: [h('p', {}, t('pad.clear_text'))],
      choices: [{ text: t('pad.clear'), value: 'clear', kind: 'primary' }, { text: t('pad.clear_keep'), value: 'keep' }],
    });
    if (answer === 'clear') this.change({ ...this.note, drawn: {}, marks: {}, lines: [], villages: 0, goals: 0 });
  }

  /** @param {string} space */
  tap(space) {
    if (isPoint(space)) this.trace?.click(space);
    else if (this.tool === ERASER) this.change(erase(this.note, space));
    else if (this.tool === BARING) this.change(layBare(this.note, this.bare(), space));
    else if (this.marks().includes(this.tool)) this.change(putMark(this.note, this.tool, space));
    else if (this.note.drawn[space]) this.turn(space);
    else if (this.tool) {
      const [orientation = this.ways(this.tool)[0] ?? 0] = this.fits[space] ?? [];
      this.turns.set(space, this.fits[space] ?? []);
      this.change(draw(this.note, space, { piece: this.tool, orientation }));
    }
    this.paper?.focus(space);
  }

  /** The pieces that may lose their marks, and what is left of them. */
  bare() {
    return expansionOf(this.data, this.note.expansion)?.bare ?? {};
  }

  /** What may lie in a space without a piece. */
  marks() {
    return expansionOf(this.data, this.note.expansion)?.marks ?? [];
  }

  /** What may run along the lines between spaces. */
  lines() {
    return expansionOf(this.data, this.note.expansion)?.lines ?? [];
  }

  /** Whether the tool in hand draws along lines. */
  tracing() {
    return this.lines().includes(this.tool);
  }

  /** The orientations in which a piece looks different. @param {string} piece */
  ways(piece) {
    return this.data.ink.pieces[piece]?.canonical ?? [0];
  }

  /** @param {string} space */
  turn(space) {
    const placed = this.note.drawn[space];
    if (!placed) return;
    const orientation = turned(placed.orientation, this.turns.get(space) ?? [], this.ways(placed.piece));
    this.change(draw(this.note, space, { ...placed, orientation }));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const space = this.focused;
    const { key } = event;
    if (isPoint(space) && this.trace?.key(space, key)) event.preventDefault();
    if (event.defaultPrevented) return;
    if (key.startsWith('Arrow')) this.paper?.focus(beside(space, key));
    else if (key === 'Enter' || key === ' ') this.tap(space);
    else if (key === 'r' || key === 'R') this.turn(space);
    else if (key === 'Delete' || key === 'Backspace') this.change(erase(this.note, space));
    else if (key === 'z' || key === 'Z') this.undo();
    else return;
    event.preventDefault();
  }

  /** @param {string} tool */
  choose(tool) {
    this.tool = this.tool === tool ? '' : tool;
    if (isPoint(this.focused) !== this.tracing()) this.focused = this.tracing() ? pointOf(this.focused) : spaceOf(this.focused);
    this.fits = {};
    this.refresh();
  }

  // --- drawing ----------------------------------------------------------------------------------------------------

  /** @param {InkNote} [note] */
  sheet(note = this.note) {
    const drawn = Object.entries(note.drawn).map(([space, placed]) => ({ space, ...placed, round: 0 }));
    drawn.push(...this.brought.filter(({ space }) => !note.drawn[space]));
    const [name = ''] = this.lines();
    const lines = note.lines.map(line => ({ name, row: Number(line[0]), col: Number(line[1]), path: line[2] ?? '' }));
    const over = this.score?.expansion.lines.filter(path => path.name !== name) ?? [];
    return { drawn, signs: note.marks, lines: [...lines, ...over], budget: null, villages: note.villages, universities: 0 };
  }

  refresh() {
    this.paper?.show(this.sheet(), { numbers: false });
    this.paper?.light('');
    this.showPalette();
    this.showExtras();
    this.showHint();
    this.aim();
    void this.ask();
  }

  /** @param {string} space */
  describe(space) {
    if (isPoint(space)) return linesAt(this.sheet(), space).join(', ') || t('pad.empty');
    const placed = this.note.drawn[space];
    if (placed) return t('pad.drawn_here', { piece: nameOf(this.data, placed.piece), n: placed.orientation + 1 });
    const brought = this.brought.find(one => one.space === space);
    if (brought) return t('pad.by_itself', { piece: nameOf(this.data, brought.piece) });
    const mark = markedWith(this.note, space);
    return mark ? signName(mark) : t('pad.empty');
  }

  /** Show and say where the chosen piece fits. */
  aim() {
    const fits = new Set(Object.keys(this.fits));
    this.paper?.speak(space => t('pad.space', { space: placeName(space), what: this.describe(space) }) + (fits.has(space) ? `, ${t('pad.fits_here')}` : ''), fits);
    const piece = this.tracing() ? pieceAlong(this.tool) : this.tool || null;
    this.paper?.aim({ ...NOTHING, legal: this.tool ? { [this.tool]: this.fits } : {}, piece }, {});
    this.paper?.svg.classList.toggle('tracing', this.tracing());
  }

  showHint() {
    const text = this.tool === ERASER ? t('pad.hint_eraser') : this.tool === BARING ? t('pad.hint_bare') : this.marks().includes(this.tool) ? t('pad.hint_mark', { mark: signName(this.tool) })
      : this.tracing() ? linesHint(onLineName(this.tool))
      : this.tool ? t('pad.hint_piece', { piece: nameOf(this.data, this.tool) }) : t('pad.hint_none');
    if (this.hint && this.hint.textContent !== text) this.hint.textContent = text;
  }

  /** The pieces of the edition, of the specials and of the expansion. @returns {[string, string[]][]} */
  groups() {
    const { dice, dice_sets: sets, specials } = this.data.ink;
    const faces = (/** @type {string} */ set) => [...new Set((sets[set] ?? []).flatMap(die => dice[die] ?? []))].filter(face => face in this.data.ink.pieces);
    const { edition, expansion } = this.note;
    const own = expansionOf(this.data, expansion);
    // what comes about by itself is on no die, and nobody draws it
    const more = own?.pieces.filter(piece => own.extra_pieces.includes(piece) || own.dice.some(die => dice[die]?.includes(piece))) ?? [];
    return [['dice', faces(edition)], ['specials', specials], ...(more.length ? [/** @type {[string, string[]]} */ (['expansion_pieces', more])] : [])];
  }

  showPalette() {
    if (!this.palette) return;
    const focused = document.activeElement?.closest('[data-tool]')?.getAttribute('data-tool');
    const inside = this.palette.contains(document.activeElement);
    const tool = (/** @type {string} */ name, /** @type {string} */ label, /** @type {Node} */ picture, /** @type {string} */ className) =>
      h('button.pad-tool', { type: 'button', class: `${className}${this.tool === name ? ' on' : ''}`, 'aria-pressed': String(this.tool === name), 'aria-label': label, title: label, dataset: { tool: name }, onclick: () => this.choose(name) }, picture);
    fill(this.palette,
      this.groups().map(([group, pieces]) => h('div.pad-group', { role: 'group', 'aria-label': t(`pad.${group}`) },
        h('h2.label', {}, t(`pad.${group}`)),
        h('div.pad-tools', {}, pieces.map(piece => tool(piece, nameOf(this.data, piece), svg(tile(piece)), 'die'))))),
      h('div.pad-tools.more', {},
        tool(ERASER, t('pad.eraser'), h('span', {}, icon('clear'), t('pad.eraser')), 'word'),
        Object.keys(this.bare()).length ? tool(BARING, this.baring(), h('span', {}, this.baring()), 'word') : null,
        this.lines().map(line => tool(line, onLineName(line), svg(tile(pieceAlong(line) ?? '')), 'die')),
        this.marks().map(mark => tool(mark, signName(mark), svg(spaceTile(mark)), 'die'))));
    const again = inside && focused ? this.palette.querySelector(`[data-tool="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** What it is called when a piece loses its marks. */
  baring() {
    return textOr(`bare.${this.note.expansion}`, t('pad.bare'));
  }

  showExtras() {
    if (!this.extras) return;
    const steps = this.note.edition === 'challenge' ? [
      stepper({ label: t('pad.villages'), value: this.note.villages, most: 4, onchange: villages => this.change({ ...this.note, villages }) }),
      stepper({ label: t('pad.goals'), value: this.note.goals, most: MOST_GOALS, onchange: goals => this.change({ ...this.note, goals }) }),
    ] : [];
    fill(this.extras, ...steps);
  }

  showOptions() {
    const { edition, expansion, longest } = this.note;
    const row = (/** @type {string} */ name, /** @type {string} */ value, /** @type {{value: string, text: string}[]} */ items, /** @type {(value: string) => void} */ onchange) =>
      h('div.pad-option', {}, h('span.label', {}, t(`pad.${name}`)), choices({ name: `pad-${name}`, label: t(`pad.${name}`), items, value, onchange }));
    this.options?.append(
      row('edition', edition, ['base', 'challenge'].map(value => ({ value, text: t(`pad.editions.${value}`) })),
        value => this.change({ ...this.note, edition: value === 'challenge' ? 'challenge' : 'base' }, true)),
      row('expansion', expansion ?? '', expansionChoices(this.data, t('pad.no_expansion')),
        value => this.change(withExpansion(this.note, expansionOf(this.data, this.note.expansion), expansionOf(this.data, value)), true)),
      row('longest', longest, ['sections', 'spaces'].map(value => ({ value, text: t(`pad.longests.${value}`) })),
        value => this.change({ ...this.note, longest: value === 'spaces' ? 'spaces' : 'sections' })));
    if (this.before.length || !Object.keys(this.note.drawn).length) this.options?.setAttribute('open', '');
  }

  // --- what the server knows --------------------------------------------------------------------------------------

  async ask() {
    const mine = ++this.asked;
    const sheet = this.body();
    const piece = ![ERASER, BARING].includes(this.tool) && !this.marks().includes(this.tool) && !this.tracing() ? this.tool : '';
    try {
      const [score, legal] = await Promise.all([post('api/score', sheet), piece ? post('api/legal', { sheet, piece }) : null]);
      if (mine !== this.asked) return;
      this.score = score;
      this.showBrought(score.brought);
      this.showLines();
      this.fits = legal?.spaces ?? {};
      this.aim();
      this.showScore();
    } catch (error) {
      if (mine === this.asked && this.parts) fill(this.parts, h('p.notice.bad', {}, t('pad.refused', { text: error instanceof Error ? error.message : '' })));
    }
  }

  /** What comes about by itself appears with the pen, and goes when its cause goes. @param {import('../js/types.js').Drawn[]} brought */
  showBrought(brought) {
    const known = new Set(this.brought.map(({ space }) => space));
    if (brought.length === known.size && brought.every(({ space }) => known.has(space))) return;
    this.brought = brought;
    this.paper?.show(this.sheet(), { numbers: false, fresh: new Set(brought.map(({ space }) => space).filter(space => !known.has(space))) });
  }

  /** What follows from the lines that are drawn: bridges, and what is left to pay for them. */
  showLines() {
    const budget = this.score?.expansion.budget;
    if (this.printed) {
      this.printed.hidden = !budget;
      fill(this.printed, budget ? budgetRow(budget) : null);
    }
    if (this.note.lines.length) this.paper?.show(this.sheet(), { numbers: false });
  }

  rows() {
    const { edition, expansion, longest } = this.note;
    return this.score ? partsOf(pointsOf(this.score), { edition, expansion, longest, players: 1, draft: false, goals: edition === 'challenge', further_goals: false, pool: [] }) : [];
  }

  showScore() {
    if (this.score && this.parts) showParts(this.parts, this.rows(), this.score.total, part => this.light(part));
  }

  /** @param {string | null} part */
  light(part) {
    if (!this.score || !this.paper || !this.parts) return;
    lightUp(this.paper, part ? [part] : [], this.score, this.sheet());
    markPart(this.parts, part);
  }

  count() {
    this.stopCounting();
    this.tool = '';
    this.fits = {};
    this.showPalette();
    this.aim();
    this.stopCounting = countUp(this.rows().filter(row => row.points !== 0).map(row => row.part), part => this.light(part));
  }

  /** The sheet as the server knows it. */
  body() {
    return inkBody(this.note);
  }

  close() {
    this.stopCounting();
  }
}

/** How to draw along lines; with keys only where there may be some. @param {string} name */
function linesHint(name) {
  const what = name.charAt(0).toUpperCase() + name.slice(1);
  return t('pad.hint_lines', { what }) + (matchMedia('(pointer: coarse)').matches ? '' : ` ${t('pad.hint_lines_keys')}`);
}

/** @param {HTMLElement} root @param {InkNote} note @param {(note: InkNote) => void} keep */
export const inkPad = async (root, note, keep) => new InkPad(root, await gameData(), note, keep);
