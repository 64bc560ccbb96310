/** All guided first games; each is a record of its own, loaded when it begins. */

/** @type {Record<string, () => Promise<{guide: import('./types.js').Guide}>>} */
const RECORDS = {
  ink: () => import('./records/ink.js'),
  challenge: () => import('./records/challenge.js'),
  line: () => import('./records/line.js'),
};

export const GUIDES = Object.keys(RECORDS);

/** @param {string} name @returns {Promise<import('./types.js').Guide | undefined>} */
export const guideOf = async name => (await RECORDS[name]?.())?.guide;
