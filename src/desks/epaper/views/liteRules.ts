import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import styles from './PageViewer.module.css';

/** Lite pages have no bars to turn pages with, by keys or arrows: the picture says which page is open, and the list of all pages leads on. */
export const epaperLiteRules: readonly LiteRule[] = [{ classes: [styles.bar] }];
