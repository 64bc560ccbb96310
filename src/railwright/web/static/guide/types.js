/** The shapes of a guide, for the type checker only: what one is written with. */

/**
 * What must hold; all that is named must.
 * @typedef {object} Condition
 * @property {string} [seen] something in the page, as a selector
 * @property {Record<string, number>} [at_least] numbers of the view, or of the own player in it
 * @property {Record<string, number>} [at_most]
 * @property {Record<string, unknown>} [is] values of the view
 * @property {[number, number]} [drawn] a round, and how many pieces of it lie on the own sheet; a later round is enough
 * @property {string} [lies] a drawing on the own sheet, such as `highway-curve@D7/1`
 * @property {string} [built] a kind of building on which something is drawn
 * @property {Condition} [not]
 */

/**
 * What the note says and lights up.
 * @typedef {object} Saying
 * @property {string} id the texts are `guide-<guide>-<id>-title` and `guide-<guide>-<id>-text`
 * @property {string[]} [light] selectors of what the sentence is about
 * @property {string} [spaces] light all spaces of a kind: `exits`, `centre` or a kind of building
 * @property {string} [want] a drawing that is shown as a ghost where it should go
 * @property {string[]} [parts] parts of the score that are lit on the sheet
 */

/** Another saying as long as something holds: an answer to what the person does. @typedef {Saying & {when: Condition, everywhere?: boolean, away?: boolean}} Aside everywhere: its texts are `guide-aside-<id>-…`; away: say nothing meanwhile */

/**
 * One thing to learn. Without `until` it is read, and the person goes on by a button.
 * @typedef {Saying & {until?: Condition, asides?: Aside[], hide?: string[], away?: boolean, task?: boolean}} Step hide: what is not shown yet; away: no note, the guide waits; task: nothing to be kept in mind
 */

/**
 * A guided first game.
 * @typedef {object} Guide
 * @property {'ink' | 'line'} game
 * @property {Record<string, unknown>} options
 * @property {number} opponents
 * @property {string} bot
 * @property {string} seed chosen by hand, so that the dice or cards fit the steps
 * @property {Step[]} steps
 */

/** @typedef {{view: any, data: import('../js/types.js').GameData, root: HTMLElement}} Moment */

export {};
