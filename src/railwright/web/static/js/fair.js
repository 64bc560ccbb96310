/** Whether dice follow from what was fixed before the game: the formulas of docs/fair-dice.md, and no rule of any game. */
import { bytesOf, fromHex, hexOf, hmac, sha256 } from './hash.js';

/**
 * @typedef {object} FairView what everybody knows of the dice
 * @property {'sealed' | 'shared' | 'chosen' | 'unproven'} dice
 * @property {string | null} commitment
 * @property {{part: 'none' | 'awaited' | 'given' | 'silent', seal: string | null}[]} seats
 * @property {boolean} asked
 * @property {number} draws
 * @property {string | null} link
 * @property {string | null} seed
 */
/** A number below a limit, and what it stood for. @typedef {[limit: number, number: number, chosen: string]} Drawn */
/** @typedef {{number: number, round: number | null, link: string, numbers: Drawn[]}} Draw */
/** @typedef {{dice: string, commitment: string, terms: string, seals: (string | null)[], contributions: (string | null)[], draws: Draw[]}} Proof */
/** What this device knows by itself: what it saw before it told its contributions, and these. @typedef {{commitment: string, seals: (string | null)[], own: Record<number, string>}} Fixed */

const SPAN = 2n ** 64n;
const NUMBER_DIGITS = 16;

/** @param {string} kind @param {string} text */
const hash = async (kind, text) => hexOf(await sha256(bytesOf(`railwright ${kind} ${text}`)));
/** @param {string} contribution */
export const sealOf = contribution => hash('seal', contribution);
/** @param {string} link */
export const linkBefore = link => hash('link', link);

/** @param {(string | null)[]} parts */
const bySeat = parts => parts.map(part => part ?? '-').join(' ');

/**
 * The numbers of a draw below these limits, one after the other.
 * @param {Omit<Proof, 'dice' | 'draws'>} proof
 * @param {number} number of the draw, from 1
 * @param {string} link
 * @param {number[]} limits
 */
export async function numbersOf({ commitment, terms, seals, contributions }, number, link, limits) {
  const key = await hmac(fromHex(link), [`railwright draw ${number}`, commitment, terms, bySeat(seals), bySeat(contributions)].join('\n'));
  /** @type {number[]} */
  const found = [];
  let counter = 0;
  for (const limit of limits) {
    let value = SPAN;
    const end = SPAN - SPAN % BigInt(limit);
    while (value >= end) value = BigInt(`0x${hexOf(await hmac(key, String(counter++))).slice(0, NUMBER_DIGITS)}`);
    found.push(Number(value % BigInt(limit)));
  }
  return found;
}

/** Whether all of these are there, each as often. @param {string[]} faces @param {string[]} drawn */
function areAmong(faces, drawn) {
  const left = [...drawn];
  return faces.every(face => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Check a proof. `kept` and `own` are null where this device has added nothing, `shown` where no dice lie on the table.
 * @param {Proof} proof
 * @param {Fixed | null} fixed
 * @param {{faces: string[], draw: number}} [table] the dice that this page shows, and the number of their draw
 */
export async function check(proof, fixed, { faces, draw: newest } = { faces: [], draw: 0 }) {
  const seats = await Promise.all(proof.contributions.map(async (given, seat) => given === null || await sealOf(given) === proof.seals[seat]));
  /** @type {{draw: Draw, linked: boolean, follows: boolean}[]} */
  const draws = [];
  let before = proof.commitment;
  for (const draw of proof.draws) {
    const numbers = await numbersOf(proof, draw.number, draw.link, draw.numbers.map(([limit]) => limit));
    draws.push({
      draw,
      linked: draw.number === draws.length + 1 && await linkBefore(draw.link) === before,
      follows: draw.numbers.every(([, drawn], i) => drawn === numbers[i]),
    });
    before = draw.link;
  }
  const kept = fixed && fixed.commitment === proof.commitment && fixed.seals.every((seal, seat) => seal === proof.seals[seat]);
  const own = fixed && Object.entries(fixed.own).every(([seat, given]) => proof.contributions[Number(seat)] === given);
  const shown = faces.length ? areAmong(faces, proof.draws[newest - 1]?.numbers.map(([, , chosen]) => chosen) ?? []) : null;
  return { seats, draws, kept, own, shown, right: seats.every(Boolean) && draws.every(one => one.linked && one.follows) && ![kept, own, shown].includes(false) };
}
