/** The companion on everybody's own screen: who opened it rolls and notes what is taken, all others follow. */
import { againParts } from '../js/again.js';
import { gameData } from '../js/api.js';
import { setContext } from '../js/app.js';
import { button, toast } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { listOf, t } from '../js/i18n.js';
import { invitation } from '../js/invitation.js';
import { fairLine } from '../js/proof.js';
import { lastRollName } from '../ink/catalogue.js';
import { faceName } from '../ink/dice.js';
import { gameName } from '../ink/words.js';
import { diceOf, earlier, goalsOf, padLink, pairsOf, track } from './shown.js';

/** @typedef {import('./shown.js').Dice} Dice */
/**
 * @typedef {object} PaperView
 * @property {'ink'} game
 * @property {true} paper
 * @property {string} room
 * @property {import('../js/types.js').InkOptions} options
 * @property {'lobby' | 'play' | 'over'} phase
 * @property {number} round
 * @property {number} rounds
 * @property {number} rolls how often dice are rolled in all
 * @property {{name: string, kind: string}[]} seats
 * @property {Dice[]} rolled
 * @property {import('./shown.js').Goal[]} goals
 * @property {import('../js/types.js').InkView['draft']} draft
 * @property {number | null} star
 * @property {string[]} actions
 * @property {boolean} can_undo
 * @property {import('../js/fair.js').FairView} fair
 * @property {{room: string, by: number} | null} next
 */

/** @type {import('../js/types.js').TableModule} */
export const table = {
  texts: ['companion', 'ink', 'expansion'],
  styles: ['ink/ink.css', 'companion/companion.css'],
  create: async setup => new SharedCompanion(setup, await gameData()),
};

class SharedCompanion {
  /** @param {import('../js/types.js').TableSetup} setup @param {import('../js/types.js').GameData} data */
  constructor({ root, room, held, send }, data) {
    this.root = root;
    this.data = data;
    this.send = send;
    /** The seat that rolls, if this device has it. @type {number | null} */
    this.seat = held[0]?.seat ?? null;
    this.room = room;
    this.invite = invitation(room);
    this.busy = false;
    /** @type {PaperView | undefined} */
    this.view = undefined;
  }

  /** @param {number | null} _ @param {PaperView} view */
  update(_, view) {
    const before = this.view;
    this.view = view;
    const fresh = before !== undefined && view.round > before.round;
    setContext(gameName(view.options, view.options.players));
    const open = [...this.root.querySelectorAll('details[open]')].map(one => one.className);
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
    this.show(view, fresh);
    for (const one of this.root.querySelectorAll('details')) one.open = open.includes(one.className);
    const again = focused ? this.root.querySelector(`[data-key="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus();
    const now = view.rolled.at(-1);
    if (!fresh || !now) return;
    const dice = listOf([...now.route, ...now.pairs.flat(), ...now.expansion].map(face => faceName(this.data, face)));
    say(view.round > view.rounds ? t('app.about', { what: lastRollName(view.options.expansion), text: dice }) : t('companion.rolled', { n: view.round, dice }));
  }

  presence() {}

  line() {}

  close() {}

  /** @param {import('../js/types.js').Message} message */
  async act(message) {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.send({ ...message, seat: this.seat });
    this.busy = false;
    if (answer.type === 'refused') toast(answer.text);
  }

  /** @param {PaperView} view @param {boolean} fresh */
  show(view, fresh) {
    const { data } = this;
    const { round, rounds, options } = view;
    const now = view.rolled.at(-1);
    const last = round > rounds;
    const rolls = this.seat !== null;
    const title = last ? lastRollName(options.expansion) : round ? t('companion.round', { n: round, all: rounds }) : t('companion.shared_title');
    fill(this.root, h('div.wrap.companion.rolled', {},
      h('header.companion-head', {}, h('h1.title-1', {}, title), track(round, rounds)),
      now ? diceOf(data, now, round, fresh, this.pairs(view)) : h('p.lead', {}, t(rolls ? 'companion.shared_lead' : 'companion.shared_wait', { name: view.seats[0]?.name ?? '' })),
      view.star === null || round > 1 ? null : h('p.notice', {}, t('companion.star', { n: view.star + 1 })),
      round === view.rolls ? h('p.notice', {}, t(last ? 'companion.over_last' : 'companion.over')) : null,
      h('div.companion-acts', {}, this.acts(view)),
      now || !rolls ? null : this.inviting(),
      goalsOf(data, view.goals, rolls && options.players > 1 ? t('companion.goal_hint_once') : '', index => this.may(view, `met ${view.goals[index]?.name ?? ''}`)),
      earlier(data, view.rolled.slice(0, -1)),
      now || !rolls ? h('details.companion-past.invite', {}, h('summary', {}, t('companion.invite')), this.inviting()) : null,
      fairLine(() => ({ ...view, dice: (now?.route ?? []).concat(now?.pairs.flat() ?? [], now?.expansion ?? []).map(piece => ({ piece, kind: 'route' })) }))));
  }

  inviting() {
    return h('div.companion-invite', {}, h('div', {}, h('p.roomcode', {}, this.room), this.invite.link), this.invite.code);
  }

  /** What a tap on an action does, where it may be done now. @param {PaperView} view @param {string} action */
  may(view, action) {
    return view.actions.includes(action) ? () => void this.act({ type: 'do', action }) : null;
  }

  /** @param {PaperView} view */
  acts(view) {
    const { round, rounds, options } = view;
    const roll = this.may(view, 'roll');
    const words = round < rounds ? t('companion.roll_next', { n: round + 1 }) : t('companion.roll_last', { name: lastRollName(options.expansion) });
    return [
      roll ? button(words, { kind: 'primary', class: 'roll', 'data-key': 'roll', onclick: roll }) : null,
      view.phase === 'over' ? button(t('companion.count'), { kind: 'primary', class: 'roll', href: padLink(this.data, options, view.room) }) : null,
      view.can_undo ? button(t('companion.take_back'), { icon: 'undo', 'data-key': 'undo', onclick: () => void this.act({ type: 'undo' }) }) : null,
      ...(view.phase === 'over' && !view.next ? againParts(view) : []),
    ];
  }

  /** @param {PaperView} view */
  pairs({ draft }) {
    if (!draft) return null;
    const owners = new Map(draft.owners);
    const picks = this.seat !== null && draft.to_pick !== null;
    const turn = draft.to_pick === null ? t('companion.all_taken') : t(picks ? 'companion.picks_tap' : 'companion.picks', { n: draft.to_pick + 1 });
    return pairsOf(this.data, draft.pairs, turn, pair => ({ gone: owners.has(pair), owner: owners.get(pair), press: picks && !owners.has(pair) ? () => void this.act({ type: 'pick', pair }) : null }));
  }
}
