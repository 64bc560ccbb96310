/**
 * What is written on the pad, apart from the page: a sheet of Railroad Ink or of Rail Line, how it changes, and how it
 * goes into a link and back. Knows no rule; a broken link is an empty pad.
 */

/** @typedef {{piece: string, orientation: number}} Placed */
/**
 * @typedef {object} InkNote
 * @property {'base' | 'challenge'} edition
 * @property {'lava' | 'meteor' | 'forest' | 'trail' | null} expansion
 * @property {'sections' | 'spaces'} longest
 * @property {Record<string, Placed>} drawn by space
 * @property {string[]} craters
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

const EXPANSIONS = /** @type {const} */ (['lava', 'meteor', 'forest', 'trail']);
const SPACE = /^[A-G][1-7]$/;
const PIECE = /^([a-z-]{3,40})@([A-G][1-7])\/([0-7])$/;
const ROW = /^[a-z_]{3,20}$/;
const MOST_POINTS = 99;

/** @returns {Note} */
export const blank = () => ({
  game: 'ink',
  ink: { edition: 'base', expansion: null, longest: 'sections', drawn: {}, craters: [], villages: 0, goals: 0 },
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
    + `&craters=${ink.craters.join(',')}&drawn=${drawn}`;
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
  note.ink.expansion = EXPANSIONS.find(one => one === query.get('expansion')) ?? null;
  note.ink.longest = query.get('longest') === 'spaces' ? 'spaces' : 'sections';
  note.ink.villages = whole(query.get('villages'), 4);
  note.ink.goals = whole(query.get('goals'), MOST_POINTS);
  note.ink.craters = list('craters').filter(space => SPACE.test(space));
  for (const entry of list('drawn')) {
    const [, piece, space, orientation] = PIECE.exec(entry) ?? [];
    if (piece && space && !note.ink.craters.includes(space)) note.ink.drawn[space] = { piece, orientation: Number(orientation) };
  }
  return note;
}

/**
 * Put a piece into a space; a crater there goes.
 * @param {InkNote} ink @param {string} space @param {Placed} placed
 * @returns {InkNote}
 */
export const draw = (ink, space, placed) => ({ ...ink, drawn: { ...ink.drawn, [space]: placed }, craters: ink.craters.filter(one => one !== space) });

/**
 * Take away whatever is in a space.
 * @param {InkNote} ink @param {string} space
 * @returns {InkNote}
 */
export function erase(ink, space) {
  const drawn = { ...ink.drawn };
  delete drawn[space];
  return { ...ink, drawn, craters: ink.craters.filter(one => one !== space) };
}

/**
 * A crater, which erases what was there; a second time it goes.
 * @param {InkNote} ink @param {string} space
 * @returns {InkNote}
 */
export const crater = (ink, space) => ink.craters.includes(space) ? erase(ink, space) : { ...erase(ink, space), craters: [...ink.craters, space] };

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
  craters: ink.craters.map(space => [space.charCodeAt(0) - 65, Number(space.slice(1)) - 1]),
  villages: ink.villages, goal_points: ink.goals,
});

/** @param {LineNote} line */
export const lineBody = line => ({ game: 'line', sheet: line.sheet, boxes: line.boxes, coins: line.coins, most_travellers: line.most, glass_first: line.first });
