/** The keyboard at the Railroad Ink table: a whole game without a pointer. */
import { t } from '../js/i18n.js';
import { beside, fitting } from '../js/sheet.js';
import { renderPen } from './show.js';
import { trayOf } from './tray.js';

/** @typedef {import('./table.js').InkTable} InkTable */
/** @typedef {import('../js/types.js').InkView} InkView */

/** What a person is told of them. @type {[string, string][]} */
export const KEYS = [
  ['1 … 9', 'ink.does.die'], ['← ↑ → ↓', 'ink.does.move'], ['Enter', 'ink.does.draw'], ['R Shift+R', 'ink.does.turn'], ['N', 'ink.does.next'], ['S', 'ink.does.special'],
  ['Z', 'ink.does.undo'], ['Y', 'ink.does.redo'], ['D', 'ink.does.done'], ['H', 'ink.does.hint'], ['Escape', 'ink.does.put_back'],
];
export const TOUCH = ['ink.touch.tap', 'ink.touch.drag', 'ink.touch.score'];

/** @param {InkTable} table @param {KeyboardEvent} event */
export function onKey(table, event) {
  const view = table.view();
  const target = /** @type {HTMLElement} */ (event.target);
  if (!view || view.phase === 'over' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('input, select, textarea, dialog') || table.present !== table.seat) return;
  const { key } = event;
  const letter = key.toLowerCase();
  const onSpace = target.matches('.space, .point');
  /** @param {boolean} done @param {string} why what the key cannot do now */
  const orSay = (done, why) => { if (!done) table.refuse(t(`ink.key.${why}`, { key: key.toUpperCase() })); };
  if (view.seat === null && !key.startsWith('Arrow')) return;
  if (view.question && /^[1-9]$/.test(key)) orSay(goToAnswer(Number(key)), 'answer');
  else if (/^[1-9]$/.test(key)) {
    const choice = trayOf(view)[Number(key) - 1];
    orSay(choice !== undefined, 'die');
    if (choice) table.toggle(choice.piece, choice.key);
  } else if (key.startsWith('Arrow') && !target.closest('[role=radiogroup]')) {
    table.cursor = onSpace ? beside(table.cursor, key) : table.cursor;
    table.paper?.focus(table.cursor);
  } else if ((key === 'Enter' || key === ' ') && onSpace) table.click(table.cursor);
  else if (letter === 'r') orSay(table.turn(event.shiftKey ? -1 : 1), table.state.piece ? 'turn' : 'turn_nothing');
  else if (letter === 'n') orSay(nextFit(table, event.shiftKey ? -1 : 1), table.state.piece ? 'next' : 'next_nothing');
  else if (letter === 's') orSay(nextSpecial(table, view), 'special');
  else if (letter === 'z') {
    orSay(view.can_undo, 'undo');
    void table.undo();
  } else if (letter === 'y') {
    orSay(table.history.undone.length > 0, 'redo');
    void table.redo();
  } else if (letter === 'd') void table.finish();
  else if (letter === 'h') void table.hint();
  else if (key === 'Escape') {
    table.byTouch = false;
    table.pick(null, null);
    renderPen(table, view);
  } else return;
  event.preventDefault();
}

/** To one of the answers of what an expansion asks; Enter gives it. @param {number} number counted from 1 */
function goToAnswer(number) {
  const answer = /** @type {HTMLElement | undefined} */ (document.querySelectorAll('.question button')[number - 1]);
  answer?.focus();
  return answer !== undefined;
}

/** @param {InkTable} table @param {number} step */
function nextFit(table, step) {
  const spaces = fitting(table.state).sort();
  if (!spaces.length) return false;
  const i = spaces.indexOf(table.cursor);
  table.cursor = spaces[i < 0 ? 0 : (i + step + spaces.length) % spaces.length] ?? table.cursor;
  table.paper?.focus(table.cursor);
  return true;
}

/** @param {InkTable} table @param {InkView} view */
function nextSpecial(table, view) {
  const open = view.specials.filter(special => special.open && view.legal[special.piece]).map(special => special.piece);
  const next = open[(open.indexOf(table.chosen ?? '') + 1) % open.length];
  if (next) table.toggle(next, next);
  return next !== undefined;
}
