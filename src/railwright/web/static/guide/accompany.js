/** A table with somebody beside it who explains: looks at the views and the page, says one thing at a time, waits. */
import { gameData } from '../js/api.js';
import { go } from '../js/app.js';
import { h, fill, loadStyles } from '../js/dom.js';
import { loadTexts, t } from '../js/i18n.js';
import { guideProgress, keepGuide } from '../js/store.js';
import { GAMES } from './games.js';
import { guideOf } from './guides.js';
import { holds, litBy } from './moment.js';
import { Note } from './note.js';
import { progress, refill } from './progress.js';

/** @typedef {import('../js/types.js').Table} Table */
/** @typedef {import('../js/types.js').TableModule} TableModule */
/** @typedef {import('../js/types.js').TableSetup} TableSetup */
/** @typedef {import('./types.js').Guide} Guide */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').Aside} Aside */
/** A table that can light parts of the score up. @typedef {Table & {light?: (part: string | null) => void, lit?: string | null}} GuidedTable */

/** What of the page tells that somebody has done something. */
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'hidden', 'aria-pressed', 'aria-disabled', 'data-fits'] };

/**
 * The table of a game with its guide; just the table where the guide is over or unknown.
 * @param {string} name
 * @param {TableModule} module
 * @param {TableSetup} setup
 * @returns {Promise<Table>}
 */
export async function accompany(name, module, setup) {
  const guide = await guideOf(name);
  const { room, finished } = guideProgress(name);
  if (!guide || finished || room !== setup.room) return module.create(setup);
  await Promise.all([loadTexts(['guide']), loadStyles('guide/guide.css')]);
  const root = h('div');
  fill(setup.root, root);
  return new Companion(name, guide, await module.create({ ...setup, root }), root, await gameData());
}

class Companion {
  /**
   * @param {string} name
   * @param {Guide} guide
   * @param {GuidedTable} table
   * @param {HTMLElement} root of the table
   * @param {import('../js/types.js').GameData} data
   */
  constructor(name, guide, table, root, data) {
    this.name = name;
    this.guide = guide;
    this.table = table;
    this.root = root;
    this.data = data;
    this.game = GAMES[guide.game];
    /** @type {any} */
    this.view = undefined;
    /** The present step; as many as there are when all are done. */
    this.at = Math.max(0, guide.steps.findIndex(step => step.id === guideProgress(name).step));
    /** Whether what the step waits for was there before it began: then it is only read. */
    this.known = false;
    this.entered = false;
    this.planned = 0;
    this.note = new Note(() => this.onward());
    this.stand = h('div.guide-stand');
    this.place = root.parentElement ?? root;
    this.place.classList.add('guided');
    this.place.prepend(this.note.element);
    this.watch = new MutationObserver(() => this.plan());
    this.watch.observe(root, WATCHED);
    // pictures and tables come in after their place: what was lit may have moved away
    this.size = new ResizeObserver(() => { if (this.entered && this.step) this.bringIntoSight(this.step); this.plan(); });
    this.size.observe(root);
    this.plan = this.plan.bind(this);
    addEventListener('scroll', this.plan, { passive: true, capture: true });
    addEventListener('resize', this.plan);
  }

  /** @returns {Step | undefined} */
  get step() {
    return this.guide.steps[this.at];
  }

  // --- told by the room, passed on to the table ------------------------------------------------------------------

  /** @param {number | null} seat @param {any} view */
  update(seat, view) {
    this.table.update(seat, view);
    this.view = view;
    this.look();
  }

  /** @param {import('../js/types.js').Presence[]} seats */
  presence(seats) {
    this.table.presence(seats);
    this.plan();
  }

  /** @param {import('../js/live.js').LineState} state */
  line(state) {
    this.table.line(state);
  }

  close() {
    this.end();
    this.table.close();
  }

  end() {
    cancelAnimationFrame(this.planned);
    this.watch.disconnect();
    this.size.disconnect();
    removeEventListener('scroll', this.plan, { capture: true });
    removeEventListener('resize', this.plan);
    this.note.element.remove();
    this.stand.remove();
    this.place.classList.remove('guided');
    delete this.place.dataset.hide;
  }

