import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import styles from './Prices.module.css';

/** Lite pages have one unit, the range of prices below the name as on a phone, and no stars, which need script. */
export const mandiLiteRules: readonly LiteRule[] = [
  { within: { attribute: 'data-unit', value: '20' }, classes: [styles.quintal, styles.quintalColumn] },
  { within: { attribute: 'data-unit', value: 'quintal' }, classes: [styles.twenty, styles.twentyColumn] },
  { classes: [styles.wide, styles.star] },
];
