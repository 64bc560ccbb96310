/** Saves what the server draws and records as files: the person chooses which kind. */
import { getText } from './api.js';
import { dialog, download, toast } from './components.js';
import { h } from './dom.js';
import { t } from './i18n.js';

const PICTURE_WIDTH = 1600;

/**
 * @param {object} what
 * @param {string} what.name of the file, without ending
 * @param {(theme: string) => Promise<string>} what.picture as SVG
 * @param {(theme: string) => Promise<string>} [what.all] a picture of all sheets, where there are several
 * @param {() => Promise<string>} [what.record] the game as text
 * @param {string} [what.page] where it can be printed
 */
export async function save({ name, picture, all, record, page }) {
  const choice = await dialog({
    title: t('save.title'), body: [h('p', {}, t(record ? 'save.why_game' : 'save.why'))],
    choices: [
      { text: t('save.png'), value: 'png', kind: 'primary' }, { text: t('save.svg'), value: 'svg' },
      ...(all ? [{ text: t('save.all'), value: 'all' }] : []), ...(record ? [{ text: t('save.record'), value: 'record' }] : []), ...(page ? [{ text: t('save.print'), value: 'print' }] : []), { text: t('nav.back'), value: 'back', kind: 'quiet' },
    ],
  });
  try {
    if (choice === 'png') download(`${name}.png`, await pngOf(await picture(theme())));
    if (choice === 'all' && all) download(`${name}-all.png`, await pngOf(await all(theme())));
    if (choice === 'svg') download(`${name}.svg`, new Blob([await picture(theme())], { type: 'image/svg+xml' }));
    if (choice === 'print' && page) location.hash = page;
    if (choice === 'record' && record) download(`${name}.txt`, new Blob([await record()], { type: 'text/plain' }));
  } catch (error) {
    toast(error instanceof Error && error.message ? error.message : t('error.server'));
  }
}

/** The picture of a seat, or of all, or the record of the game. @param {string} room @param {number} seat @param {number} [sheets] how many there are to be drawn */
export const saveGame = (room, seat, sheets = 1) => save({
  name: `railwright-${room}`,
  picture: wanted => getText(`api/rooms/${encodeURIComponent(room)}/sheets/${seat}.svg?theme=${wanted}`),
  ...(sheets > 1 ? { all: (/** @type {string} */ wanted) => getText(`api/rooms/${encodeURIComponent(room)}/sheets.svg?theme=${wanted}`) } : {}),
  record: () => getText(`api/rooms/${encodeURIComponent(room)}/record`),
  page: `/print?room=${encodeURIComponent(room)}`,
});

/** By day or by night, as the page is. */
const theme = () => document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** @param {string} drawn as SVG @returns {Promise<Blob>} */
async function pngOf(drawn) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = h('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = Math.round(PICTURE_WIDTH * image.naturalHeight / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => { canvas.toBlob(blob => blob ? resolve(blob) : reject(new Error()), 'image/png'); });
}
