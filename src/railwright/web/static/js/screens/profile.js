/** Who I am: a name, the way to another device, all data as a file, and deleting it for good. */
import { post, postForText } from '../api.js';
import { button, copy, dialog, download, toast } from '../components.js';
import { fill, h, svg } from '../dom.js';
import { t } from '../i18n.js';
import { makeProfile, ownProfile, renameProfile } from '../profile.js';
import { reach } from '../reach.js';
import { keepProfile, keptProfile, settings } from '../store.js';

const MOST_NAME = 40;

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['profile'],
  styles: ['css/room.css', 'css/profile.css'],
  title: () => t('profile.tab'),
  async show(root) {
    const profile = await ownProfile();
    const again = () => { fill(root); void screen.show(root, { path: '/profile', params: {}, query: new URLSearchParams() }); };
    fill(root, h('div.wrap.narrow.profile', {}, h('h1.title-1', {}, t('profile.title')), h('p.lead', {}, t('profile.why')),
      profile ? own(profile, again) : nobody(again),
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/history' }, t('nav.history')), h('a', { href: '#/privacy' }, t('profile.privacy')))));
  },
};

/** @param {string} key @param {...(Node | null)} parts */
const option = (key, ...parts) => h('section.option', { 'aria-label': t(`profile.${key}.title`) },
  h('div.about', {}, h('h2.label', {}, t(`profile.${key}.title`)), t(`profile.${key}.why`)), h('div', {}, ...parts));

/** @param {string} value @param {string} action @param {(name: string) => Promise<unknown>} use */
function nameForm(value, action, use) {
  const field = h('input.field', { id: 'profile-name', 'aria-label': t('profile.name.title'), maxlength: MOST_NAME, autocomplete: 'nickname', value });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    use(field.value.trim()).catch((/** @type {Error} */ error) => toast(error.message));
  };
  return h('form.code', { onsubmit: send }, field, h('button.btn.primary', { type: 'submit' }, action));
}

/** Without a profile, or with one that this server does not know any more. @param {() => void} again */
function nobody(again) {
  const kept = keptProfile();
  return h('div', {}, kept ? h('p.notice', { role: 'status' }, t('profile.gone', { name: kept.name })) : null,
    option('name', nameForm(kept?.name ?? settings().name, t('profile.make'), async name => { await makeProfile(name); again(); })),
    kept ? button(t('profile.forget_here'), { kind: 'quiet', onclick: () => { keepProfile(null); again(); } }) : null);
}

/** @param {import('../profile.js').Profile} profile @param {() => void} again */
function own(profile, again) {
  const moving = h('div.moving');
  const rename = async (/** @type {string} */ name) => {
    await renameProfile(name);
    toast(t('profile.renamed', { name }));
  };
  return h('div', {}, profile.hidden ? h('p.notice', { role: 'status' }, t('profile.hidden', { name: profile.shown })) : null,
    option('name', nameForm(profile.name, t('profile.rename'), rename)),
    option('move', button(t('profile.move.show'), { onclick: event => { /** @type {HTMLElement} */ (event.currentTarget).remove(); void showWay(moving); } }), moving),
    option('export', button(t('profile.export.save'), { onclick: () => void exportAll() })),
    option('delete', button(t('profile.delete.go'), { class: 'danger', onclick: () => void remove(again) })));
}

/** The link with the key, which stands behind the # and so reaches no server's log. @param {HTMLElement} place */
async function showWay(place) {
  const key = keptProfile()?.key ?? '';
  const { origin } = await reach();
  const link = `${origin ?? location.origin}/#/profile/move/${key}`;
  const figure = h('figure.qr', {}, h('figcaption.cap', {}, t('profile.move.qr_why')));
  fill(place, h('p.notice', {}, t('profile.move.secret')),
    h('div.code', {}, h('input.field', { readonly: true, value: link, 'aria-label': t('profile.move.link'), onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }), button(t('profile.move.copy'), { icon: 'copy', onclick: () => void copy(link) })),
    origin ? figure : h('p.cap', {}, t('reach.link_here')));
  place.querySelector('input')?.focus();
  if (!origin) return;
  try {
    const drawn = svg(await postForText('api/profile/move.svg', { key, origin }));
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', t('profile.move.qr'));
    figure.prepend(drawn);
  } catch {
    figure.remove(); // the link above must do
  }
}

async function exportAll() {
  try {
    const all = await post('api/profile/export', { key: keptProfile()?.key ?? '' });
    download('railwright-profile.json', new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/** @param {() => void} again */
async function remove(again) {
  const choice = await dialog({
    title: t('profile.delete.title'), body: [h('p', {}, t('profile.delete.sure'))],
    choices: [{ text: t('profile.delete.yes'), value: 'yes', kind: 'accent' }, { text: t('nav.back'), value: 'back' }],
  });
  if (choice !== 'yes') return;
  try {
    await post('api/profile/delete', { key: keptProfile()?.key ?? '' });
    keepProfile(null);
    toast(t('profile.deleted'));
    again();
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}
