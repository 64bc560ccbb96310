/** A hint at the Railroad Ink table: what a bot would draw, choose or take, shown where the person would do it. */
import { askHint } from '../js/hint.js';
import { t } from '../js/i18n.js';
import { isPoint } from '../js/lines.js';
import { pointAt } from '../js/sheet.js';
import { nameOf } from './catalogue.js';
import { whereOf } from './on_lines.js';
import { renderHint, renderPen } from './show.js';
import { trayOf } from './tray.js';
import { actionName } from './words.js';

/** @typedef {import('./table.js').InkTable} InkTable */
/** @typedef {import('../js/types.js').InkView} InkView */

/** Ask the server and show its answer, unless it comes too late. @param {InkTable} table */
export async function showHint(table) {
  const before = table.view();
  if (table.seat === null || !before) return;
  renderHint(table, before, t('ink.hint_wait'));
  const answer = await askHint(() => table.view(), table.sendMessage);
  const view = table.view();
  if (!answer || !view) return;
  const drawing = /^(.+)@(..)\/(\d|[NESW]+)$/.exec(answer.action ?? '');
  if (drawing) {
    const [, piece = '', space = '', turned = '0'] = drawing;
    showDrawing(table, view, { piece, space, orientation: isPoint(space) ? turned : Number(turned) });
  } else if (typeof answer.pair === 'number') showPair(table, view, answer.pair);
  else renderHint(table, view, answer.action ? t('ink.hint_action', { action: actionName(table.data, view, answer.action) }) : answer.text);
}

/** @param {InkTable} table @param {InkView} view @param {import('../js/sheet.js').Placement} placed */
function showDrawing(table, view, { piece, space, orientation }) {
  const key = trayOf(view).find(choice => choice.piece === piece && (!choice.used || choice.copy))?.key ?? piece;
  table.pick(piece, key);
  table.byTouch = true;
  table.state = { ...pointAt(table.state, space), orientation };
  renderPen(table, view);
  renderHint(table, view, drawingHint(nameOf(table.data, piece), { piece, space, orientation }));
}

/** @param {string} name @param {import('../js/sheet.js').Placement} placed */
const drawingHint = (name, placed) => isPoint(placed.space) ? t('ink.hint_path', { piece: name, path: whereOf(placed) }) : t('ink.hint_drawing', { piece: name, space: placed.space });

/** @param {InkTable} table @param {InkView} view @param {number} pair */
function showPair(table, view, pair) {
  const pieces = view.draft?.pairs[pair];
  if (view.phase !== 'pick' || !pieces) return;
  table.hinted = pair;
  renderPen(table, view);
  renderHint(table, view, t('ink.hint_pair', { pieces: pieces.map(piece => nameOf(table.data, piece)).join(', ') }));
}
