/** It is your turn: told by the tab's title and sign while nobody looks, by a soft sound and a notification, if wanted. */
import { listOf, t } from './i18n.js';
import { closeNotices, notice } from './notify.js';
import { nudgeSound, turnSound } from './sound.js';

/** @typedef {{room: string, game: string, phase: string, options: {edition?: string}, seats: {name: string}[], waits_for: number[], round?: number, turn?: number}} TurnView what a view tells of turns */

const SIGN = '/icons/icon.svg';
const SIGN_OF_TURN = '/icons/icon-turn.svg';

/** The game of a view by its name. @param {{options: {edition?: string}}} view */
export const gameOf = view => t(`game.${view.options.edition ?? 'line'}`);

/**
 * A turn of one of our seats as something that is new once; null while it is others' turn.
 * @param {TurnView} view @param {number[]} own seats of this device
 */
export function turnOf(view, own) {
  const mine = view.waits_for.filter(seat => own.includes(seat));
  return mine.length ? `${view.phase} ${view.round ?? view.turn ?? 0} ${mine.join()}` : null;
}

/** Follows one table for the seats of this device. */
export class TurnTeller {
  /** @param {number[]} own seats of this device */
  constructor(own) {
    this.own = own;
    /** @type {TurnView | undefined} */
    this.view = undefined;
    /** @type {string | null} */
    this.turn = null;
    this.nudgedBy = '';
    this.plain = document.title;
    this.told = '';
    this.look = () => this.onLook();
    document.addEventListener('visibilitychange', this.look);
  }

  /** @param {TurnView} view */
  show(view) {
    const first = this.view === undefined;
    const turn = turnOf(view, this.own);
    const isNew = turn !== null && turn !== this.turn && !first;
    this.view = view;
    this.turn = turn;
    if (turn === null) this.nudgedBy = '';
    if (isNew && document.hidden) {
      turnSound();
      void notice(view.room, t('turn.yours'), t('turn.in_game', { game: gameOf(view), room: view.room }));
    } else if (isNew && view.seats.length > 1 && view.game === 'line') turnSound();
    this.sign();
  }

  /** Somebody reminds one of our seats. @param {string} name */
  nudge(name) {
    if (!this.view) return;
    this.nudgedBy = name;
    nudgeSound();
    if (document.hidden) void notice(this.view.room, t('turn.nudged', { name }), t('turn.in_game', { game: gameOf(this.view), room: this.view.room }));
    this.sign();
  }

  onLook() {
    if (!document.hidden) {
      this.nudgedBy = '';
      if (this.view) void closeNotices(this.view.room);
    }
    this.sign();
  }

  /** What the tab says while it is hidden; else what the table has made of it. */
  sign() {
    const words = this.words();
    if (document.title !== this.told) this.plain = document.title;
    if (words) document.title = this.told = words;
    else if (document.title === this.told) document.title = this.plain;
    const mine = !!words && this.turn !== null;
    document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? SIGN_OF_TURN : SIGN);
    if (mine) void navigator.setAppBadge?.().catch(() => {});
    else void navigator.clearAppBadge?.().catch(() => {});
  }

  words() {
    const { view } = this;
    if (!view || !document.hidden || !view.waits_for.length) return '';
    const what = this.nudgedBy ? t('turn.nudged', { name: this.nudgedBy })
      : this.turn !== null ? t('turn.yours')
        : t('turn.of', { name: listOf(view.waits_for.map(seat => view.seats[seat]?.name ?? '')) });
    return t('turn.tab', { what, game: gameOf(view) });
  }

  close() {
    document.removeEventListener('visibilitychange', this.look);
    this.view = undefined;
    this.turn = null;
    this.sign();
  }
}
