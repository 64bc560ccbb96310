/** The pad for a sheet of Railroad Ink: draw over it, or choose a piece and tap a space; the server says what it scores. */
import { gameData, post } from '../js/api.js';
import { setHelp } from '../js/app.js';
import { at } from '../js/board.js';
import { choices, dialog } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { pieceAlong } from '../js/drawings.js';
import { number, t } from '../js/i18n.js';
import { isPoint, pointOf, spaceOf } from '../js/lines.js';
import { beside, NOTHING } from '../js/sheet.js';
import { boardOf, expansionChoices, expansionOf, nameOf, signName } from '../ink/catalogue.js';
import { lightUp } from '../ink/light.js';
import { budgetRow, linesAt, onLineName, placeName } from '../ink/on_lines.js';
import { Paper } from '../ink/paper.js';
import { partsOf, pointsOf } from '../ink/side.js';
import { topicsOf } from '../ink/words.js';
import { countUp } from './counting.js';
import { goalsMet } from './goals.js';
import { Guess } from './guess.js';
import { History } from './history.js';
import { notationLine } from './notation.js';
import { blank, draw, erase, inkBody, layBare, markedWith, putMark, turned, withExpansion } from './note.js';
import { BARING, ERASER, groupsOf, isPen, kindOfPen, PEN, penFor, penName, showPalette } from './palette.js';
import { markPart, showParts } from './parts.js';
import { looseMarkup, Pen, strokeMarkup } from './pen.js';
import { quickTaps } from './quick_taps.js';
import { kindsOf, Sketch, variantsOf } from './sketch.js';
import { spacesOf } from './strokes.js';
import { Trace } from './trace.js';

/** @typedef {import('./note.js').InkNote} InkNote */
/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('../js/types.js').Score} Score */

