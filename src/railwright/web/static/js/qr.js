/** QR codes (model 2, byte mode, level M, versions 1 to 10), written for short links: text in, squares out. */

/** For each version: codewords for correction per block, then blocks as [count, data codewords]. @type {[number, [number, number][]][]} */
const BLOCKS = [
  [10, [[1, 16]]], [16, [[1, 28]]], [26, [[1, 44]]], [18, [[2, 32]]], [24, [[2, 43]]],
  [16, [[4, 27]]], [18, [[4, 31]]], [22, [[2, 38], [2, 39]]], [22, [[3, 36], [2, 37]]], [26, [[4, 43], [1, 44]]],
];
/** Middles of the alignment patterns by version. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const QUIET = 4;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x << 1 ^ (x & 0x80 ? 0x11d : 0);
}

/** @param {Uint8Array} list @param {number} i */
const item = (list, i) => list[i] ?? 0;
/** @param {number} a @param {number} b in the field of 256 elements */
const times = (a, b) => a && b ? item(EXP, item(LOG, a) + item(LOG, b)) : 0;

/** The codewords that let a reader mend mistakes. @param {number[]} data @param {number} count */
export function correction(data, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = Array(generator.length + 1).fill(0);
    generator.forEach((factor, k) => {
      next[k] ^= factor;
      next[k + 1] ^= times(factor, item(EXP, i));
    });
    generator = next;
  }
  const rest = [...data, ...Array(count).fill(0)];
  data.forEach((_, i) => {
    const lead = rest[i];
    if (lead) generator.forEach((factor, k) => { rest[i + k] ^= times(factor, lead); });
  });
  return rest.slice(data.length);
}

/** @param {Uint8Array} bytes @returns {{version: number, words: number[]}} all codewords in the order of the symbol */
function encode(bytes) {
  const version = BLOCKS.findIndex(([, groups], i) => {
    const room = groups.reduce((sum, [count, size]) => sum + count * size, 0);
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  }) + 1;
  const [corrections, groups] = BLOCKS[version - 1] ?? [0, []];
  if (!version) throw new RangeError('too long for a picture code');
  const capacity = groups.reduce((sum, [count, size]) => sum + count * size, 0);
  const bits = [0, 1, 0, 0];
  const put = (/** @type {number} */ value, /** @type {number} */ length) => { for (let i = length - 1; i >= 0; i--) bits.push(value >> i & 1); };
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  for (let i = 0; i < 4 && bits.length < capacity * 8; i++) bits.push(0);
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => byte << 1 | bit, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  /** @type {number[][]} */
  const blocks = [];
  let from = 0;
  for (const [count, size] of groups) for (let i = 0; i < count; i++) blocks.push(data.slice(from, from += size));
  const mending = blocks.map(block => correction(block, corrections));
  const woven = (/** @type {number[][]} */ lists) => Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) => lists.map(list => list[i]).filter(word => word !== undefined)).flat();
  return { version, words: [...woven(blocks), ...woven(mending)] };
}

/** @param {number} value @param {number} poly @param {number} length bits of the remainder */
function remainder(value, poly, length) {
  let rest = value << length;
  for (let bit = 31; bit >= length; bit--) if (rest >>> bit & 1) rest ^= poly << bit - length;
  return rest;
}

/** @type {((row: number, col: number) => boolean)[]} */
const MASKS = [
  (r, c) => (r + c) % 2 === 0, r => r % 2 === 0, (_, c) => c % 3 === 0, (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0, (r, c) => r * c % 2 + r * c % 3 === 0,
  (r, c) => (r * c % 2 + r * c % 3) % 2 === 0, (r, c) => ((r + c) % 2 + r * c % 3) % 2 === 0,
];

/** How hard a pattern is to read; the lowest is taken. @param {boolean[][]} grid */
function penalty(grid) {
  const size = grid.length;
  const at = (/** @type {number} */ r, /** @type {number} */ c) => grid[r]?.[c] ?? false;
  let sum = 0;
  let dark = 0;
  for (let r = 0; r < size; r++) {
    for (const read of [(/** @type {number} */ c) => at(r, c), (/** @type {number} */ c) => at(c, r)]) {
      let run = 0;
      let line = '';
      for (let c = 0; c < size; c++) {
        run = c && read(c) === read(c - 1) ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        line += read(c) ? '1' : '0';
      }
      sum += 40 * ((line.match(/(?=10111010000)/g) ?? []).length + (line.match(/(?=00001011101)/g) ?? []).length);
    }
    for (let c = 0; c < size; c++) {
      if (at(r, c)) dark++;
      if (r && c && at(r, c) === at(r - 1, c) && at(r, c) === at(r, c - 1) && at(r, c) === at(r - 1, c - 1)) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
}

/**
 * The squares of a code, true is dark.
 * @param {string} text
 * @returns {boolean[][]}
 */
export function qrGrid(text) {
  const { version, words } = encode(new TextEncoder().encode(text));
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const fixed = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (/** @type {number} */ r, /** @type {number} */ c, /** @type {boolean} */ on) => { const row = fixed[r]; if (row && c >= 0 && c < size) row[c] = on; };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [r, c] of /** @type {[number, number][]} */ ([[3, 3], [3, size - 4], [size - 4, 3]])) {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(r + y, c + x, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = ALIGNED[version - 1] ?? [];
  const last = middles.length - 1;
  middles.forEach((r, i) => middles.forEach((c, k) => {
    if ((i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0)) return;
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(r + y, c + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  }));
  const format = (/** @type {number} */ mask) => {
    const bits = (mask << 10 | remainder(mask, 0x537, 10)) ^ 0x5412; // level M is 00
    const bit = (/** @type {number} */ i) => Boolean(bits >> i & 1);
    for (let i = 0; i < 8; i++) {
      set(i < 6 ? i : i + 1, 8, bit(i));
      set(8, size - 1 - i, bit(i));
    }
    for (let i = 8; i < 15; i++) {
      set(8, i === 8 ? 7 : 14 - i, bit(i));
      set(size - 15 + i, 8, bit(i));
    }
    set(size - 8, 8, true);
  };
  format(0);
  if (version >= 7) {
    const bits = version << 12 | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      set(Math.floor(i / 3), size - 11 + i % 3, Boolean(bits >> i & 1));
      set(size - 11 + i % 3, Math.floor(i / 3), Boolean(bits >> i & 1));
    }
  }
  const free = fixed.map(row => row.map(square => square === null));
  /** @type {boolean[][]} */
  const data = Array.from({ length: size }, () => Array(size).fill(false));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step;
      for (const c of [right, right - 1]) {
        if (!free[r]?.[c]) continue;
        const row = data[r];
        if (row) row[c] = Boolean((words[next >> 3] ?? 0) >> 7 - (next & 7) & 1);
        next++;
      }
    }
  }
  const candidates = MASKS.map((mask, number) => {
    format(number);
    return fixed.map((row, r) => row.map((square, c) => square ?? (data[r]?.[c] ?? false) !== mask(r, c)));
  });
  const scores = candidates.map(penalty);
  return candidates[scores.indexOf(Math.min(...scores))] ?? [];
}

/**
 * The code as an SVG picture with its quiet zone.
 * @param {string} text
 * @param {string} label our own words, no text of a person
 */
export function qrSvg(text, label) {
  const grid = qrGrid(text);
  const size = grid.length + 2 * QUIET;
  const d = grid.flatMap((row, r) => row.map((on, c) => on ? `M${c + QUIET} ${r + QUIET}h1v1h-1z` : '')).join('');
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path d="${d}"/></svg>`;
}
