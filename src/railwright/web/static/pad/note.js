/**
 * What is written on the pad, apart from the page: a sheet of Railroad Ink or of Rail Line, how it changes, and how it
 * goes into a link and back. Knows no rule; a broken link is an empty pad.
 */

/** @typedef {{piece: string, orientation: number}} Placed */
/**
 * @typedef {object} InkNote
 * @property {'base' | 'challenge'} edition
 * @property {string | null} expansion
 * @property {'sections' | 'spaces'} longest
 * @property {Record<string, Placed>} drawn by space
 * @property {Record<string, string[]>} marks what an expansion left in spaces without a piece, by name
 * @property {Record<string, import('./strokes.js').Lines>} loose lines that are no piece yet, by space; no link carries them
 * @property {string[]} lines what lies between spaces, line by line: 23E runs east from the grid point 23, 23S south
 * @property {number} villages marked boxes
 * @property {number} goals points
 */
/**
 * @typedef {object} LineNote
 * @property {1 | 2} sheet
 * @property {Record<string, number>} boxes marked, by row
 * @property {number} coins
 * @property {boolean} most strictly most travellers
 * @property {boolean} first to fill the glass row
 */
/** @typedef {{game: 'ink' | 'line', ink: InkNote, line: LineNote}} Note */

const NAME = /^[a-z][a-z-]{0,30}$/;
const SPACE = /^[A-G][1-7]$/;
const PIECE = /^([a-z0-9-]{3,40})@([A-G][1-7])\/([0-7])$/;
const LINE = /^[0-7][0-7][ES]$/;
const ROW = /^[a-z_]{3,20}$/;
const MOST_POINTS = 99;

/** @returns {Note} */
export const blank = () => ({
  game: 'ink',
  ink: { edition: 'base', expansion: null, longest: 'sections', drawn: {}, loose: {}, marks: {}, lines: [], villages: 0, goals: 0 },
  line: { sheet: 1, boxes: {}, coins: 0, most: false, first: false },
});

/** @param {string | null} text @param {number} most */
function whole(text, most) {
  const value = Number(text ?? 0);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : 0;
}

/**
 * The note as the part of a link after the question mark.
 * @param {Note} note
 */
export function toQuery({ game, ink, line }) {
  if (game === 'line') {
    const boxes = Object.entries(line.boxes).filter(([, count]) => count > 0).map(([row, count]) => `${row}:${count}`).join(',');
    return `game=line&sheet=${line.sheet}&boxes=${boxes}&coins=${line.coins}${line.most ? '&most=1' : ''}${line.first ? '&first=1' : ''}`;
  }
  const drawn = Object.entries(ink.drawn).map(([space, { piece, orientation }]) => `${piece}@${space}/${orientation}`).join(',');
  return `game=ink&edition=${ink.edition}&expansion=${ink.expansion ?? ''}&longest=${ink.longest}&villages=${ink.villages}&goals=${ink.goals}`
    + `&marks=${Object.entries(ink.marks).flatMap(([name, spaces]) => spaces.map(space => `${name}@${space}`)).join(',')}&drawn=${drawn}${ink.lines.length ? `&lines=${ink.lines.join(',')}` : ''}`;
}

/**
 * The note of a link; null where there is none in it.
 * @param {URLSearchParams} query
 * @returns {Note | null}
 */
export function fromQuery(query) {
  const game = query.get('game');
  const note = blank();
  const list = (/** @type {string} */ name) => (query.get(name) ?? '').split(',').filter(Boolean);
  if (game === 'line') {
    note.game = 'line';
    note.line.sheet = query.get('sheet') === '2' ? 2 : 1;
    for (const entry of list('boxes')) {
      const [row = '', count = '0'] = entry.split(':');
      if (ROW.test(row)) note.line.boxes[row] = whole(count, 8);
    }
    note.line.coins = whole(query.get('coins'), MOST_POINTS);
    note.line.most = query.get('most') === '1';
    note.line.first = query.get('first') === '1';
    return note;
  }
  if (game !== 'ink') return null;
  note.ink.edition = query.get('edition') === 'challenge' ? 'challenge' : 'base';
  note.ink.expansion = NAME.test(query.get('expansion') ?? '') ? query.get('expansion') : null;
  note.ink.longest = query.get('longest') === 'spaces' ? 'spaces' : 'sections';
  note.ink.villages = whole(query.get('villages'), 4);
  note.ink.goals = whole(query.get('goals'), MOST_POINTS);
  // links of earlier versions name the craters alone
  for (const entry of [...list('marks'), ...list('craters').map(space => `crater@${space}`)]) {
    const [name = '', space = ''] = entry.split('@');
    if (NAME.test(name) && SPACE.test(space)) (note.ink.marks[name] ??= []).push(space);
  }
  note.ink.lines = [...new Set(list('lines').filter(line => LINE.test(line)))];
  for (const entry of list('drawn')) {
    const [, piece, space, orientation] = PIECE.exec(entry) ?? [];
    if (piece && space && !markedWith(note.ink, space)) note.ink.drawn[space] = { piece, orientation: Number(orientation) };
  }
  return note;
}

