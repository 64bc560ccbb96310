/** Engines that move: lets them travel along the line from where they stood to where they stand now. */
import { mayMove } from '../js/dom.js';
import { engineSpot, journey } from './geometry.js';

/** @typedef {import('./drawing.js').Engines} Engines */

const PER_CARD = 260;
const LONGEST = 1400;

/**
 * @param {Element} picture where the engines are drawn already
 * @param {Engines[]} before
 * @param {Engines[]} now
 */
export function travel(picture, before, now) {
  if (!mayMove()) return;
  for (const engine of now) {
    const old = before.find(other => other.seat === engine.seat);
    if (!old || old.track !== engine.track) continue;
    for (const kind of /** @type {const} */ (['slow', 'fast'])) {
      const [from, to] = [old[kind], engine[kind]];
      const element = picture.querySelector(`[data-engine="${engine.seat}-${kind}"]`);
      if (!element || to <= from) continue;
      const end = engineSpot(to, engine.track);
      element.animate(
        journey(from, to, engine.track).map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
        { duration: Math.min(LONGEST, PER_CARD * (to - from)), easing: 'ease-in-out' },
      );
    }
  }
}
