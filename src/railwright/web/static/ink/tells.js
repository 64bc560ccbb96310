/** What things at the Railroad Ink table do and what they are worth now. Words come from the catalogues, values from the server. */
import { listOf, t, textOr } from '../js/i18n.js';
import { pointsNow, sentence, sentences } from '../js/pointing.js';
import { expansionName } from './catalogue.js';
import { partName, partsOf } from './side.js';

/** @typedef {import('./table.js').InkTable} InkTable */
/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/pointing.js').Told} Told */

/** The sentence of the rules for each building and each part of the score. @type {Record<string, string>} */
const RULES = {
  factory: 'rules.challenge.buildings.1', village: 'rules.challenge.buildings.2', university: 'rules.challenge.buildings.3',
  networks: 'rules.ink.score.1', highway: 'rules.ink.score.2', railway: 'rules.ink.score.2', centre: 'rules.ink.score.3', errors: 'rules.ink.score.4',
  villages: 'rules.challenge.buildings.2',
};

/** @param {InkTable} table @returns {import('../js/pointing.js').Telling} */
export const inkTelling = table => ({
  things: '.space, .villages, .universities, .budget, .goals li, .parts .part',
  texts: ['tell', 'rules', 'expansion'],
  tell(thing) {
    const view = table.view();
    const sheet = view?.sheets[view.seat ?? table.watched];
    if (!view || !sheet || view.phase === 'over') return null;
    if (thing.matches('.space')) return tellSpace(table, view, sheet, thing.getAttribute('data-space') ?? '');
    if (thing.matches('.villages')) return tellBuilding(table, view, sheet, 'village');
    if (thing.matches('.universities')) return tellBuilding(table, view, sheet, 'university');
    if (thing.matches('.budget')) return tellBudget(sheet);
    if (thing.matches('.goals li')) return tellGoal(view, thing.getAttribute('data-goal') ?? '');
    return tellPart(table, view, (thing.getAttribute('data-key') ?? '').replace('part-', ''));
  },
});

/** @param {InkTable} table @param {InkView} view @param {SheetView} sheet @param {string} space */
function tellSpace(table, view, sheet, space) {
  const [kind] = view.options.edition === 'challenge' ? Object.entries(table.data.ink.buildings).find(([, spaces]) => spaces.includes(space)) ?? [] : [];
  return kind ? tellBuilding(table, view, sheet, kind, space) : view.options.expansion ? tellArea(table, view, space) : null;
}

/** @param {InkTable} table @param {InkView} view @param {SheetView} sheet @param {string} kind @param {string} [space] one of them @returns {Told} */
function tellBuilding(table, view, sheet, kind, space) {
  const { village_points: worth, university_boxes: boxes } = table.data.ink;
  const drawn = sheet.drawn.find(piece => piece.space === space);
  const next = worth[sheet.villages + 1];
  /** @type {Record<string, string>} */
  const now = {
    factory: view.copies ? `${t('ink.offer_factory', { n: view.copies })}.` : '',
    village: next === undefined ? t('tell.villages_all', { n: sheet.villages, points: worth[sheet.villages] ?? 0 }) : t('tell.villages', { n: sheet.villages, points: worth[sheet.villages] ?? 0, next }),
    university: view.free_specials ? `${t('ink.offer_university', { n: view.free_specials })}.` : t('tell.universities', { n: sheet.universities, of: boxes }),
  };
  return {
    title: sentence(t(`ink.building.${kind}`)),
    text: textOr(RULES[kind] ?? '', ''),
    now: sentences([space && (drawn ? t('tell.building_drawn', { round: drawn.round }) : t('tell.building_free')), now[kind]]),
  };
}

/** What a space counts with, if the expansion counts it. @param {InkTable} table @param {InkView} view @param {string} space @returns {Promise<Told | null>} */
async function tellArea(table, view, space) {
  if (!view.score) return null;
  await table.explain();
  const areas = table.explained?.view === view ? table.explained.score?.expansion.areas ?? [] : [];
  const own = areas.filter(area => area.spaces.includes(space));
  return own.length ? { ...tellPart(table, view, 'expansion'), title: sentence(listOf(own.map(areaName))) } : null;
}

/** @param {import('../js/types.js').Score['expansion']['areas'][number]} area */
const areaName = ({ name, count, spaces }) => textOr(`area.${name.replaceAll(' ', '-')}`, name, { count, spaces: spaces.join(', ') });

/** @param {SheetView} sheet @returns {Told | null} */
function tellBudget({ budget }) {
  if (!budget) return null;
  const name = budget.name.replaceAll(' ', '-');
  const what = textOr(`budget.${name}`, budget.name);
  return { title: sentence(what), text: textOr(`tell.budget.${name}`, ''), now: t('ink.budget', { what: sentence(what), left: budget.left, of: budget.of }) };
}

/** @param {InkView} view @param {string} name @returns {Told | null} */
function tellGoal(view, name) {
  const goal = view.goals.find(one => one.name === name);
  if (!goal) return null;
  const names = goal.scored.map(([seat, points]) => t('tell.goal_taken', { name: view.seats[seat]?.name ?? '', n: points }));
  return {
    title: goal.text,
    text: goalsRule(view),
    now: sentences([`${sentence(t('ink.goal_worth', { n: goal.worth }))}.`, goal.deadline !== null && `${sentence(t('ink.goal_until', { n: goal.deadline }))}.`, goal.met && `${sentence(t('ink.goal_met'))}.`, ...names]),
  };
}

/** @param {InkView} view */
const goalsRule = view => t(view.goals.every(goal => goal.deadline === null) ? 'rules.challenge.goals.1' : 'rules.challenge.solo.1');

/** @param {InkTable} table @param {InkView} view @param {string} part @returns {Told} */
function tellPart(table, view, part) {
  const { expansion } = view.options;
  const row = view.score ? partsOf(view.score, view.options).find(one => one.part === part) : undefined;
  const areas = part === 'expansion' && table.explained?.view === view ? table.explained.score?.expansion.areas ?? [] : [];
  return {
    title: partName(part, expansion),
    text: part === 'expansion' ? expansionRule(expansion) : part === 'goals' ? goalsRule(view) : textOr(RULES[part] ?? '', ''),
    now: sentences([row && pointsNow(row.points), areas.length > 0 && `${sentence(listOf(areas.map(areaName)))}.`]),
  };
}

/** How an expansion counts, in as many sentences as its page of the rules has. @param {string | null} expansion */
function expansionRule(expansion) {
  const told = [1, 2].map(number => textOr(`rules.${expansion}.score.${number}`, ''));
  return sentences(told) || expansionName(expansion ?? '');
}
