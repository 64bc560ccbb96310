/** Counts a score up part by part: each part is lit for a moment, then the total stands. */
import { mayMove } from '../js/dom.js';

const EACH = 850;

/**
 * @param {string[]} parts
 * @param {(part: string | null) => void} light
 * @returns {() => void} stops it
 */
export function countUp(parts, light) {
  const each = mayMove() ? EACH : EACH * 2;
  const timers = parts.map((part, index) => setTimeout(() => light(part), each * index));
  timers.push(setTimeout(() => light(null), each * parts.length));
  return () => timers.forEach(clearTimeout);
}
