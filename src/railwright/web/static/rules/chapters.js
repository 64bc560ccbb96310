/** Which rules pages there are besides those of the expansions, what each consists of, and its pictures. The words are in the catalogue. */
import { cardsPicture, curvePicture, diceRow, goalsOf, linePicture, pairsPicture, part, scorePicture, sheetPicture, wholeSheet } from './pictures.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {(data: GameData, label: string) => Node | Promise<Node>} Picture */
/** @typedef {{key: string, texts: number, picture?: Picture, wide?: boolean}} Section */
/** @typedef {{piece?: string, card?: string, sign?: string | undefined}} Emblem a piece, a card of Rail Line, or something that lies on a sheet */
/** @typedef {{id: string, group: 'games' | 'expansions' | 'more', play?: string, emblem: Emblem, sections: Section[]}} Topic */

/** @param {string} space @param {string} piece @param {number} [orientation] */
const drawn = (space, piece, orientation = 0) => ({ space, piece, orientation, round: 0 });

/** @type {Topic[]} */
export const TOPICS = [
  {
    id: 'ink', group: 'games', play: '#/new/ink', emblem: { piece: 'overpass' }, sections: [
      { key: 'sheet', texts: 1, picture: wholeSheet('base') },
      { key: 'round', texts: 2, picture: diceRow(['highway-curve', 'railway-straight', 'railway-t', 'overpass']) },
      { key: 'joined', texts: 3, picture: part('base', 'A1', 'C4', { drawn: [drawn('A2', 'highway-straight'), drawn('B2', 'station-straight'), drawn('C2', 'railway-curve'), drawn('C3', 'railway-straight', 1)] }) },
      { key: 'specials', texts: 1, picture: diceRow(['special-hhhr', 'special-hrrr', 'special-hhhh', 'special-rrrr', 'special-hhrr', 'special-hrhr'], 'special') },
      { key: 'score', texts: 5, picture: scorePicture },
    ],
  },
  {
    id: 'challenge', group: 'games', play: '#/new/ink', emblem: { piece: 'station-t-highway' }, sections: [
      { key: 'dice', texts: 1, picture: diceRow(['highway-double-curve', 'railway-double-curve', 'station-t-highway', 'station-t-railway', 'highway-terminal', 'railway-terminal']) },
      { key: 'buildings', texts: 4, picture: wholeSheet('challenge') },
      { key: 'goals', texts: 3, picture: goalsOf('base') },
      { key: 'solo', texts: 1 },
    ],
  },
  {
    id: 'line', group: 'games', play: '#/new/line', emblem: { card: 'B16' }, sections: [
      { key: 'table', texts: 2, picture: linePicture, wide: true },
      { key: 'turn', texts: 4, picture: cardsPicture(['B16']) },
      { key: 'marking', texts: 3 },
      { key: 'extra', texts: 4 },
      { key: 'curve', texts: 1, picture: curvePicture },
      { key: 'end', texts: 2 },
      { key: 'sheet1', texts: 4, picture: sheetPicture(1) },
      { key: 'sheet2', texts: 5, picture: sheetPicture(2) },
      { key: 'ours', texts: 1 },
    ],
  },
  {
    id: 'draft', group: 'more', emblem: { piece: 'highway-double-curve' }, sections: [
      { key: 'pairs', texts: 1, picture: pairsPicture },
      { key: 'start', texts: 2 },
    ],
  },
];

/**
 * The decisions of each game, by the id that each has in docs/rules; the number is that of its text. A chapter of an
 * expansion brings its own.
 * @type {Record<string, Record<string, number>>}
 */
export const DECISIONS = {
  ink: {
    'RI-2.1': 19, 'RI-2.2': 23, 'RI-2.3': 1, 'RI-3.2': 2, 'RI-3.3': 3, 'RI-4.2': 4, 'RI-4.3': 5, 'RI-5.1a': 6, 'RI-5.1b': 20,
    'RI-5.3': 9, 'RI-5.4a': 7, 'RI-5.4b': 8, 'RI-6.1': 13, 'RI-6.2': 10, 'RI-6.3': 11, 'RI-6.4': 12, 'RI-7.1': 14,
    'RI-7.3': 15, 'RI-7.4': 16, 'RI-9.1': 17, 'RI-9.2': 21, 'RI-9.3': 22, 'RI-10.1': 18,
    'RI-17.1': 24, 'RI-17.2': 25, 'RI-17.3': 26, 'RI-17.5': 27, 'RI-17.7': 28, 'RI-17.9': 29,
  },
  line: {
    'RL-1.1': 1, 'RL-1.3a': 10, 'RL-1.3b': 2, 'RL-2.2': 3, 'RL-3.3': 4, 'RL-4.2': 5, 'RL-4.6': 6, 'RL-5.1': 7,
    'RL-6.4': 8, 'RL-7.1': 9,
  },
};
