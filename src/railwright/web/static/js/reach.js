/** Where others reach this server: links that are sent to them begin there. */
import { get } from './api.js';
import { copy, toast } from './components.js';
import { t } from './i18n.js';
import { settings } from './store.js';

/** @typedef {{public: string | null, network: string | null, only_here: boolean}} Reach */

/** Names that mean the machine itself, to whoever reads them. @param {string} host */
const isHere = host => host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]' || host === '0.0.0.0' || host === '[::]';

/**
 * Where invitations lead; null where nobody else can come.
 * @returns {Promise<{origin: string | null, only_here: boolean}>} only_here: the server does not listen to others at all
 */
export async function reach() {
  /** @type {Reach} */
  const told = await get('api/address').catch(() => ({ public: null, network: null, only_here: false }));
  const own = isHere(location.hostname) ? null : location.origin;
  return { origin: told.public ?? (settings().address || null) ?? own ?? told.network, only_here: told.only_here };
}

/** An address that somebody has typed, as others can use it; null if they cannot. @param {string} typed */
export function addressIn(typed) {
  try {
    const url = new URL(typed.includes('://') ? typed.trim() : `http://${typed.trim()}`);
    return /^https?:$/.test(url.protocol) && !isHere(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}

/** Hand a link out, and say so if it leads nowhere but here. @param {string} path such as `/#/replay/K7QM` */
export async function handOut(path) {
  const { origin } = await reach();
  const url = `${origin ?? location.origin}${path}`;
  if (origin && navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: t('app.name'), url }).catch(() => {});
  else await copy(url);
  if (!origin) toast(t('reach.link_here'));
}
