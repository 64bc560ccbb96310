/** Who this is, without an account: a key that this browser makes and keeps, and what is asked of the server with it. */
import { ApiError, post } from './api.js';
import { newSecret } from './seals.js';
import { changeSettings, keepProfile, keptProfile, settings } from './store.js';

/** @typedef {{id: string, name: string, shown: string, hidden: boolean, created: string}} Profile */

/** What the server knows of this profile; null where there is none. @returns {Promise<Profile | null>} */
export async function ownProfile() {
  const kept = keptProfile();
  if (!kept) return null;
  try {
    return await post('api/profile', { key: kept.key });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profile_unknown') return null;
    throw error;
  }
}

/** Make a profile; where this browser has a key already, with that one. @param {string} [name] @returns {Promise<Profile>} */
export async function makeProfile(name = settings().name) {
  const key = keptProfile()?.key ?? newSecret();
  const made = await post('api/profile/new', { key, name });
  keep(key, made);
  return made;
}

/** The key of this profile, which is made where there is none yet. */
export async function ensuredKey() {
  if (!await ownProfile()) await makeProfile();
  return /** @type {import('./store.js').KeptProfile} */ (keptProfile()).key;
}

/** @param {string} name @returns {Promise<Profile>} */
export async function renameProfile(name) {
  const key = keptProfile()?.key ?? '';
  const renamed = await post('api/profile/name', { key, name });
  keep(key, renamed);
  return renamed;
}

/** Use a profile from another device here. @param {string} key @returns {Promise<Profile>} */
export async function takeProfile(key) {
  const found = await post('api/profile', { key });
  keep(key, found);
  return found;
}

/** @param {string} key @param {Profile} profile */
function keep(key, { name }) {
  keepProfile({ key, name });
  changeSettings({ name });
}

/**
 * Sit down as oneself: with the profile, or without it where the server does not know it any more.
 * @template T
 * @param {(own: {profile?: string}) => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function asMyself(ask) {
  const key = keptProfile()?.key;
  if (!key) return ask({});
  return ask({ profile: key }).catch(error => {
    if (error instanceof ApiError && error.code === 'profile_unknown') return ask({});
    throw error;
  });
}
