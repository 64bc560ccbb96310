/** A room: the live line, the seats this device plays, the lobby, and then the table of the game. */
import { go, setContext } from '../app.js';
import { get } from '../api.js';
import { h, fill, loadStyles } from '../dom.js';
import { currentLanguage, loadTexts, t } from '../i18n.js';
import { Live } from '../live.js';
import { heldRoom } from '../store.js';

/** The tables; a module brings texts and styles of its own. @type {Record<string, () => Promise<{table: import('../types.js').TableModule}>>} */
const TABLES = {
  ink: () => import('../../ink/table.js'),
  line: () => import('../../line/table.js'),
};

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('app.name'),
  async show(root, { params, path }) {
    const room = params.room ?? '';
    const held = path.startsWith('/watch') ? [] : heldRoom(room)?.seats ?? [];
    void [root, go, setContext, get, h, fill, loadStyles, loadTexts, currentLanguage, Live, TABLES, held];
  },
};