/** The mark that lies in a space. @param {InkNote} ink @param {string} space @returns {string | undefined} */
export const markedWith = (ink, space) => Object.keys(ink.marks).find(name => ink.marks[name]?.includes(space));

/** @param {Record<string, string[]>} marks @param {string} space */
const unmarked = (marks, space) => Object.fromEntries(Object.entries(marks).map(([name, spaces]) => [name, spaces.filter(one => one !== space)]));

/** @template T @param {Record<string, T>} things @param {string} space */
const without = (things, space) => Object.fromEntries(Object.entries(things).filter(([one]) => one !== space));

/**
 * Put a piece into a space; a mark there goes.
 * @param {InkNote} ink @param {string} space @param {Placed} placed
 * @returns {InkNote}
 */
export const draw = (ink, space, placed) => ({ ...ink, drawn: { ...ink.drawn, [space]: placed }, loose: without(ink.loose, space), marks: unmarked(ink.marks, space) });

/**
 * Take away whatever is in a space.
 * @param {InkNote} ink @param {string} space
 * @returns {InkNote}
 */
export function erase(ink, space) {
  return { ...ink, drawn: without(ink.drawn, space), loose: without(ink.loose, space), marks: unmarked(ink.marks, space) };
}

/**
 * A mark, which erases what was there; a second time it goes.
 * @param {InkNote} ink @param {string} name @param {string} space
 * @returns {InkNote}
 */
export function putMark(ink, name, space) {
  const erased = erase(ink, space);
  return markedWith(ink, space) === name ? erased : { ...erased, marks: { ...erased.marks, [name]: [...erased.marks[name] ?? [], space] } };
}

/**
 * The marks of a piece go, and its route stays; where there was none, nothing does.
 * @param {InkNote} ink @param {Record<string, string | null>} bare what is left of a piece @param {string} space
 * @returns {InkNote}
 */
export function layBare(ink, bare, space) {
  const placed = ink.drawn[space];
  const left = placed ? bare[placed.piece] : undefined;
  if (!placed || left === undefined) return ink;
  return left === null ? erase(ink, space) : draw(ink, space, { ...placed, piece: left });
}

/**
 * Draw along a line, or take that away; without `wish` whichever changes it.
 * @param {InkNote} ink @param {string} line @param {boolean} [wish]
 * @returns {InkNote}
 */
export function putLine(ink, line, wish = !ink.lines.includes(line)) {
  const others = ink.lines.filter(one => one !== line);
  return { ...ink, lines: wish ? [...others, line] : others };
}

/**
 * The sheet with another expansion: what only the former one has goes, what is on every sheet of the new one comes.
 * @param {InkNote} ink
 * @param {import('../js/types.js').Expansion | undefined} former
 * @param {import('../js/types.js').Expansion | undefined} next
 * @returns {InkNote}
 */
export function withExpansion(ink, former, next) {
  const kept = Object.entries(ink.drawn).filter(([, { piece }]) => !former?.pieces.includes(piece));
  const first = (next?.first.drawn ?? []).map(({ space, piece, orientation }) => [space, { piece, orientation }]);
  return { ...ink, expansion: next?.name ?? null, drawn: { ...Object.fromEntries(first), ...Object.fromEntries(kept) }, loose: {}, marks: {}, lines: [] };
}

/**
 * The next orientation: those that fit first, then all others.
 * @param {number} now @param {number[]} fitting @param {number[]} all
 */
export function turned(now, fitting, all) {
  const order = [...fitting, ...all.filter(one => !fitting.includes(one))];
  return order[(order.indexOf(now) + 1) % order.length] ?? now;
}

/**
 * Mark a row up to a box; the last marked box is taken back by marking it again.
 * @param {LineNote} line @param {string} row @param {number} box 1 the leftmost
 * @returns {LineNote}
 */
export function mark(line, row, box) {
  const now = line.boxes[row] ?? 0;
  return { ...line, boxes: { ...line.boxes, [row]: now === box ? box - 1 : box } };
}

/**
 * The sheet of Railroad Ink as the server wants it.
 * @param {InkNote} ink
 */
export const inkBody = ink => ({
  game: 'ink', edition: ink.edition, expansion: ink.expansion, longest: ink.longest,
  drawn: Object.entries(ink.drawn).map(([space, placed]) => ({ row: space.charCodeAt(0) - 65, col: Number(space.slice(1)) - 1, ...placed })),
  marks: Object.fromEntries(Object.entries(ink.marks).map(([name, spaces]) => [name, spaces.map(space => [space.charCodeAt(0) - 65, Number(space.slice(1)) - 1])])),
  canyons: ink.lines.map(line => ({ row: Number(line[0]), col: Number(line[1]), path: line[2] })),
  villages: ink.villages, goal_points: ink.goals,
});

/** @param {LineNote} line */
export const lineBody = line => ({ game: 'line', sheet: line.sheet, boxes: line.boxes, coins: line.coins, most_travellers: line.most, glass_first: line.first });
