import { DAY_MS } from '../../../platform/clock.ts';
import { editionOf } from '../../../platform/text/language.ts';

/** Whether a story takes comments: as the site's setting says, or as its editor has decided. */
export const commentingChoices = ['site', 'open', 'closed'] as const;
export type Commenting = (typeof commentingChoices)[number];

/** The site's setting: whether stories take comments, and for how many days. */
type SiteCommenting = { isOpen: boolean; closeAfterDays: number };

type Commented = { commenting: Commenting; sensitive: boolean; language: string; publishedAt: Date };

/**
 * Until when a story takes comments; undefined if it takes none. A sensitive story takes them only if
 * its editor says so, an English one never: the pages of comments are in Gujarati.
 */
export function commentsUntil({ commenting, sensitive, language, publishedAt }: Commented, site: SiteCommenting): Date | undefined {
  const isOpen = commenting === 'site' ? site.isOpen && !sensitive : commenting === 'open';
  return isOpen && editionOf(language) === 'gu' ? new Date(publishedAt.getTime() + site.closeAfterDays * DAY_MS) : undefined;
}

/** The cache tag of what shows comments on a story: its page, and the page of its comments. */
export const commentsTag = (articleId: number): string => `comments:${articleId}`;

/** The page of the comments on a story. */
export const commentsAddress = (articleId: number, page = 1): string =>
  page === 1 ? `/comments/${articleId}` : `/comments/${articleId}?page=${page}`;
