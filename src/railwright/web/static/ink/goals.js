/** Small pictures of the goal cards. */
import { svg } from '../js/dom.js';
import { ink } from '../js/drawings.js';

/** @param {string} name of the goal */
export const goalPicture = name => svg(`<svg class="pic" viewBox="0 0 36 36" aria-hidden="true">${ink().goals[name] ?? ''}</svg>`);
