/** A companion for a real table: rolls the dice for everybody, deals pairs, draws goals, counts the rounds. */
import { gameData, post } from '../js/api.js';
import { go } from '../js/app.js';
import { button, choices, dialog, stepper, toast } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { listOf, t } from '../js/i18n.js';
import { expansionChoices, expansionOf, lastRollName } from '../ink/catalogue.js';
import { faceName } from '../ink/dice.js';
import { openRoom, poolOf } from '../js/rooms.js';
import { settings } from '../js/store.js';
import { diceOf, earlier, goalsOf, padLink, pairsOf, track } from './shown.js';
import { begin, DEFAULTS, keep, kept, meet, rollIn, take } from './state.js';

/** @typedef {import('./state.js').Game} Game */
/** @typedef {import('./state.js').Options} Options */
/** @typedef {import('../js/types.js').GameData} GameData */

/** The options as the server wants them. @param {Options} options */
function asked({ challenge, ...options }) {
  return { ...options, pool: options.draft ? poolOf(options.edition, options.players, challenge) : [] };
}

class Companion {
  /** @param {HTMLElement} root @param {GameData} data */
  constructor(root, data) {
    this.root = root;
    this.data = data;
    /** @type {Game | null} */
    this.game = kept();
    /** @type {Options} */
    this.options = this.game?.options ?? DEFAULTS;
    this.busy = false;
    this.show(false);
  }

  /** @param {boolean} fresh whether the dice have just been rolled */
  show(fresh) {
    if (this.game?.rolls.length) this.showTable(this.game, fresh);
    else this.showSetUp();
  }

  /** @param {Game} game @param {boolean} [fresh] */
  become(game, fresh = false) {
    this.game = game;
    keep(game);
    this.show(fresh);
  }

  // --- before the game --------------------------------------------------------------------------------------------

  showSetUp() {
    const { options } = this;
    const set = (/** @type {Partial<Options>} */ change) => {
      const next = { ...options, ...change };
      if (next.edition === 'base') next.goals = false;
      if (!next.goals) next.further_goals = false;
      if (next.players < 2) next.draft = false;
      if (next.edition !== options.edition || next.players !== options.players) delete next.challenge;
      this.options = next;
      const name = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : null;
      this.showSetUp();
      const again = name ? this.root.querySelector(`input[name="${name}"]:checked`) : null;
      if (again instanceof HTMLElement) again.focus();
    };
    const row = (/** @type {string} */ name, /** @type {string} */ value, /** @type {{value: string, text: string, disabled?: boolean}[]} */ items, /** @type {(value: string) => void} */ onchange) =>
      h('div.option', {}, h('div.about', {}, h('span.label', {}, t(`companion.${name}`)), t(`companion.about.${name}`)),
        choices({ name: `companion-${name}`, label: t(`companion.${name}`), items, value, onchange }));
    const yesNo = (/** @type {boolean} */ disabled) => [{ value: 'no', text: t('companion.without') }, { value: 'yes', text: t('companion.with'), disabled }];
    const most = this.data.ink.players;
    fill(this.root, h('div.wrap.narrow.companion', {},
      h('h1.title-1', {}, t('companion.title')), h('p.lead', {}, t('companion.lead'), ' ', h('a', { href: '#/print?kind=sheet' }, t('nav.print'))),
      row('edition', options.edition, ['base', 'challenge'].map(value => ({ value, text: t(`companion.editions.${value}`) })), value => set({ edition: value === 'challenge' ? 'challenge' : 'base', goals: value === 'challenge' })),
      row('expansion', options.expansion ?? '', expansionChoices(this.data, t('companion.no_expansion')), value => set({ expansion: value || null })),
      row('players', String(options.players), Array.from({ length: most }, (_, index) => ({ value: String(index + 1), text: String(index + 1) })), value => set({ players: Number(value) })),
      options.edition === 'challenge' ? row('goals', options.further_goals ? 'further' : options.goals ? 'yes' : 'no',
        [...yesNo(false), { value: 'further', text: t('companion.further_goals') }],
        value => set({ goals: value !== 'no', further_goals: value === 'further' })) : null,
      row('draft', options.draft ? 'yes' : 'no', yesNo(options.players < 2), value => set({ draft: value === 'yes' })),
      options.draft ? h('div.option', {}, h('div.about', {}, h('span.label', {}, t('companion.pool')), t('companion.about.pool')),
        stepper({ label: t('companion.pool'), value: options.challenge ?? (options.edition === 'challenge' ? options.players : 0), most: options.players, onchange: challenge => set({ challenge }) })) : null,
      h('div.companion-acts', {}, button(t('companion.begin'), { kind: 'primary', onclick: () => void this.roll(begin(this.options)) }),
        button(t('companion.begin_shared'), { onclick: () => void this.share() })),
      h('p.cap', {}, t('companion.about.shared'))));
  }

