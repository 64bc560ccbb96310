/**
 * SHA-256 and what is made of it. Browsers compute it in pages that came from a safe address only (https, localhost);
 * in a home network without a certificate it is computed here.
 */

const BLOCK = 64;
const WORDS = 16;
const LENGTH_BYTES = 8;

/** @param {number} n */
function isPrime(n) {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
}

/** The first primes: the standard takes its constants from their roots. @param {number} count */
function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (isPrime(n)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. @param {number} x */
const fraction = x => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes(8).map(prime => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map(prime => fraction(Math.cbrt(prime)));

/** @param {number} x @param {number} n */
const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {Uint8Array} bytes @returns {Uint8Array<ArrayBuffer>} */
export function plainSha256(bytes) {
  const size = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const told = new DataView(padded.buffer);
  told.setUint32(size - LENGTH_BYTES, Math.floor(bytes.length / 2 ** 29));
  told.setUint32(size - 4, bytes.length * 8);
  const state = Int32Array.from(START);
  const w = new Int32Array(ROUNDS.length);
  for (let at = 0; at < size; at += BLOCK) {
    for (let i = 0; i < ROUNDS.length; i++) {
      if (i < WORDS) w[i] = told.getInt32(at + 4 * i);
      else {
        const early = /** @type {number} */ (w[i - 15]);
        const late = /** @type {number} */ (w[i - 2]);
        w[i] = /** @type {number} */ (w[i - 16]) + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + /** @type {number} */ (w[i - 7]) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, k] = /** @type {[number, number, number, number, number, number, number, number]} */ (/** @type {unknown} */ ([...state]));
    ROUNDS.forEach((constant, i) => {
      const one = k + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + /** @type {number} */ (w[i]);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, k] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, k].forEach((word, i) => { state[i] = /** @type {number} */ (state[i]) + word; });
  }
  const result = new Uint8Array(32);
  const written = new DataView(result.buffer);
  state.forEach((word, i) => written.setInt32(4 * i, word));
  return result;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function sha256(bytes) {
  return globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : plainSha256(bytes);
}

/** @param {...Uint8Array} parts */
function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** HMAC-SHA-256 with a key of at most a block. @param {Uint8Array} key @param {string} text */
export async function hmac(key, text) {
  const padded = joined(key, new Uint8Array(BLOCK - key.length));
  const inner = await sha256(joined(padded.map(byte => byte ^ 0x36), bytesOf(text)));
  return sha256(joined(padded.map(byte => byte ^ 0x5c), inner));
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = text => new Uint8Array(new TextEncoder().encode(text));
/** @param {Uint8Array} bytes */
export const hexOf = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export const fromHex = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16));
