/** The invitation in the lobby: link and picture code for others, or why there is none and what to do about it. */
import { postForText } from './api.js';
import { button, copy, toast } from './components.js';
import { fill, h, svg } from './dom.js';
import { t } from './i18n.js';
import { addressIn, reach } from './reach.js';
import { changeSettings, settings } from './store.js';

/** What to start instead, for everybody in the network. */
const COMMANDS = ['make play HOST=0.0.0.0', 'railwright serve --host 0.0.0.0'];
/** The picture codes, asked for once. @type {Map<string, Promise<string>>} */
const codes = new Map();

/**
 * @param {string} room
 * @returns {{link: HTMLElement, code: HTMLElement}} where they stand once the server has said how it is reached
 */
export function invitation(room) {
  const link = h('div.invitation');
  const code = h('div.invitation-code');
  const show = () => void reach().then(({ origin, only_here: onlyHere }) => {
    if (!origin) {
      fill(link, nobodyComes(onlyHere, show));
      fill(code);
      return;
    }
    const url = `${origin}/r/${room}`;
    fill(link, h('p', {}, t('lobby.why')),
      h('div.code', {}, h('input.field', { readonly: true, value: url, 'aria-label': t('lobby.link'), onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }), button(t('lobby.copy'), { icon: 'copy', onclick: () => void copy(url) })),
      origin === settings().address ? h('button.linkish', { type: 'button', onclick: () => { changeSettings({ address: '' }); show(); } }, t('reach.other')) : null);
    fill(code, pictureCode(room, origin));
  });
  show();
  return { link, code };
}

/** @param {boolean} onlyHere @param {() => void} again once an address is known */
function nobodyComes(onlyHere, again) {
  const field = h('input.field', { id: 'address', placeholder: t('reach.example'), inputmode: 'url', autocomplete: 'off', spellcheck: 'false' });
  const use = (/** @type {Event} */ event) => {
    event.preventDefault();
    const address = addressIn(field.value);
    if (address) {
      changeSettings({ address });
      again();
    } else toast(t('reach.not_an_address'));
  };
  return h('div.only-here', { role: 'note' }, h('b', {}, t(onlyHere ? 'reach.only_here' : 'reach.unknown')), h('p', {}, t(onlyHere ? 'reach.listen' : 'reach.tell')),
    onlyHere ? h('ul.commands', {}, COMMANDS.map(command => h('li', {}, h('code', {}, command), button('', { kind: 'quiet', icon: 'copy', 'aria-label': t('reach.copy', { command }), onclick: () => void copy(command) })))) : null,
    h('form', { onsubmit: use }, h('label', { for: 'address' }, t('reach.address')), h('div.code', {}, field, h('button.btn', { type: 'submit' }, t('reach.use')))));
}

/** The link for phones that stand by; without an answer the link above must do. @param {string} room @param {string} origin */
function pictureCode(room, origin) {
  const figure = h('figure.qr', {}, h('figcaption.cap', {}, t('lobby.qr_why')));
  const key = `${origin} ${room}`;
  const asked = codes.get(key) ?? postForText(`api/rooms/${room}/invitation.svg`, { origin });
  codes.set(key, asked);
  asked.then(markup => {
    const drawn = svg(markup);
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', t('lobby.qr'));
    figure.prepend(drawn);
  }).catch(() => {
    codes.delete(key);
    figure.remove();
  });
  return figure;
}
