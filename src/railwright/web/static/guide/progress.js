/** How far a guided game has come: the steps as little squares, what was learned, and the way out. */
import { button, icon } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { t } from '../js/i18n.js';

const MOST_LEARNED = 3;

/**
 * @param {object} shown
 * @param {number} shown.at the present step
 * @param {number} shown.of
 * @param {string[]} shown.learned
 * @param {() => void} shown.again
 * @param {() => void} shown.leave
 */
export const progress = ({ at, of, learned, again, leave }) => [
  h('div.guide-steps', {},
    h('span', {}, t('guide.step', { n: at + 1, of })),
    h('ol', { 'aria-hidden': 'true' }, Array.from({ length: of }, (_, i) => h('li', { class: i < at ? 'done' : i === at ? 'now' : '' }))),
    button('', { kind: 'quiet', icon: 'speak', 'aria-label': t('guide.again'), title: t('guide.again'), 'data-key': 'guide-again', onclick: again }),
    button(t('guide.leave'), { kind: 'quiet', class: 'leave', 'data-key': 'guide-leave', onclick: leave })),
  learned.length ? h('ul.guide-learned', { 'aria-label': t('guide.learned') }, learned.slice(-MOST_LEARNED).map(text => h('li', {}, icon('tick'), text))) : null,
];

/** Fill a place and leave the keyboard where it was. @param {HTMLElement} place @param {(HTMLElement | null)[]} parts */
export function refill(place, parts) {
  const key = place.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
  fill(place, parts);
  if (key) /** @type {HTMLElement | null} */ (place.querySelector(`[data-key="${key}"]`))?.focus({ preventScroll: true });
}
