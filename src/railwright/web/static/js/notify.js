/** Notifications: asked for after a tap only, shown through the service worker, and sent by the server where it can. */
import { get, post } from './api.js';
import { currentLanguage } from './i18n.js';
import { changeSettings, heldRooms, settings } from './store.js';

/** Whether this browser could show any here. */
export const canNotify = () => 'Notification' in globalThis && isSecureContext;

/** Whether the person wants them and the browser lets us. */
export const mayNotify = () => canNotify() && settings().notify && Notification.permission === 'granted';

const registration = async () => (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) ?? null;

/**
 * Switch them on, after a tap.
 * @returns {Promise<'on' | 'blocked' | 'unable'>}
 */
export async function askToNotify() {
  if (!canNotify()) return 'unable';
  if (await Notification.requestPermission() !== 'granted') return 'blocked';
  changeSettings({ notify: true });
  await subscribeAll().catch(() => {}); // without messages of the server the page still tells
  return 'on';
}

/** Switch them off, and let the server send nothing more. */
export async function stopNotifying() {
  changeSettings({ notify: false });
  const subscription = await (await registration())?.pushManager?.getSubscription().catch(() => null);
  if (!subscription) return;
  await Promise.all(running().flatMap(({ room, seats }) => seats.map(({ token }) => post(`api/rooms/${room}/push/end`, { token, endpoint: subscription.endpoint }).catch(() => {}))));
  await subscription.unsubscribe();
}

/** Whether the server sends messages when the page is closed. */
export const canPush = async () => (await pushKey()) !== null && !!(await registration())?.pushManager;

/** @returns {Promise<string | null>} */
async function pushKey() {
  return (await get('api/push').catch(() => ({ key: null }))).key;
}

const running = () => heldRooms().filter(held => held.phase !== 'over');

async function subscribeAll() {
  await Promise.all(running().map(({ room }) => subscribe(room)));
}

/** Let the server send messages for our seats in a room, if the person wants them and it can. @param {string} room */
export async function subscribe(room) {
  const held = heldRooms().find(one => one.room === room);
  if (!held || !mayNotify()) return;
  const key = await pushKey();
  const worker = key === null ? null : await registration();
  if (!worker?.pushManager || key === null) return;
  const subscription = await worker.pushManager.getSubscription() ?? await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await Promise.all(held.seats.map(({ token }) => post(`api/rooms/${room}/push`, { token, endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: currentLanguage() })));
}

/**
 * Show a notification that leads to the room.
 * @param {string} room @param {string} title @param {string} body
 */
export async function notice(room, title, body) {
  if (!mayNotify()) return;
  const options = { body, tag: room, icon: '/icons/icon-192.png', data: { room } };
  const worker = await registration();
  if (worker) await worker.showNotification(title, options).catch(() => {});
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => { window.focus(); location.hash = `/room/${room}`; };
  }
}

/** The person is here: what was told is known. @param {string} room */
export async function closeNotices(room) {
  if (!mayNotify()) return;
  for (const shown of await (await registration())?.getNotifications({ tag: room }) ?? []) shown.close();
}
