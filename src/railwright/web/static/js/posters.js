/** The pictures of the start page: a panorama in ink and three small tables, drawn from data like everything else. */
import { cardMarkup } from '../line/drawing.js';
import { engineMarkup } from '../line/signs.js';
import { BLANK, sheetSvg } from './board.js';
import { line, pieceMarkup } from './drawings.js';

/** Finished sheets, one drawing per word group. @type {Record<'base' | 'challenge', string>} */
const SHEETS = {
  base:
    'D1 overpass 1,D7 highway-t 0,D2 highway-t 1,D3 highway-curve 2,A4 station-curve 5,G4 railway-t 2,' +
    'A5 highway-straight 1,C1 railway-straight 0,E1 railway-t 0,F1 railway-t 3,A2 station-straight 0,' +
    'E7 highway-straight 0,G3 railway-straight 1,C7 highway-straight 0,E3 overpass 0,F3 highway-curve 0,' +
    'B7 special-hhhr 2,A6 highway-t 3,B1 railway-t 1,F4 overpass 1,F5 highway-straight 1,F7 special-hhrr 3,' +
    'F6 highway-t 1,G6 highway-straight 0,G2 station-curve 6,E4 railway-t 2,F2 railway-curve 3,' +
    'D4 station-curve 1,E2 special-hrrr 0,B2 railway-t 2,A7 highway-curve 2',
  challenge:
    'B1 railway-straight 1,A4 station-t-highway 3,A6 highway-t 3,A5 highway-t 3,F1 overpass 0,' +
    'A2 special-hhhr 3,B7 station-t-railway 3,B2 railway-curve 3,A3 highway-straight 1,B6 station-straight 3,' +
    'G4 railway-t 0,G5 railway-curve 3,F2 railway-t 2,A7 special-hhhh 0,F5 railway-curve 1,G2 special-hrrr 2,' +
    'G6 highway-straight 0,F6 station-t-railway 1,F7 overpass 0,E1 highway-straight 0,G1 station-t-railway 3,' +
    'G3 railway-double-curve 0,D1 highway-t 1,F4 railway-t 2,B5 highway-curve 1,C5 highway-terminal 0,' +
    'F3 railway-t 0,E4 station-straight 0,D4 highway-curve 2,D2 highway-straight 1,D3 highway-t 1',
};

/** @param {'base' | 'challenge'} edition @param {import('./types.js').Board} board */
export function sheetPoster(edition, board) {
  const drawn = SHEETS[edition].split(',').map(text => {
    const [space = '', piece = '', orientation = '0'] = text.split(' ');
    return { space, piece, orientation: Number(orientation), round: 1 };
  });
  return sheetSvg(board, { ...BLANK, drawn });
}

/** Where engines stand, and whose they are. @type {[number, number, number][]} */
const ENGINES = [[248, 18, 1], [248, 54, 0], [110, 228, 2]];

/** @param {number} x @param {number} y @param {string} markup */
const at = (x, y, markup) => `<g transform="translate(${x} ${y})">${markup}</g>`;

/** Four cards of Rail Line with three engines. @param {Record<string, string[][]>} cards */
export function linePoster(cards) {
  const { card, row_height: height } = line();
  const rows = [['B01', 'A09'], ['B19', 'B05']];
  const laid = rows.flatMap((row, r) => row.map((id, c) => at(c * card.width, r * (height + 14), cardMarkup(cards[id] ?? [[], [], []]))));
  const engines = ENGINES.map(([x, y, seat]) => at(x, y, engineMarkup(seat, true, false)));
  return `<svg class="line-poster" viewBox="-2 -9 280 280" aria-hidden="true">${[...laid, ...engines].join('')}</svg>`;
}

/** The panorama, row by row: column, piece, orientation. */
const PANORAMA = [
  '0 highway-straight 1,1 highway-terminal 3,3 highway-curve 1,4 highway-straight 1,5 highway-straight 1,' +
    '6 highway-straight 1,7 highway-t 1,8 highway-straight 1,9 station-straight 3,10 railway-straight 1,' +
    '11 railway-curve 2,13 highway-curve 1,14 station-straight 3,15 railway-t 1,16 railway-straight 1,' +
    '17 railway-straight 1',
  '0 railway-straight 1,1 railway-t 1,2 railway-straight 1,3 overpass 0,4 railway-straight 1,' +
    '5 station-straight 1,6 highway-straight 1,7 highway-t 3,8 highway-straight 1,9 highway-straight 1,' +
    '10 station-straight 3,11 railway-t 3,12 railway-straight 1,13 overpass 0,14 railway-straight 1,' +
    '15 railway-t 3,16 railway-straight 1,17 railway-straight 1',
  '1 railway-curve 0,2 railway-straight 1,3 station-t-railway 3,4 railway-straight 1,5 railway-straight 1,' +
    '6 railway-terminal 3,10 highway-curve 1,11 highway-straight 1,12 highway-straight 1,13 highway-curve 3,' +
    '16 highway-curve 1,17 highway-straight 1',
];
const WET_FROM = 14;

/** Ink dries from left to right; the last pieces are only thought of. */
export function panorama() {
  let out = '';
  for (let row = 0; row <= 3; row++) for (let col = 0; col <= 18; col++) out += `<circle class="dot" cx="${col * 100}" cy="${row * 100}" r="2.6"/>`;
  PANORAMA.forEach((line, row) => {
    for (const text of line.split(',')) {
      const [col = '0', piece = '', orientation = '0'] = text.split(' ');
      const x = Number(col);
      const state = x === 17 || (x === 16 && row !== 1) ? 'ghost' : x >= WET_FROM ? 'wet' : '';
      out += `<g class="piece ${state}" transform="translate(${x * 100} ${row * 100})">${pieceMarkup(piece, Number(orientation), row * 31 + x)}</g>`;
    }
  });
  return `<svg viewBox="0 -4 1800 308" aria-hidden="true">${out}</svg>`;
}
