/** Asking for an analysis until it is there. It goes on without us: who asks again later finds it further on, or done. */
import { get, post } from '../js/api.js';

/** @typedef {import('./types.js').Analysis} Analysis */
/** @typedef {import('./types.js').Source} Source */

const PAUSE_MS = 700;

/** @param {Source} source @returns {Promise<Analysis>} */
const ask = source => 'room' in source ? get(`api/rooms/${encodeURIComponent(source.room)}/analysis`) : post('api/analysis', { record: source.record });

/**
 * @param {Source} source
 * @param {object} on
 * @param {(analysis: Analysis) => void} on.progress while it waits or runs
 * @param {(report: import('./types.js').Report) => void} on.done
 * @param {(error: Error) => void} on.failed with a sentence
 * @returns {() => void} stops asking
 */
export function askFor(source, { progress, done, failed }) {
  let left = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  async function once() {
    try {
      const told = await ask(source);
      if (left) return;
      if (told.report) done(told.report);
      else {
        progress(told);
        timer = setTimeout(() => void once(), PAUSE_MS);
      }
    } catch (error) {
      if (!left) failed(/** @type {Error} */ (error));
    }
  }
  void once();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
