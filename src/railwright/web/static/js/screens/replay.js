/** The replay of a finished game; each game brings its own. */
import { get } from '../api.js';
import { fill, h, loadStyles } from '../dom.js';
import { loadTexts, t } from '../i18n.js';
import { yourSeat } from '../people.js';

/** @type {Record<string, () => Promise<{replay: import('../types.js').ReplayModule}>>} */
const REPLAYS = {
  ink: () => import('../../ink/replay.js'),
  line: () => import('../../line/replay.js'),
};

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('replay.tab'),
  styles: ['css/replay.css'],
  async show(root, { params }) {
    const room = (params.room ?? '').toUpperCase();
    const you = yourSeat(room);
    const told = await get(`api/rooms/${encodeURIComponent(room)}/replay${you === null ? '' : `?seat=${you}`}`);
    const place = h('div');
    fill(root, place);
    return showReplay(place, room, { ...told, you });
  },
};

/** @param {HTMLElement} place @param {string | null} room null: of a saved record @param {any} told */
export async function showReplay(place, room, told) {
  const load = REPLAYS[told.game];
  if (!load) throw new Error(`no replay of ${told.game}`);
  const { replay } = await load();
  await Promise.all([loadTexts(replay.texts), ...replay.styles.map(loadStyles)]);
  return replay.show(place, room, told);
}