  /** The same for people who do not meet: everybody follows on a screen of their own. */
  async share() {
    if (this.busy) return;
    this.busy = true;
    try {
      go(`/room/${await openRoom({ game: 'ink', paper: true, options: asked(this.options), seats: [{ kind: 'me', name: settings().name }] })}`);
    } catch (error) {
      toast(error instanceof Error ? error.message : '');
    }
    this.busy = false;
  }

  /** @param {Game} game @param {boolean} [last] the roll after the last round */
  async roll(game, last = false) {
    if (this.busy) return;
    this.busy = true;
    try {
      const options = asked(game.options);
      const rolled = await post('api/roll', { ...options, last, goals: options.goals && !game.rolls.length, further_goals: Boolean(options.further_goals) && !game.rolls.length });
      this.become(rollIn(game, rolled), true);
      const faces = [...rolled.route, ...rolled.expansion].map(face => faceName(this.data, face));
      say(last ? t('app.about', { what: lastRollName(options.expansion), text: listOf(faces) }) : t('companion.rolled', { n: this.game?.rolls.length ?? 1, dice: listOf(faces) }));
    } catch (error) {
      toast(error instanceof Error ? error.message : '');
    }
    this.busy = false;
  }

  // --- at the table -----------------------------------------------------------------------------------------------

  /** @param {Game} game @param {boolean} fresh */
  showTable(game, fresh) {
    const all = expansionOf(this.data, game.options.expansion)?.rounds ?? this.data.ink.rounds;
    const now = game.rolls.length;
    const rolled = game.rolls[now - 1];
    if (!rolled) return;
    const { expansion } = game.options;
    const rollsOn = Boolean(expansionOf(this.data, expansion)?.last_roll);
    const last = now > all;
    const next = now < all
      ? button(t('companion.roll_next', { n: now + 1 }), { kind: 'primary', class: 'roll', onclick: () => void this.roll(game) })
      : rollsOn && !last
      ? button(t('companion.roll_last', { name: lastRollName(expansion) }), { kind: 'primary', class: 'roll', onclick: () => void this.roll(game, true) })
      : button(t('companion.count'), { kind: 'primary', class: 'roll', href: padLink(this.data, game.options, game.table ?? 'here') });
    fill(this.root, h('div.wrap.companion.rolled', {},
      h('header.companion-head', {}, h('h1.title-1', {}, last ? lastRollName(expansion) : t('companion.round', { n: now, all })), track(now, all)),
      diceOf(this.data, rolled, now, fresh, last ? null : this.pairs(game, rolled.pairs)),
      game.star === null || now > 1 ? null : h('p.notice', {}, t('companion.star', { n: game.star + 1 })),
      last ? h('p.notice', {}, t('companion.over_last')) : now === all && !rollsOn ? h('p.notice', {}, t('companion.over')) : null,
      h('div.companion-acts', {}, next, button(t('companion.again'), { onclick: () => void this.again() })),
      this.goals(game), earlier(this.data, game.rolls.slice(0, -1))));
  }

  /** @param {Game} game @param {[string, string][]} pairs */
  pairs(game, pairs) {
    return pairsOf(this.data, pairs, t('companion.pair_hint'), pair => ({ gone: game.taken.includes(pair), press: () => this.become(take(game, pair)) }));
  }

  /** @param {Game} game */
  goals(game) {
    const solo = game.options.players === 1;
    const goals = game.goals.map((name, index) => ({ name, worth: game.worth[index] ?? 4, deadline: solo ? this.data.ink.goal_deadlines[index] ?? 0 : null }));
    return goalsOf(this.data, goals, solo ? '' : t('companion.goal_hint'), index => solo ? null : () => this.become(meet(game, index)));
  }

  async again() {
    const answer = await dialog({
      title: t('companion.again_title'), body: [h('p', {}, t('companion.again_text'))],
      choices: [{ text: t('companion.again'), value: 'new', kind: 'primary' }, { text: t('companion.again_keep'), value: 'keep' }],
    });
    if (answer !== 'new') return;
    this.game = null;
    keep(null);
    this.show(false);
  }
}

/** @type {import('../js/types.js').Screen} */
export const screen = {
  texts: ['companion', 'ink', 'expansion'],
  styles: ['ink/ink.css', 'companion/companion.css'],
  title: () => t('companion.title'),
  async show(root) {
    new Companion(root, await gameData());
  },
};
