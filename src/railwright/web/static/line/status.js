/** The line above the table: whose turn it is, how far the game is, the time left, what happened last. */
import { go, showHelp } from '../js/app.js';
import { button, mark } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { gestureButton } from '../js/gestures.js';
import { t } from '../js/i18n.js';
import { isAway } from './reading.js';

/** @typedef {import('./types.js').View} View */

export class Status {
  constructor() {
    this.element = h('div.line-status');
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
  }

  /** @param {View} view @param {import('../js/types.js').Presence[]} present @param {boolean} alone whether this device plays one seat only */
  show(view, present, alone) {
    const turn = view.side === null || view.turn === 0 ? t('line.setting_up')
      : view.current === view.seat && alone ? t('line.your_turn') : t('line.whose_turn', { name: view.seats[view.current ?? 0]?.name ?? '' });
    const name = view.seats[view.decider ?? 0]?.name ?? '';
    const decider = present.find(one => one.seat === view.decider);
    const busy = decider?.preparing ? 'line.preparing' : decider?.waiting ? 'line.waiting' : decider?.thinking ? 'line.thinking' : null;
    const state = busy ? h('span.dots', {}, t(busy, { name })) : isAway(view, present) ? t('line.away', { name }) : view.log.at(-1)?.text ?? '';
    const deadline = h('p.deadline.num');
    fill(this.element,
      h('p.whose', {}, mark(view.current ?? 0), h('b', {}, turn)),
      h('p.count', {}, view.cards_laid ? t('line.cards_laid', { n: view.cards_laid }) : t('line.cards_none')),
      deadline,
      h('p.latest', {}, state),
      // where the page's own header has no room
      gestureButton('strip'),
      button('', { kind: 'quiet', class: 'strip', icon: 'help', 'aria-label': t('nav.help'), onclick: () => showHelp('rules') }),
      button('', { kind: 'quiet', class: 'strip', icon: 'close', 'aria-label': t('nav.leave'), onclick: () => go('/') }));
    this.stop();
    if (!view.deadline) return;
    const end = Date.parse(view.deadline);
    const tick = () => { deadline.textContent = t('line.seconds_left', { n: Math.max(0, Math.round((end - Date.now()) / 1000)) }); };
    tick();
    this.clock = setInterval(tick, 1000);
  }

  stop() {
    clearInterval(this.clock);
  }
}
