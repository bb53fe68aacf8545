import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import newPosts from './NewPosts.module.css';

/** New posts are announced by script. */
export const liveLiteRules: readonly LiteRule[] = [{ classes: [newPosts.place] }];