/** @type {[string, string][]} */
const KEYS = [['← ↑ → ↓', 'ink.does.move'], ['Enter', 'ink.does.draw'], ['R', 'ink.does.turn'], ['Shift + ← ↑ → ↓', 'pad.key.stroke'], ['P', 'pad.key.pen'], ['Delete', 'pad.key.erase'], ['Z', 'ink.does.undo'], ['Y', 'pad.key.redo']];

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
    /** @type {History<InkNote>} */
    this.history = new History();
    this.tool = PEN;
    /** What the last stroke drew, for one that nothing tells its kind. */
    this.lastKind = '';
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
    this.sketch = new Sketch(this.data, variantsOf(this.data, groupsOf(this.data, this.note).flatMap(([, pieces]) => pieces)));
    this.kinds = kindsOf(this.sketch.variants);
    this.guess = new Guess(this.sketch);
    this.pen = new Pen(this);
    this.printed = h('div.printed', { hidden: true });
    this.options = h('details.pad-options', {}, h('summary', {}, t('pad.options')));
    this.palette = h('section.pad-palette', { 'aria-label': t('pad.pieces') });
    quickTaps(this.palette);
    this.hint = h('p.pad-hint', { role: 'status' });
    this.total = h('b.num', { 'aria-hidden': 'true' });
    this.parts = h('section.pad-score', { 'aria-label': t('pad.score') });
    this.extras = h('div.pad-extras');
    const typed = notationLine(() => this.note, note => this.change(note));
    fill(this.root, h('div.pad-ink', {},
      h('div.pad-paper', {}, this.paper.element, this.printed, h('div.pad-foot', {}, this.hint, this.total)),
      h('div.pad-side', {}, this.options, this.palette, this.extras, typed, this.parts)));
    this.showOptions();
    setHelp({ topics: topicsOf(this.note), keys: KEYS });
    this.refresh();
  }

  // --- changes ----------------------------------------------------------------------------------------------------

  /** @param {InkNote} note @param {boolean} [rebuild] */
  change(note, rebuild = false) {
    if (note === this.note) return;
    this.history.keep(this.note);
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
    this.back(this.history.undo(this.note));
  }

  redo() {
    this.back(this.history.redo(this.note));
  }

  /** @param {InkNote | undefined} note */
  back(note) {
    if (note) this.take(note, note.edition !== this.note.edition || note.expansion !== this.note.expansion);
  }

  async clear() {
    const answer = await dialog({
      title: t('pad.clear_title'), body: [h('p', {}, t('pad.clear_text'))],
      choices: [{ text: t('pad.clear'), value: 'clear', kind: 'primary' }, { text: t('pad.clear_keep'), value: 'keep' }],
    });
    if (answer === 'clear') this.change(this.emptied());
  }

  /** The same game with nothing written. @returns {InkNote} */
  emptied() {
    const { edition, expansion, longest } = this.note;
    return withExpansion({ ...blank().ink, edition, longest }, undefined, expansionOf(this.data, expansion));
  }

  /** A further sheet of the game. @param {import('./note.js').Note} note @returns {import('./note.js').Note} */
  empty(note) {
    return { ...note, ink: this.emptied() };
  }

  /** @param {string} space */
  tap(space) {
    if (!this.pen?.done) this.act(space);
    this.paper?.focus(space);
  }

  /** What the tool in hand does. @param {string} space */
  act(space) {
    if (isPoint(space)) this.trace?.click(space);
    else if (this.tool === ERASER) this.change(erase(this.note, space));
    else if (this.tool === BARING) this.change(layBare(this.note, this.bare(), space));
    else if (this.marks().includes(this.tool)) this.change(putMark(this.note, this.tool, space));
    else if (this.sketching()) void this.next(space);
    else if (this.note.drawn[space]) this.turn(space);
    else {
      const [orientation = this.ways(this.tool)[0] ?? 0] = this.fits[space] ?? [];
      this.turns.set(space, this.fits[space] ?? []);
      this.change(draw(this.note, space, { piece: this.tool, orientation }));
    }
  }

  /** The likeliest piece in a space, or the next one if there is one already. @param {string} space */
  async next(space) {
    try {
      const placed = await this.guess?.next(this.note, space);
      if (!placed) {
        this.tell(t('pad.no_guess', { space }));
        return;
      }
      this.change(draw(this.note, space, placed));
      this.guess?.took(this.note);
      this.saySpaces([space]);
    } catch (error) {
      this.tell(error instanceof Error ? error.message : '');
    }
  }

  /** Whether a pen is in hand. */
  sketching() {
    return isPen(this.tool);
  }

  /** A stroke of the pointer. @param {import('./strokes.js').Spot[]} spots */
  stroke(spots) {
    if (!this.sketch) return;
    if (this.tool === ERASER) {
      this.change(spacesOf(spots).reduce(erase, this.note));
      return;
    }
    const kind = this.kindOf(this.sketch.passes(this.note, spots));
    this.drawAlong(this.sketch.passes(this.note, spots, kind), kind);
  }

  /** What the pen in hand draws there. @param {import('./strokes.js').Pass[]} way */
  kindOf(way) {
    return kindOfPen(this.tool) ?? this.sketch?.kindOf(this.note, way) ?? (this.lastKind || this.kinds?.[0] || null);
  }

  /** @param {import('./strokes.js').Pass[]} way @param {string | null} [kind] */
  drawAlong(way, kind = this.kindOf(way)) {
    if (!this.sketch || !kind || !way.length) return;
    this.lastKind = kind;
    this.change(this.sketch.drawn(this.note, way, kind));
    this.saySpaces(way.map(({ space }) => space));
  }

  /** Whether a stroke does something with the tool in hand. */
  stroking() {
    return this.sketching() || this.tool === ERASER;
  }

  /** @param {string[]} spaces */
  saySpaces(spaces) {
    say([...new Set(spaces)].map(space => t('pad.space', { space: placeName(space), what: this.describe(space) })).join(', '));
  }

  /** The stroke that is under way. @param {import('./strokes.js').Spot[]} spots */
  showStroke(spots) {
    const layer = this.paper?.layer('ghost');
    if (layer) layer.innerHTML = this.loose() + strokeMarkup(spots);
  }

  loose() {
    return Object.entries(this.note.loose).map(([space, lines]) => at(space, looseMarkup(lines))).join('');
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
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.startsWith('Arrow') && event.shiftKey && this.sketching()) this.paper?.focus(this.pen?.key(space, key) ?? space);
    else if (key.startsWith('Arrow')) this.paper?.focus(beside(space, key));
    else if (key === 'Enter' || key === ' ') this.act(space);
    else if (key === 'r' || key === 'R') this.turn(space);
    else if (key === 'Delete' || key === 'Backspace') this.change(erase(this.note, space));
    else if (key === 'z' || key === 'Z') this.undo();
    else if (key === 'y' || key === 'Y') this.redo();
    else if (key === 'p' || key === 'P') this.nextPen();
    else return;
    event.preventDefault();
  }

  /** @param {string} tool */
  choose(tool) {
    this.tool = this.tool === tool ? PEN : tool;
    if (isPoint(this.focused) !== this.tracing()) this.focused = this.tracing() ? pointOf(this.focused) : spaceOf(this.focused);
    this.fits = {};
    this.refresh();
  }

  nextPen() {
    const pens = [PEN, ...(this.kinds ?? []).map(penFor)];
    this.tool = pens[(pens.indexOf(this.tool) + 1) % pens.length] ?? PEN;
    this.fits = {};
    this.refresh();
    say(penName(this.note, this.tool));
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
    if (this.note.loose[space]) return t('pad.loose');
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
    const piece = this.tracing() ? pieceAlong(this.tool) : this.sketching() ? null : this.tool;
    this.paper?.aim({ ...NOTHING, legal: { [this.tool]: this.fits }, piece }, {});
    this.paper?.svg.classList.toggle('tracing', this.tracing() || this.stroking());
    this.showStroke([]);
  }

  showHint() {
    const loose = Object.keys(this.note.loose);
    this.tell(loose.length ? t('pad.hint_loose', { spaces: loose.join(', ') })
      : this.sketching() ? penHint()
      : this.tool === ERASER ? t('pad.hint_eraser') : this.tool === BARING ? t('pad.hint_bare') : this.marks().includes(this.tool) ? t('pad.hint_mark', { mark: signName(this.tool) })
      : this.tracing() ? linesHint(onLineName(this.tool)) : t('pad.hint_piece', { piece: nameOf(this.data, this.tool) }));
  }

  /** @param {string} text */
  tell(text) {
    if (this.hint && this.hint.textContent !== text) this.hint.textContent = text;
  }

  showPalette() {
    if (!this.palette) return;
    showPalette(this.palette, {
      data: this.data, note: this.note, tool: this.tool, kinds: this.kinds ?? [], choose: tool => this.choose(tool),
      steps: [{ name: 'undo', able: this.history.before.length > 0, act: () => this.undo() }, { name: 'redo', able: this.history.after.length > 0, act: () => this.redo() }],
    });
  }

  showExtras() {
    if (!this.extras) return;
    const focused = this.extras.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
    const { edition, villages, goals } = this.note;
    fill(this.extras, ...edition === 'challenge' ? [
      h('div.pad-boxes', {}, h('span', {}, t('pad.villages')), choices({
        name: 'pad-villages', label: t('pad.villages'), value: String(villages), items: this.data.ink.village_points.map((_, index) => ({ value: String(index), text: String(index) })),
        onchange: value => this.change({ ...this.note, villages: Number(value) }),
      })),
      goalsMet(goals, this.data.ink.goal_points, points => this.change({ ...this.note, goals: points })),
    ] : []);
    const again = focused ? this.extras.querySelector(`[aria-label="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
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
    if (this.history.before.length || !Object.keys(this.note.drawn).length) this.options?.setAttribute('open', '');
  }

  // --- what the server knows --------------------------------------------------------------------------------------

  async ask() {
    const mine = ++this.asked;
    const sheet = this.body();
    const piece = this.data.ink.pieces[this.tool] ? this.tool : '';
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
    if (!this.score || !this.parts) return;
    showParts(this.parts, this.rows(), this.score.total, part => this.light(part));
    if (this.total) this.total.textContent = number(this.score.total);
  }

  /** @param {string | null} part */
  light(part) {
    if (!this.score || !this.paper || !this.parts) return;
    lightUp(this.paper, part ? [part] : [], this.score, this.sheet());
    markPart(this.parts, part);
  }

  count() {
    this.stopCounting();
    this.tool = PEN;
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

/** How to draw over the sheet; with keys only where there may be some. */
const penHint = () => t('pad.hint_pen') + (matchMedia('(pointer: coarse)').matches ? '' : ` ${t('pad.hint_pen_keys')}`);

/** How to draw along lines; with keys only where there may be some. @param {string} name */
function linesHint(name) {
  const what = name.charAt(0).toUpperCase() + name.slice(1);
  return t('pad.hint_lines', { what }) + (matchMedia('(pointer: coarse)').matches ? '' : ` ${t('pad.hint_lines_keys')}`);
}

/** @param {HTMLElement} root @param {InkNote} note @param {(note: InkNote) => void} keep */
export const inkPad = async (root, note, keep) => new InkPad(root, await gameData(), note, keep);
