/** The score pad for owners of the paper games. What is written stays in this browser; a link carries a sheet elsewhere. */
import { postForText } from '../js/api.js';
import { button, choices, dialog } from '../js/components.js';
import { h, fill } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { handOut } from '../js/reach.js';
import { save } from '../js/saving.js';
import { inkPad } from './ink-pad.js';
import { linePad } from './line-pad.js';
import { fromQuery, toQuery } from './note.js';
import { added, begun, changed, currentNote, hasSheets, keep, kept, nameFrom, putAway, received, removed, tableFrom, withMost } from './players.js';
import { Result } from './result.js';

/** @typedef {import('./players.js').PaperGame} PaperGame */

/** Where the sheet that is shown lies for others. @param {PaperGame} game */
function pathOf(game) {
  const name = game.sheets[game.current]?.name;
  return `/#/pad?${toQuery(currentNote(game))}${name ? `&name=${encodeURIComponent(name)}` : ''}${game.table ? `&table=${game.table}` : ''}`;
}

/** What the pad shows first: what a link brings, or what was last written. @param {URLSearchParams} query @returns {PaperGame} */
function opened(query) {
  const told = fromQuery(query);
  if (!told) return kept();
  const former = kept(told.game);
  const table = tableFrom(query.get('table'));
  const game = query.get('begin') ? begun(former, told, table) : received(former, told, nameFrom(query.get('name')), table);
  if (hasSheets(former) && !game.sheets.some(one => former.sheets.includes(one))) putAway(former);
  return game;
}

/** @type {import('../js/types.js').Screen} */
export const screen = {
  texts: ['pad', 'ink', 'line', 'expansion'],
  styles: ['ink/ink.css', 'line/line.css', 'pad/pad.css'],
  title: () => t('pad.title'),
  async show(root, { query }) {
    let game = opened(query);
    keep(game);
    const place = h('div.pad-place');
    const players = h('section.pad-players', { 'aria-label': t('pad.players') });
    /** @type {Awaited<ReturnType<typeof inkPad>> | Awaited<ReturnType<typeof linePad>>} */
    let pad;
    const take = (/** @type {PaperGame} */ next) => {
      game = next;
      keep(game);
      result.show(game);
    };
    const open = async () => {
      const note = currentNote(game);
      pad = note.game === 'ink'
        ? await inkPad(place, note.ink, ink => take(changed(game, { note: { ...note, ink } })))
        : await linePad(place, note.line, line => take(changed(game, { note: { ...note, line } })), () => game.sheets.length > 1);
    };
    const turnTo = async (/** @type {PaperGame} */ next) => {
      pad.close();
      take(next);
      await open();
    };
    /** Turn to a sheet from the list below it, which a phone shows alone. @param {PaperGame} next */
    const bringUp = async next => {
      await turnTo(next);
      place.firstElementChild?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    };
    const result = new Result(players, {
      open: sheet => void bringUp({ ...game, current: sheet }),
      add: () => void bringUp(added(game, pad.empty(currentNote(game)))),
      remove: sheet => void removeSheet(sheet),
      rename: (sheet, name) => take(changed(game, { name }, sheet)),
      star: star => take({ ...game, star }),
      compared: most => {
        const next = withMost(game, most);
        if (next === game) return;
        take(next);
        if ('compare' in pad) pad.compare(currentNote(game).line.most);
      },
      bringBack: former => { putAway(game); void bringUp(former); },
    });
    const removeSheet = async (/** @type {number} */ sheet) => {
      const answer = await dialog({
        title: t('pad.remove_title'), body: [h('p', {}, t('pad.clear_text'))],
        choices: [{ text: t('pad.remove'), value: 'remove', kind: 'primary' }, { text: t('pad.clear_keep'), value: 'keep' }],
      });
      if (answer === 'remove') await turnTo(removed(game, sheet));
    };
    await open();
    result.show(game);
    fill(root, h('div.wrap.pad', {},
      h('header.pad-head', {}, h('div', {}, h('h1.title-1', {}, t('pad.title')), h('p', {}, t('pad.lead'), ' ', h('a', { href: '#/print' }, t('nav.print')))),
        choices({
          name: 'pad-game', label: t('pad.which'), value: currentNote(game).game, items: [{ value: 'ink', text: t('pad.ink') }, { value: 'line', text: t('pad.line') }],
          onchange: value => void turnTo(kept(value === 'line' ? 'line' : 'ink')),
        })),
      place, players,
      h('div.pad-acts', {},
        button(t('pad.count'), { kind: 'primary', icon: 'play', onclick: () => pad.count() }),
        button(t('pad.undo'), { icon: 'undo', onclick: () => pad.undo() }),
        button(t('pad.redo'), { icon: 'redo', onclick: () => pad.redo() }),
        button(t('pad.clear'), { icon: 'clear', onclick: () => void pad.clear() }),
        button(t('pad.share'), { icon: 'copy', onclick: () => void handOut(pathOf(game)) }),
        button(t('pad.picture'), { onclick: () => void save({ name: 'railwright-sheet', picture: theme => postForText(`api/picture?theme=${theme}`, pad.body()) }) }))));
    return () => pad.close();
  },
};
