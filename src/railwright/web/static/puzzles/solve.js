/** One puzzle: the sheet before its last round at the table that every game has; the server says what is legal, and the best at the end. */
import { table as inkTable } from '../ink/table.js';
import { gameData, get, post } from '../js/api.js';
import { go, setContext } from '../js/app.js';
import { button, toast } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { keepWish, noteAnswer, record, wasSeen } from './record.js';
import { showResult } from './result.js';
import { gameTitle, levelText } from './words.js';

/** @typedef {import('../js/types.js').Message} Message */
/** @typedef {import('../js/types.js').ToldInkView} ToldInkView */
/** @typedef {import('../ink/table.js').InkTable} InkTable */
/** @typedef {{puzzle: string, level: string, rating: number, before: number, view: ToldInkView}} Look */

/** The name of the address for whatever is today's. */
const TODAY = 'today';

/** @type {import('../js/types.js').Screen} */
export const screen = {
  title: () => t('puzzles.tab'),
  texts: ['puzzles', ...inkTable.texts],
  styles: [...inkTable.styles, 'puzzles/puzzles.css'],
  async show(root, { params }) {
    const today = await get('api/puzzles');
    const daily = params.name === TODAY || params.name === today.today;
    const name = daily ? today.today : params.name ?? '';
    const puzzle = new Solving(root, name, daily ? today.date : null);
    await puzzle.begin();
    return () => puzzle.leave();
  },
};

class Solving {
  /** @param {HTMLElement} root @param {string} name @param {string | null} date of the puzzle of the day */
  constructor(root, name, date) {
    this.root = root;
    this.name = name;
    this.date = date;
    /** Only the first answer counts. */
    this.counts = !wasSeen(name);
    /** @type {string[]} */
    this.actions = [];
    /** @type {InkTable | null} */
    this.table = null;
    /** @type {Look | null} */
    this.first = null;
  }

  async begin() {
    this.actions = [];
    const look = this.first ??= await this.look([]);
    const place = h('div');
    fill(this.root, place);
    const held = [{ seat: 0, token: '', name: '', local: false }];
    const table = this.table = /** @type {InkTable} */ (await inkTable.create({ root: place, room: `${this.name} ${Date.now()}`, held, send: message => this.send(message) }));
    fill(place, ...this.layout(table, look));
    table.update(0, look.view);
    this.entitle(look);
    say(`${this.question(look)} ${t('puzzles.how')}`);
  }

  leave() {
    this.table?.close();
    this.table = null;
    document.body.classList.remove('at-table');
  }

  /** @param {Look} look */
  entitle(look) {
    document.title = t(this.date ? 'puzzles.today' : 'puzzles.tab');
    setContext(this.date ? t('puzzles.today') : t('puzzles.context', { game: gameTitle(look.view.options) }));
  }

  /** @param {Look} look */
  question(look) {
    return t('puzzles.question', { n: look.before });
  }

  /** The places of the table, as a puzzle needs them. @param {InkTable} table @param {Look} look */
  layout({ parts }, look) {
    const { view } = look;
    const caption = [this.date ? t('puzzles.today') : gameTitle(view.options), t('puzzles.last_round'), t('puzzles.specials_left', { n: view.specials_left })].join(', ');
    const out = () => button('', { kind: 'quiet', icon: 'close', 'aria-label': t('nav.leave'), onclick: () => go('/puzzles') });
    return [
      h('div.phone.puzzle-strip', {}, h('div', {}, h('h1', {}, this.question(look)), h('span.cap', {}, caption)), out()),
      h('div.table-grid.puzzle-grid', {},
        h('section.tools', { 'aria-label': t('ink.tools') },
          h('div.puzzle-ask', {}, h('span.cap', {}, caption), h('h1', {}, this.question(look))),
          parts.question, h('div', {}, parts.dice, parts.hint), parts.specials,
          h('div.tally', {}, h('div', {}, h('b', {}, look.before), h('span', {}, t('puzzles.as_it_lies'))), h('div', {}, h('b', {}, '?'), h('span', {}, t('puzzles.best_proven')))),
          parts.acts,
          h('p.puzzle-meta', {}, h('span', {}, levelText(look)), h('span', {}, t(`puzzles.misses.${look.level}`)), this.counts ? null : h('span', {}, t('puzzles.not_counted')))),
        parts.paper),
    ];
  }

  // --- what the table sends --------------------------------------------------------------------------------------

  /** @param {Message} message @returns {Promise<Message>} */
  async send(message) {
    try {
      switch (message.type) {
        case 'do': return message.action === 'done' ? await this.answer() : await this.draw([...this.actions, message.action]);
        case 'undo': return await this.draw(this.actions.slice(0, -1));
        case 'clear': return await this.draw([]);
        case 'why': return { type: 'answer', ...await post('api/puzzles/why', { puzzle: this.name, actions: this.actions, piece: message.piece, space: message.space }) };
        default: return { type: 'refused', text: t('puzzles.no_hint') };
      }
    } catch (error) {
      return { type: 'refused', text: /** @type {Error} */ (error).message };
    }
  }

  /** @param {string[]} actions @returns {Promise<Look>} */
  look(actions) {
    return post('api/puzzles/look', { puzzle: this.name, actions });
  }

  /** @param {string[]} actions @returns {Promise<Message>} */
  async draw(actions) {
    const look = await this.look(actions);
    this.actions = actions;
    this.table?.update(0, look.view);
    this.entitle(look);
    return { type: 'done' };
  }

  /** @returns {Promise<Message>} */
  async answer() {
    const before = record().solver;
    const answer = await post('api/puzzles/answer', { puzzle: this.name, actions: this.actions, solver: this.counts ? before : null });
    const look = this.first;
    if (!this.table || !look) return { type: 'done' };
    if (answer.solver) noteAnswer(this.name, answer.missed, answer.solver, this.date);
    this.counts = false;
    this.leave();
    this.entitle(look);
    await showResult(this.root, await gameData(), {
      answer, start: look.view, before, date: this.date,
      again: () => void this.begin(),
      next: () => void nextPuzzle(),
    });
    return { type: 'done' };
  }
}

/** Go on with another puzzle, as it was wished for last. @param {import('./record.js').Wish} [wish] */
export async function nextPuzzle(wish = record().wish) {
  const { seen, solver } = record();
  keepWish(wish);
  try {
    const { puzzle } = await post('api/puzzles/next', { game: wish.game, level: wish.level || null, rating: solver.rating, seen: seen[wish.game] ?? [] });
    go(`/puzzle/${puzzle}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}
