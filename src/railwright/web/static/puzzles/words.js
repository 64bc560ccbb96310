/** Words that the screens of the puzzles share. */
import { currentLanguage, t, textOr } from '../js/i18n.js';

/** @typedef {{edition: string, expansion: string | null}} GameOptions */

/** "Railroad Ink Challenge with lava". @param {GameOptions} options */
export function gameTitle({ edition, expansion }) {
  const game = t(`game.${edition}`);
  return expansion ? t('ink.with_expansion', { game, expansion: textOr(`expansion.${expansion}.inside`, expansion) }) : game;
}

/** Points, with one decimal where they are a mean. @param {number} points */
export const pointsText = points => new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(points).replace('-', '−');

/** "hard, 1560". @param {{level: string, rating: number}} puzzle */
export const levelText = ({ level, rating }) => t('puzzles.level_rating', { level: t(`puzzles.level.${level}`), rating });