  // --- the course of the steps -------------------------------------------------------------------------------------

  /** Look once more, soon: the page may change many times at once. */
  plan() {
    cancelAnimationFrame(this.planned);
    this.planned = requestAnimationFrame(() => this.look());
  }

  get moment() {
    return { view: this.view, data: this.data, root: this.root };
  }

  look() {
    const { step } = this;
    if (!this.view || !step) return;
    if (!this.entered) this.enter(step);
    if (step.until && !this.known && holds(step.until, this.moment)) this.onward();
    else this.show(step);
  }

  /** @param {Step} step */
  enter(step) {
    this.entered = true;
    this.known = !step.away && step.until !== undefined && holds(step.until, this.moment);
    this.place.dataset.hide = (step.hide ?? []).join(' ');
    keepGuide(this.name, { step: step.id });
    this.showProgress();
    requestAnimationFrame(() => this.bringIntoSight(step));
  }

  onward() {
    this.table.light?.(null);
    this.at += 1;
    this.entered = false;
    if (this.step) this.look();
    else {
      keepGuide(this.name, { finished: true });
      this.end();
    }
  }

  // --- what is shown -----------------------------------------------------------------------------------------------

  /** What fits the moment: an answer to what the person does, else the step itself. @param {Step} step @returns {Step | Aside} */
  sayingOf(step) {
    if (!step.until || this.known) return step;
    return [...step.asides ?? [], ...this.game.asides].find(aside => holds(aside.when, this.moment)) ?? step;
  }

  /** @param {Step} step */
  show(step) {
    const saying = this.sayingOf(step);
    if (saying.away) {
      this.note.hush();
      return;
    }
    const base = 'everywhere' in saying && saying.everywhere ? `guide.aside.${saying.id}` : `guide.${this.name}.${saying.id}`;
    const reading = !step.until || this.known;
    const last = this.at === this.guide.steps.length - 1;
    this.note.say(t(`${base}.title`, this.facts()), t(`${base}.text`, this.facts()), t(last ? 'guide.finish' : reading ? 'guide.go_on' : 'guide.skip'), reading);
    const [part] = saying.parts ?? [];
    if (part && this.table.lit !== part) this.table.light?.(part);
    this.note.place(litBy(saying, this.moment), [...this.root.querySelectorAll(this.game.keep)], saying.want);
  }

  /** What the texts may speak of. @returns {Record<string, string | number>} */
  facts() {
    const { view } = this;
    const score = view.score ?? view.players?.[view.seat]?.score ?? {};
    const numbers = Object.entries(score).filter(([, value]) => typeof value === 'number');
    return {
      ...Object.fromEntries(numbers),
      hand: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
      name: view.seats.find((/** @type {{kind: string}} */ seat) => seat.kind === 'bot')?.name ?? '',
      reason: this.root.querySelector('.hint')?.textContent ?? '',
    };
  }

  /** Scroll to what is lit, where it cannot be seen. @param {Step} step */
  bringIntoSight(step) {
    const [first] = step.away || !this.view ? [] : step.parts ? this.root.querySelectorAll('.paper .sheet') : litBy(step, this.moment);
    const rect = first?.getBoundingClientRect();
    if (rect && (rect.top < 0 || rect.bottom > innerHeight)) first?.scrollIntoView({ block: 'center' });
  }

  showProgress() {
    const home = this.root.querySelector(this.game.stand);
    if (home && !home.contains(this.stand)) home[this.game.first ? 'prepend' : 'append'](this.stand);
    refill(this.stand, progress({
      at: this.at, of: this.guide.steps.length,
      learned: this.guide.steps.slice(0, this.at).filter(step => !step.away && !step.task).map(step => t(`guide.${this.name}.${step.id}.title`, this.facts())),
      again: () => { this.note.again(); if (this.step) this.bringIntoSight(this.step); },
      leave: () => go('/'),
    }));
  }
}
