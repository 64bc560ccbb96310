/** Strokes put onto what is written on the pad: each space that they pass gets the piece that its lines make. */
import { draw } from './note.js';
import { across, canBecome, edgeAt, EMPTY, NONE, opposite, passes, piecesWith, SIDES, withLine } from './strokes.js';

/** @typedef {import('./note.js').InkNote} InkNote */
/** @typedef {import('./note.js').Placed} Placed */
/** @typedef {import('./strokes.js').Lines} Lines */
/** @typedef {import('./strokes.js').Pass} Pass */
/** @typedef {import('./strokes.js').Side} Side */
/** @typedef {import('./strokes.js').Variant} Variant */
/** @typedef {import('../js/types.js').GameData} GameData */

/**
 * Pieces in each way to turn them.
 * @param {GameData} data @param {string[]} pieces
 * @returns {Variant[]}
 */
export const variantsOf = (data, pieces) => pieces.flatMap(piece => (data.ink.pieces[piece]?.canonical ?? []).flatMap(orientation => {
  const shape = data.ink.pieces[piece]?.orientations[orientation];
  return shape ? [{ piece, orientation, edges: shape.edges, joins: [...shape.joins].sort(), marks: shape.marks }] : [];
}));

/** The lines of a piece. @param {GameData} data @param {Placed | undefined} placed @returns {Lines} */
const linesOf = (data, placed) => {
  const shape = placed ? data.ink.pieces[placed.piece]?.orientations[placed.orientation] : undefined;
  return shape ? { edges: shape.edges, joins: [...shape.joins].sort() } : EMPTY;
};

/** The kinds of ends that can be drawn. @param {Variant[]} variants */
export const kindsOf = variants => [...new Set(variants.flatMap(({ edges }) => [...edges]))].filter(kind => kind !== NONE);

export class Sketch {
  /**
   * @param {GameData} data
   * @param {Variant[]} variants that strokes may become, the usual ones first
   */
  constructor(data, variants) {
    this.data = data;
    this.variants = variants;
  }

  /** The lines of a space, loose ones too. @param {InkNote} note @param {string} space */
  lines(note, space) {
    return note.loose[space] ?? linesOf(this.data, note.drawn[space]);
  }

  /** What somebody already drew on the other side, or the kind of an exit; nothing where that is open. @param {InkNote} note @param {string} space @param {Side} side */
  told(note, space, side) {
    const other = across(space, side);
    const kind = other ? edgeAt(this.lines(note, other).edges, opposite(side))
      : this.data.ink.exits.find(exit => exit.space === space && exit.side === side)?.kind ?? NONE;
    return kind === NONE ? null : kind;
  }

  /**
   * What a stroke draws in each space, as far as that lies in what is written there.
   * @param {InkNote} note @param {import('./strokes.js').Spot[]} spots @param {string | null} [kind] of the stroke, where it is known
   */
  passes(note, spots, kind = null) {
    return passes(spots, (space, from) => {
      const here = this.lines(note, space);
      if (!kind || here.edges === EMPTY.edges || !piecesWith(this.variants, withLine(here, { from, to: null }, () => kind)).length) return null;
      return note.loose[space] ? SIDES.filter(side => edgeAt(here.edges, side) !== NONE).join('') : SIDES.join('');
    });
  }

  /** The kind that a stroke takes on from where it begins or ends. @param {InkNote} note @param {Pass[]} way */
  kindOf(note, way) {
    const ends = [[way[0]?.space, way[0]?.from], [way.at(-1)?.space, way.at(-1)?.to]];
    const inside = [way[0], way.at(-1)].map(pass => pass && this.lines(note, pass.space).edges.replaceAll(NONE, ''));
    const told = ends.map(([space, side]) => space && side ? this.told(note, space, /** @type {Side} */ (side)) : null);
    // a line that begins in the middle of a piece goes on as that piece, if it has one kind only
    const own = ends.map(([, side], index) => !side && new Set(inside[index]).size === 1 ? inside[index]?.[0] ?? null : null);
    return told[0] ?? own[0] ?? told[1] ?? own[1] ?? null;
  }

  /**
   * The note with a stroke. A side that faces an end takes its kind, every other the kind of the stroke.
   * @param {InkNote} note
   * @param {Pass[]} way
   * @param {string} kind
   * @returns {InkNote}
   */
  drawn(note, way, kind) {
    return way.reduce((written, pass, index) => {
      // where the stroke itself came from says nothing: it has the kind that it had there
      const came = index > 0 && way[index - 1]?.to === opposite(pass.from ?? 'N') ? pass.from : null;
      const kindAt = (/** @type {Side} */ side) => this.told(side === came ? written : note, pass.space, side) ?? kind;
      const before = this.lines(written, pass.space);
      const both = withLine(before, pass, kindAt);
      return this.put(written, pass.space, canBecome(this.variants, both.edges) ? both : withLine(EMPTY, pass, kindAt));
    }, note);
  }

  /** @param {InkNote} note @param {string} space @param {Lines} lines @returns {InkNote} */
  put(note, space, lines) {
    const [found] = piecesWith(this.variants, lines);
    const there = note.drawn[space];
    const same = found && there && linesOf(this.data, there).edges === found.edges && !note.loose[space];
    if (same) return note;
    return found ? draw(note, space, { piece: found.piece, orientation: found.orientation }) : { ...note, loose: { ...note.loose, [space]: lines } };
  }
}
