/** The shapes of an analysis (docs/protocol.md), for the type checker only. */

/** @typedef {'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'} Mark */
/**
 * A round of a seat.
 * @typedef {object} Step
 * @property {number} round
 * @property {number} luck
 * @property {number} loss
 * @property {Mark} mark
 * @property {boolean} proven
 * @property {boolean} beats
 * @property {number} standard_error
 * @property {string[]} drawn
 * @property {string[]} best
 * @property {Record<string, number>} parts
 */
/** @typedef {{seat: number, total: number, value: number[], win: number[] | null, players: Record<string, number>, steps: Step[]}} SeatReport */
/** @typedef {{version: number, game: 'ink' | 'line', depth: string, calibrated: boolean, seats: SeatReport[]}} Report */
/** @typedef {{state: 'waiting' | 'running' | 'done', ahead: number, progress: number, report: Report | null}} Analysis */
/** Where a game comes from: a room, or a record that was opened. @typedef {{room: string} | {record: string}} Source */
/** How many have made which points of the same dice, with the least first; whether the game told is among them; where all results are. @typedef {{curve: [number, number][], counted: boolean, results: string}} Among */
/** A replay as the server tells it, whose seat the reader has, and what others made of the same dice. @typedef {import('../ink/replay.js').Told & {among?: Among | null}} Told */

export {};
