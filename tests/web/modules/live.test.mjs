/** The live line: what is asked for arrives once, however often the connection breaks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Live } from '../../../src/railwright/web/static/js/live.js';

class Socket {
  constructor() {
    this.readyState = 0;
    this.sent = [];
  }

  send(text) { this.sent.push(JSON.parse(text)); }

  close() { this.readyState = 3; }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  say(message) { this.onmessage({ data: JSON.stringify(message) }); }

  drop(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

function line(t, handlers = {}) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const sockets = [];
  const live = new Live({
    url: 'ws://table', tokens: ['secret'], language: 'de', handlers: { view() {}, ...handlers },
    open: () => { const socket = new Socket(); sockets.push(socket); return socket; },
  });
  t.after(() => live.close());
  return { live, sockets };
}

test('hello names tokens, language and the versions that the page has', t => {
  const { sockets: [socket] } = line(t);
  socket.open();
  assert.deepEqual(socket.sent, [{ type: 'hello', tokens: ['secret'], have: {}, language: 'de', patches: true }]);
});

test('a request is sent again with the same id after a reconnection, until it is answered', async t => {
  const { live, sockets } = line(t);
  sockets[0].open();
  const answered = live.send({ type: 'do', seat: 0, action: 'done' });
  sockets[0].say({ type: 'view', seat: 0, version: 7, view: {} });
  sockets[0].drop();
  t.mock.timers.tick(1000);
  sockets[1].open();
  const [first] = sockets[0].sent.filter(message => message.type === 'do');
  const [hello, again] = sockets[1].sent;
  assert.deepEqual(hello.have, { 0: 7 });
  assert.deepEqual(again, first);
  sockets[1].say({ type: 'done', id: again.id, version: 8 });
  assert.equal((await answered).version, 8);
  sockets[1].drop();
  t.mock.timers.tick(1000);
  sockets[2].open();
  assert.equal(sockets[2].sent.length, 1);
});

test('what has changed is put into the view that the page has', t => {
  const seen = [];
  const { sockets: [socket] } = line(t, { view: (seat, view, version) => seen.push([seat, view, version]) });
  socket.open();
  socket.say({ type: 'view', seat: 0, version: 7, view: { round: 1, drawn: ['a'] } });
  socket.say({ type: 'patch', seat: 0, from: 7, version: 9, changes: { set: { round: 2 }, splice: { drawn: [1, 0, ['b']] } } });
  assert.deepEqual(seen, [[0, { round: 1, drawn: ['a'] }, 7], [0, { round: 2, drawn: ['a', 'b'] }, 9]]);
  assert.equal(socket.sent.length, 1);
});

test('a confirmation may bring along what it has changed: the view comes first', async t => {
  const seen = [];
  const { live, sockets: [socket] } = line(t, { view: (_, view) => seen.push(view.round) });
  socket.open();
  socket.say({ type: 'view', seat: 0, version: 7, view: { round: 1 } });
  const asked = live.send({ type: 'do', seat: 0, action: 'done' }).then(() => seen.push('done'));
  socket.say({ type: 'done', id: socket.sent[1].id, version: 8, patch: { type: 'patch', seat: 0, from: 7, version: 8, changes: { set: { round: 2 } } } });
  await asked;
  assert.deepEqual(seen, [1, 2, 'done']);
});

test('where a change is missing the page asks for the whole view, once, and shows nothing wrong meanwhile', t => {
  const seen = [];
  const { sockets: [socket] } = line(t, { view: (_, view) => seen.push(view.round) });
  socket.open();
  socket.say({ type: 'view', seat: 0, version: 7, view: { round: 1 } });
  socket.say({ type: 'view', seat: 1, version: 3, view: { round: 1 } });
  socket.say({ type: 'patch', seat: 0, from: 8, version: 9, changes: { set: { round: 2 } } });
  socket.say({ type: 'patch', seat: 0, from: 9, version: 10, changes: { set: { round: 3 } } });
  assert.deepEqual(seen, [1, 1]);
  assert.deepEqual(socket.sent.slice(1).map(({ type, have }) => [type, have]), [['hello', { 1: 3 }]]);
  socket.say({ type: 'view', seat: 0, version: 10, view: { round: 3 } });
  socket.say({ type: 'patch', seat: 0, from: 10, version: 11, changes: { set: { round: 4 } } });
  assert.deepEqual(seen, [1, 1, 3, 4]);
});

test('requests made while the line is lost wait and keep their order', t => {
  const { live, sockets } = line(t);
  void live.send({ type: 'do', action: 'a' });
  void live.send({ type: 'do', action: 'b' });
  sockets[0].open();
  assert.deepEqual(sockets[0].sent.slice(1).map(message => message.action), ['a', 'b']);
  assert.notEqual(sockets[0].sent[1].id, sockets[0].sent[2].id);
});

test('where the room goes on elsewhere the page comes back at once, but only once', t => {
  const { sockets } = line(t);
  sockets[0].open();
  sockets[0].drop(1012);
  t.mock.timers.tick(130);
  assert.equal(sockets.length, 2);
  sockets[1].drop(1012);
  t.mock.timers.tick(130);
  assert.equal(sockets.length, 2);
});

test('the wait between attempts grows', t => {
  const { sockets } = line(t);
  sockets[0].drop();
  t.mock.timers.tick(600);
  assert.equal(sockets.length, 2);
  sockets[1].drop();
  t.mock.timers.tick(500);
  assert.equal(sockets.length, 2);
  t.mock.timers.tick(600);
  assert.equal(sockets.length, 3);
});

test('a line that answers nothing is given up and made anew', t => {
  const { live, sockets } = line(t);
  sockets[0].open();
  void live.send({ type: 'do', action: 'a' });
  void live.send({ type: 'hint' });
  t.mock.timers.tick(8000);
  assert.equal(live.state, 'lost');
  t.mock.timers.tick(1000);
  sockets[1].open();
  assert.equal(sockets[1].sent.filter(message => message.action === 'a').length, 1);
});

test('the page is told when the line is lost and when it is back', t => {
  const states = [];
  const { sockets } = line(t, { state: state => states.push(state) });
  sockets[0].open();
  sockets[0].drop();
  t.mock.timers.tick(1000);
  sockets[1].open();
  assert.deepEqual(states, ['open', 'lost', 'open']);
});

test('too many messages at once: what was dropped is sent again', t => {
  const { live, sockets: [socket] } = line(t);
  socket.open();
  void live.send({ type: 'do', action: 'a' });
  socket.say({ type: 'error', code: 'too_fast', text: 'slowly' });
  t.mock.timers.tick(1000);
  assert.equal(socket.sent.filter(message => message.action === 'a').length, 2);
});

for (const code of ['room_unknown', 'room_expired', 'room_other_rules', 'room_unreadable', 'wrong_token', 'too_many_viewers']) {
  test(`a hello that is refused with ${code} ends the line with a sentence, and no other attempt is made`, t => {
    const gone = [];
    const { live, sockets } = line(t, { gone: (...told) => gone.push(told) });
    sockets[0].open();
    sockets[0].say({ type: 'refused', code, text: 'You cannot come in.' });
    sockets[0].drop();
    t.mock.timers.tick(60_000);
    assert.deepEqual(gone, [[code, 'You cannot come in.']]);
    assert.equal(live.state, 'closed');
    assert.equal(sockets.length, 1);
  });
}

test('a hello that is refused for a while is tried again, more and more seldom', t => {
  const gone = [];
  const { sockets } = line(t, { gone: code => gone.push(code) });
  const refuse = socket => {
    socket.open();
    socket.say({ type: 'refused', code: 'storage', text: 'Nothing can be stored just now.' });
    socket.drop();
  };
  refuse(sockets[0]);
  t.mock.timers.tick(600);
  refuse(sockets[1]);
  t.mock.timers.tick(500);
  assert.equal(sockets.length, 2);
  t.mock.timers.tick(600);
  assert.equal(sockets.length, 3);
  assert.deepEqual(gone, []);
});

for (const message of [{ type: 'view', seat: 0, version: 7, view: {} }, { type: 'current', seat: 0, version: 7 }]) {
  test(`once the page is let in (${message.type}), a lost line is tried again soon`, t => {
    const { sockets } = line(t);
    sockets[0].drop();
    t.mock.timers.tick(600);
    sockets[1].drop();
    t.mock.timers.tick(1200);
    sockets[2].open();
    sockets[2].say(message);
    sockets[2].drop();
    t.mock.timers.tick(600);
    assert.equal(sockets.length, 4);
  });
}
