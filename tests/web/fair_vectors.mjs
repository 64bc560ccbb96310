/** Recomputes with the page's modules what a test has made with the engine: `node fair_vectors.mjs GIVEN.json`. */
import { readFile } from 'node:fs/promises';
import { check, linkBefore, numbersOf, sealOf } from '../../src/railwright/web/static/js/fair.js';

const given = JSON.parse(await readFile(process.argv[2], 'utf8'));
const found = { seals: [], links: [], numbers: [], proofs: [], tampered: [] };
for (const secret of given.secrets) {
  found.seals.push(await sealOf(secret));
  found.links.push(await linkBefore(secret));
}
for (const proof of given.proofs) {
  for (const one of proof.draws) found.numbers.push(await numbersOf(proof, one.number, one.link, one.numbers.map(([limit]) => limit)));
  found.proofs.push((await check(proof, null)).right);
}
const [proof] = given.proofs;
const changed = (change) => { const copy = structuredClone(proof); change(copy); return copy; };
const flip = digits => (digits[0] === '0' ? '1' : '0') + digits.slice(1);
const fixed = { commitment: proof.commitment, seals: proof.seals, own: { 0: proof.contributions[0] } };
for (const [wrong, known] of [
  [changed(copy => { copy.commitment = flip(copy.commitment); }), null],
  [changed(copy => { copy.terms += ' '; }), null],
  [changed(copy => { copy.contributions[0] = flip(copy.contributions[0]); }), null],
  [changed(copy => { copy.seals[0] = flip(copy.seals[0]); }), null],
  [changed(copy => { copy.draws[1].link = flip(copy.draws[1].link); }), null],
  [changed(copy => { copy.draws[1].numbers[0][1] = (copy.draws[1].numbers[0][1] + 1) % copy.draws[1].numbers[0][0]; }), null],
  [changed(copy => { copy.draws.shift(); }), null],
  [proof, { ...fixed, commitment: flip(fixed.commitment) }],
  [proof, { ...fixed, seals: [null, null] }],
  [proof, { ...fixed, own: { 0: flip(fixed.own[0]) } }],
]) found.tampered.push((await check(wrong, known)).right);
found.kept = (await check(proof, fixed)).right;
console.log(JSON.stringify(found));
