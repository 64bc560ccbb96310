import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import test from 'node:test';
import { bytesOf, fromHex, hexOf, hmac, plainSha256, sha256 } from '../../../src/railwright/web/static/js/hash.js';

test('our SHA-256 agrees with the system for every length up to several blocks, and for a long text', async () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    assert.equal(hexOf(plainSha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
  }
  const long = bytesOf('railwright '.repeat(20_000));
  assert.equal(hexOf(plainSha256(long)), createHash('sha256').update(long).digest('hex'));
  assert.equal(hexOf(await sha256(long)), hexOf(plainSha256(long)));
});

test('HMAC agrees with the system', async () => {
  for (const text of ['', '0', 'railwright draw 1\nä', 'x'.repeat(300)]) {
    const key = fromHex('1a2b'.repeat(16));
    assert.equal(hexOf(await hmac(key, text)), createHmac('sha256', key).update(text).digest('hex'));
  }
});

test('hexadecimal digits there and back', () => {
  assert.equal(hexOf(fromHex('00ff10a0')), '00ff10a0');
});
