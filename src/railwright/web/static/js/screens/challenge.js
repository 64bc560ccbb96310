/** A challenge to friends: choose what is played; the link gives everybody the same dice. */
import { gameData, post } from '../api.js';
import { go } from '../app.js';
import { choices, toast } from '../components.js';
import { playName } from '../contests.js';
import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { ensuredKey } from '../profile.js';
import { expansionList } from '../setup.js';
import { keptProfile } from '../store.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['daily', 'ink', 'expansion', 'rules'],
  styles: ['css/home.css', 'css/daily.css'],
  title: () => t('challenge.tab'),
  async show(root) {
    const data = await gameData();
    let edition = 'base';
    let expansion = '';
    const list = h('div.challenge-list');
    const expansions = h('div.option');
    const render = () => fill(expansions, ...(edition === 'line' ? [] : [h('div.about', {}, h('span.label', {}, t('challenge.expansion'))), expansionList(data, expansion, value => { expansion = value; render(); })]));
    const make = async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        const key = await ensuredKey();
        const wish = edition === 'line' ? { game: 'line' } : { game: 'ink', edition, expansion: expansion || null };
        go(`/c/${(await post('api/challenges', { key, ...wish })).id}`);
      } catch (error) {
        toast(/** @type {Error} */ (error).message);
      }
    };
    render();
    fill(root, h('form.wrap.narrow.newgame', { onsubmit: make }, h('h1.title-1', {}, t('challenge.title')), h('p', {}, t('challenge.why')),
      h('div.option', {}, h('div.about', {}, h('span.label', {}, t('challenge.game'))), choices({ name: 'game', label: t('challenge.game'), value: edition, onchange: value => { edition = value; render(); }, items: ['base', 'challenge', 'line'].map(value => ({ value, text: t(`game.${value}`) })) })),
      expansions, h('div.start', {}, h('button.btn.accent', { type: 'submit' }, t('challenge.make'))), list));
    void own(list);
  },
};

/** @param {HTMLElement} place */
async function own(place) {
  const key = keptProfile()?.key;
  const told = key ? await post('api/challenges/own', { key }).catch(() => null) : null;
  if (!told?.challenges.length) return;
  fill(place, h('h2.title-2', {}, t('challenge.own')), h('ul.mine', {}, told.challenges.map((/** @type {any} */ one) => h('li', {}, h('a', { href: `#/c/${one.id}` }, playName(one)), ' ', h('span.cap', {}, one.points === null ? t('daily.state.new') : t('daily.points', { n: one.points }))))));
}
