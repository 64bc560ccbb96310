/** What can be printed: choose a kind, its options, paper and ink; a look at the first page; the PDF to save. */
import { ApiError, gameData, post, postForBlob } from '../js/api.js';
import { button, choices, download, toast } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { currentLanguage, languages, t } from '../js/i18n.js';
import { heldRoom } from '../js/store.js';
import { dayOf, OPTIONS } from './options.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('./options.js').Order} Order */

const SOON = 150;
/** Kinds that need something of the person before there is anything to see. @param {Order} order */
const isReady = order => order.kind !== 'game' || Boolean(order.room || order.record);

class PrintScreen {
  /** @param {HTMLElement} root @param {GameData} data @param {Partial<Order>} asked */
  constructor(root, data, asked) {
    this.data = data;
    /** @type {Order} */
    this.order = { kind: '', size: navigator.language.endsWith('-US') ? 'letter' : 'a4', ink: '', language: currentLanguage(), edition: 'challenge', expansion: null, up: 1, score_sheet: 1, deck: null, record: null, names: [], day: dayOf(new Date()), room: null, files: {} };
    this.options = h('div.print-options');
    this.picture = h('img.print-page', { alt: '' });
    this.note = h('p.print-note', { role: 'status' });
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.soon = undefined;
    const kinds = data.print.kinds.map(({ name }) => name);
    fill(root, h('div.wrap.print', {},
      h('div.print-wish', {}, h('h1.title-1', {}, t('print.title')), h('p.lead', {}, t('print.lead')),
        h('fieldset.print-kinds', {}, h('legend.sr', {}, t('print.what')), kinds.map(name => h('label.print-kind', {},
          h('input', { type: 'radio', name: 'print-kind', value: name, checked: name === (asked.kind ?? kinds[0]), onchange: () => this.choose(name) }),
          h('span', {}, h('b', {}, t(`print.kind.${name}`)), h('small', {}, t(`print.about.${name}`)))))),
        this.options,
        h('div.print-go', {}, this.go = button(t('print.make'), { kind: 'primary', onclick: () => void this.make() }), this.note)),
      h('figure.print-look', {}, this.picture)));
    this.choose(asked.kind ?? kinds[0] ?? '', asked);
  }

  /** @param {string} kind @param {Partial<Order>} [more] */
  choose(kind, more = {}) {
    const { ink = 'black' } = this.data.print.kinds.find(({ name }) => name === kind) ?? {};
    this.change({ kind, ink, ...more });
  }

  /** @param {Partial<Order>} change */
  change(change) {
    this.order = { ...this.order, ...change };
    const held = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
    this.showOptions();
    if (held?.name && !held.isConnected) {
      const again = this.options.querySelector(`input[name="${held.name}"]${held.type === 'radio' ? ':checked' : ''}`);
      if (again instanceof HTMLElement) again.focus();
    }
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.look(), SOON);
  }

  /** Change without drawing the options anew: somebody is typing. @param {Partial<Order>} change */
  note_down(change) {
    this.order = { ...this.order, ...change };
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.look(), 3 * SOON);
  }

  showOptions() {
    const { order, data } = this;
    const row = (/** @type {string} */ name, /** @type {HTMLElement} */ control) => h('div.option', {}, h('div.about', {}, h('span.label', {}, t(`print.option.${name}`))), control);
    const pick = (/** @type {'size' | 'ink' | 'language'} */ name, /** @type {{value: string, text: string}[]} */ items) =>
      row(name, choices({ name: `print-${name}`, label: t(`print.option.${name}`), items, value: order[name], onchange: value => this.change({ [name]: value }) }));
    const looksAt = data.print.kinds.find(({ name }) => name === order.kind)?.looks_at ?? [];
    fill(this.options,
      looksAt.map(name => { const control = OPTIONS[name]?.(order, data, change => this.change(change), change => this.note_down(change)); return control ? row(name, control) : null; }),
      pick('ink', data.print.inks.map(value => ({ value, text: t(`print.ink.${value}`) }))),
      pick('size', data.print.sizes.map(value => ({ value, text: t(`print.size.${value}`) }))),
      pick('language', languages().map(([value, text]) => ({ value, text }))));
    this.go.toggleAttribute('disabled', !isReady(order));
  }

  /** Where the order goes, and what is told of it. @param {string} path @returns {[string, object]} */
  request(path) {
    const { room, files, ...order } = this.order;
    return [room && order.kind === 'game' ? `api/rooms/${encodeURIComponent(room)}/${path}` : `api/${path}`, { ...order, names: order.names.filter(Boolean), day: order.day || null }];
  }

  /** Show the first page. */
  async look() {
    const mine = ++this.asked;
    this.picture.hidden = !isReady(this.order);
    if (!isReady(this.order)) {
      fill(this.note, t('print.choose_game'));
      return;
    }
    try {
      const { pages, first } = await post(...this.request('print/preview'));
      if (mine !== this.asked) return;
      this.picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(first)}`;
      this.picture.alt = t('print.look', { what: t(`print.kind.${this.order.kind}`) });
      fill(this.note, t('print.pages', { n: pages }));
    } catch (error) {
      if (mine !== this.asked) return;
      this.picture.hidden = true;
      fill(this.note, error instanceof ApiError ? error.message : t('error.server'));
    }
  }

  async make() {
    this.go.toggleAttribute('disabled', true);
    try {
      download(`railwright-${this.order.kind}.pdf`, await postForBlob(...this.request('print')));
      say(t('print.made'));
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t('error.server'));
    }
    this.go.toggleAttribute('disabled', false);
  }
}

/** @type {import('../js/types.js').Screen} */
export const screen = {
  texts: ['print', 'expansion', 'pad'],
  styles: ['print/print.css'],
  title: () => `${t('print.title')} · ${t('app.name')}`,
  async show(root, { query }) {
    const data = await gameData();
    const room = query.get('room');
    const kind = room ? 'game' : query.get('kind');
    const known = data.print.kinds.some(({ name }) => name === kind);
    const held = room ? heldRoom(room) : undefined;
    new PrintScreen(root, data, { ...(known && kind ? { kind } : {}), ...(room ? { room, day: dayOf(new Date(held?.at ?? Date.now())) } : {}) });
  },
};
