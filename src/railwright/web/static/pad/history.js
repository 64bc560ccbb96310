/** What was written before and what was taken back, so that both ways are open. */

const MOST = 200;

/** @template T */
export class History {
  constructor() {
    /** @type {T[]} */
    this.before = [];
    /** @type {T[]} */
    this.after = [];
  }

  /** Something new comes; what was taken back is gone. @param {T} now */
  keep(now) {
    this.before = [...this.before, now].slice(-MOST);
    this.after = [];
  }

  /** @param {T} now @returns {T | undefined} */
  undo(now) {
    const last = this.before.pop();
    if (last !== undefined) this.after.push(now);
    return last;
  }

  /** @param {T} now @returns {T | undefined} */
  redo(now) {
    const next = this.after.pop();
    if (next !== undefined) this.before.push(now);
    return next;
  }
}
