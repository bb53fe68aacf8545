import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import styles from './ArticlePage.module.css';

/** Lite pages have no address in letters, which is for paper. */
export const articleLiteRules: readonly LiteRule[] = [{ classes: [styles.address] }];
