/** The shapes of Rail Line's views (docs/protocol.md), for the type checker only. */

/** @typedef {string[][]} Lanes the symbols on the top, middle and bottom lane */
/** @typedef {{card: string, lanes: Lanes}} Card */
/** @typedef {{position: number, face: string, lanes: Lanes}} LaidCard */
/** @typedef {'lay'|'extra'|'last'|'free-move'|'which-first'|'which-one'|'mark-or-coin'|'side'|'track'} Asks */
/** @typedef {{action: string, text: string, gives?: Lanes, to?: number}} Offer something that may be done now; gives: for each player; to: where a slow train would go */
/** @typedef {{row: string, box: number, reason: string, boxes: [string, number][]}} IdleBox a box that is marked in vain, or the next one, which would be; boxes: those that the reason speaks of */
/** @typedef {{points: Record<string, number>, scoring: [string, number][], idle: IdleBox[], total: number}} Score scoring: the boxes that give points, 1 the leftmost */
/** @typedef {{track: number | null, slow: number, fast: number, coins: number, boxes: Record<string, number>, hand: number, coins_instead: number, box_bought: boolean, glass_first: boolean, score: Score}} Player */
/** @typedef {{name: string, kind: 'human'|'local'|'bot'|'open', bot: string | null, score: number}} Seat */
/** @typedef {{boxes: number[], full_coins: number, columns?: number[] | null, below?: string[] | null}} Row */
/**
 * @typedef {object} Sheet a printed score sheet
 * @property {Record<string, Row>} rows
 * @property {number[] | null} beet_sections
 * @property {{coins: number, points_each: number}[] | null} coin_rates
 * @property {'product' | 'zigzag'} wood_sawmill
 */
/**
 * @typedef {object} View
 * @property {'line'} game
 * @property {string} room
 * @property {{players: number, sheet: 1 | 2}} options
 * @property {number | null} seat
 * @property {'lobby'|'play'|'over'} phase
 * @property {Seat[]} seats
 * @property {number | null} decider
 * @property {number | null} current
 * @property {number | null} start
 * @property {number} turn
 * @property {Asks | null} asks
 * @property {string | null} asked_symbol
 * @property {number} cards_laid
 * @property {number} stack
 * @property {1 | 2 | null} side
 * @property {LaidCard[]} line
 * @property {(Card | null)[]} display
 * @property {Card[]} hand
 * @property {Player[]} players
 * @property {Offer[]} actions
 * @property {boolean} can_undo
 * @property {{number: number, seat: number | null, kind: string, text: string}[]} log
 * @property {string} reconstruction
 * @property {{name: string, start: Lanes[], sheet: Sheet} | null} deck what is printed, where it is not ours
 * @property {string | null} deadline
 * @property {{place: number, seat: number, points: number, coins: number}[] | null} ranking
 * @property {import('../js/fair.js').FairView} fair
 * @property {{room: string, by: number} | null} next where the table plays again
 * @property {import('../js/types.js').GoesOnFrom | null} what_if
 */

export {};
