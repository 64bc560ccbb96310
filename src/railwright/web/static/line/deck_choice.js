/** Which cards of Rail Line a new room gets: the server's, or those of a file that the server has found sound. */
import { post } from '../js/api.js';
import { button } from '../js/components.js';
import { h, say } from '../js/dom.js';
import { t } from '../js/i18n.js';

/** @typedef {{name: string, text: string}} OwnDeck */
/** @typedef {{deck: OwnDeck | null, deckFault: string | null}} Chosen the deck, or why a file is none */

/** @param {File} file @returns {Promise<Chosen>} */
async function read(file) {
  try {
    const text = await file.text();
    const { name } = await post('api/deck', { deck: text });
    return { deck: { name, text }, deckFault: null };
  } catch (error) {
    const fault = error instanceof DOMException ? t('new.deck.unreadable') : /** @type {Error} */ (error).message;
    return { deck: null, deckFault: fault };
  }
}

/**
 * @param {OwnDeck | null} deck that is chosen
 * @param {{name: string, ours: boolean}} standard the server's
 * @param {(chosen: Chosen) => void} choose
 */
export function deckChoice(deck, standard, choose) {
  const input = h('input', {
    type: 'file', accept: '.json,application/json', hidden: true, 'aria-label': t('new.deck.choose'),
    onchange: async () => {
      const [file] = input.files ?? [];
      if (!file) return;
      const chosen = await read(file);
      choose(chosen);
      say(chosen.deckFault ?? chosen.deck?.name ?? '');
      /** @type {HTMLElement | null} */ (document.querySelector('[data-key="deck-file"]'))?.focus();
    },
  });
  const used = deck ? deck.name : standard.ours ? t('new.deck.ours') : standard.name;
  return h('div.deck-choice', {},
    h('p', {}, used),
    h('div.choices', {}, input,
      button(t('new.deck.choose'), { onclick: () => input.click(), dataset: { key: 'deck-file' } }),
      deck ? button(t('new.deck.remove'), { kind: 'quiet', onclick: () => choose({ deck: null, deckFault: null }) }) : null));
}
