/** The piece that a tap puts into a space: the likeliest one, as the server says; and at each further tap the next. */
import { post } from '../js/api.js';
import { rowCol } from '../js/board.js';
import { erase, inkBody } from './note.js';
import { edgeAt, NONE, piecesWith, SIDES } from './strokes.js';

/** @typedef {import('./note.js').InkNote} InkNote */
/** @typedef {import('./note.js').Placed} Placed */

/** @param {Placed} one */
const nameOf = one => `${one.piece}/${one.orientation}`;

export class Guess {
  /** @param {import('./sketch.js').Sketch} sketch what is known of the pieces */
  constructor(sketch) {
    this.sketch = sketch;
    this.space = '';
    /** The pieces of that space in the order in which taps go through them. @type {Placed[]} */
    this.order = [];
    this.index = 0;
    /** What was written when the last one was put there. @type {InkNote | null} */
    this.note = null;
  }

  /** @param {InkNote} note @param {string} space @returns {Promise<Placed | null>} */
  async next(note, space) {
    if (space !== this.space || note !== this.note) {
      this.order = await this.orderOf(note, space);
      this.space = space;
      this.index = note.drawn[space] ? 1 : 0;
    } else this.index += 1;
    return this.order[this.index % this.order.length] ?? null;
  }

  /** The piece was put there. @param {InkNote} note */
  took(note) {
    this.note = note;
  }

  /**
   * What is there, what has the same ends, the same piece turned, all else that fits.
   * @param {InkNote} note @param {string} space @returns {Promise<Placed[]>}
   */
  async orderOf(note, space) {
    const [row, col] = rowCol(space);
    /** @type {{fits: [string, number][]}} */
    const { fits } = await post('api/likely', { sheet: inkBody(erase(note, space)), row, col });
    const here = note.drawn[space];
    const { edges } = this.sketch.lines(note, space);
    const variants = new Map(this.sketch.variants.map(one => [nameOf(one), one]));
    const fitting = fits.flatMap(([piece, orientation]) => variants.get(nameOf({ piece, orientation })) ?? []);
    const goOn = fitting.filter(one => SIDES.every(side => edgeAt(edges, side) === NONE || edgeAt(edges, side) === edgeAt(one.edges, side)));
    const order = here ? [here, ...piecesWith(this.sketch.variants, { edges, joins: [] }), ...fitting.filter(one => one.piece === here.piece), ...fitting] : goOn;
    return [...new Map(order.map(({ piece, orientation }) => [nameOf({ piece, orientation }), { piece, orientation }])).values()];
  }
}
