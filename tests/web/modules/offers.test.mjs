/** When a bot may be offered for somebody who has left. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayOffer, nextOffer } from '../../../src/railwright/web/static/js/offers.js';

const at = seconds => new Date(Date.now() + seconds * 1000).toISOString();
const seat = told => ({ seat: 1, connected: false, thinking: false, preparing: false, waiting: false, free_at: null, offer: null, ...told });

test('a bot may be offered once somebody has been away for long enough, and only one', () => {
  assert.equal(mayOffer(undefined), false);
  assert.equal(mayOffer(seat({})), false);
  assert.equal(mayOffer(seat({ free_at: at(30) })), false);
  assert.equal(mayOffer(seat({ free_at: at(-1) })), true);
  assert.equal(mayOffer(seat({ free_at: at(-1), offer: { by: 0, bot: 'casual', deadline: at(9) } })), false);
});

test('the page knows when to look again, without anybody coming or going', () => {
  assert.equal(nextOffer([seat({}), seat({ free_at: at(-5) })]), null);
  const wait = nextOffer([seat({ free_at: at(40) }), seat({ free_at: at(10) })]);
  assert.ok(wait !== null && wait > 9000 && wait <= 10000);
});
