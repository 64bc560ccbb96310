/** The link of a room leads to where its table plays now: to the next room, if people have played again. */
import { get } from '../api.js';
import { t } from '../i18n.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('app.name'),
  async show(_, { params }) {
    let room = (params.room ?? '').toUpperCase();
    let info = await get(`api/rooms/${encodeURIComponent(room)}`);
    while (info?.next) {
      room = info.next.room;
      info = await get(`api/rooms/${room}`).catch(() => null);
    }
    location.replace(`#/room/${room}`);
  },
};
