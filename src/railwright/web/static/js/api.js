/** Requests over HTTP: JSON in, JSON out, errors as sentences in the person's language. */
import { currentLanguage, t } from './i18n.js';
import { keptProfile } from './store.js';

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} text
   * @param {number} status 0 when there was no answer at all
   */
  constructor(code, text, status) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** Rooms of a daily or a challenge are open to who may look at them. @param {string} path @returns {Record<string, string>} */
function asWho(path) {
  const key = path.startsWith('api/rooms/') ? keptProfile()?.key : undefined;
  return key ? { Authorization: `Bearer ${key}` } : {};
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
async function request(path, init = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, { ...init, headers: { 'Accept-Language': currentLanguage(), ...asWho(path), ...init.headers } });
  } catch {
    throw new ApiError('offline', t('error.offline'), 0);
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => null);
  throw new ApiError(body?.error?.code ?? 'server', body?.error?.text ?? t('error.server'), answer.status);
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = async path => (await request(path)).json();

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
export const getText = async path => (await request(path)).text();

/** @param {string} path @param {unknown} body */
const posted = (path, body) => request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export const post = async (path, body) => (await posted(path, body)).json();

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<string>}
 */
export const postForText = async (path, body) => (await posted(path, body)).text();

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<Blob>}
 */
export const postForBlob = async (path, body) => (await posted(path, body)).blob();

/** @type {Promise<import('./types.js').GameData> | undefined} */
let data;

/** What never changes: pieces, board, bots. Asked for once. @returns {Promise<import('./types.js').GameData>} */
export function gameData() {
  data ??= get('api/data');
  data.catch(() => { data = undefined; });
  return data;
}
