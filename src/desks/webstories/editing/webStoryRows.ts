import { searchKeysOf } from '../../../platform/text/foldedSearch.ts';
import { words } from '../../../platform/text/graphemes.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { CheckedWebStory } from './webStoryDraft.ts';

/** A checked story as its table keeps it. */
export const asRow = ({ title, description, slug, categoryId, poster, status, publishedAt, updatedAt, pages }: CheckedWebStory) => ({
  title,
  description,
  slug: slug ?? slugOf(title),
  categoryId,
  posterKey: poster,
  status,
  publishedAt,
  updatedAt: updatedAt ?? publishedAt,
  pageCount: pages.length,
  search: searchKeysOf([title, description]),
});

/** Its pages as their table keeps them, the first at 1. */
export const pageRows = (storyId: number, { pages }: CheckedWebStory) =>
  pages.map(({ picture, link, credit, seconds, ...page }, at) => ({
    ...page,
    storyId,
    position: at + 1,
    pictureKey: picture,
    credit: credit ?? null,
    linkHref: link?.href ?? null,
    linkLabel: link?.label ?? null,
    seconds: seconds ?? secondsToRead(`${page.headline} ${page.text}`),
  }));

/** Readers take in about three words a second, after a look at the picture. */
export function secondsToRead(its: string): number {
  return Math.min(15, Math.max(5, Math.round(words(its).length / 3) + 3));
}
