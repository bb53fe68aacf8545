import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { factsOf, type PictureFacts, pictureColumns, pictureOf } from '../../content/pictures/queries.ts';
import { contentLists } from '../../content/placements/contentLists.ts';
import { countItemsByTopic, type List, readNewestIds, readOlderIds } from '../../content/placements/lists.ts';
import { readTopicsById, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import type { Link } from '../../site/desk.ts';
import type { TextPlacement } from './editing/webStoryRules.ts';
import { webStories, webStoryPages } from './tables.ts';
import { webStoryAddress, webStoryListAddress } from './views/webStoryAddress.ts';
import type { WebStoryCard } from './views/webStoryCard.ts';
import { webStoryText } from './words.ts';

export type { WebStoryCard } from './views/webStoryCard.ts';

/** Tag of everything that shows a list of web stories. */
export const webStoriesTag = 'web-stories';
/** Tag of everything that shows this web story. */
export const webStoryTag = (id: number): string => `web-story:${id}`;

export type WebStoryPage = {
  /** From 1. */
  position: number;
  picture: PictureFacts;
  headline: string;
  text: string;
  credit: string;
  link: { href: string; label: string } | undefined;
  placement: TextPlacement;
  seconds: number;
};

export type WebStory = WebStoryCard & { pages: WebStoryPage[] };

const published = eq(webStories.status, 'published');

/** The lists of web stories. */
export const webStoryLists = contentLists<WebStoryCard>({ name: webStoriesTag, subject: 'web-story' }, async (db, wanted) => {
  const rows = await db
    .select({ row: getTableColumns(webStories), poster: pictureColumns })
    .from(webStories)
    .innerJoin(...pictureOf(webStories.posterKey))
    .where(and(wanted(webStories.id), published));
  const topicsById = await readTopicsById(
    db,
    rows.map(({ row }) => row.categoryId),
  );
  return rows.flatMap(({ row, poster }) => {
    const { id, slug, title, description, pageCount, publishedAt, updatedAt } = row;
    const category = topicsById.get(row.categoryId);
    if (!category) return [];
    const address = webStoryAddress(category.slug, slug, id);
    return [{ id, address, title, description, category, poster: factsOf(poster), pageCount, publishedAt, updatedAt }];
  });
});

/** A published web story with its pages. */
export async function readWebStory(db: Database, id: number): Promise<WebStory | undefined> {
  const [[card], pageRows] = await Promise.all([
    webStoryLists.cards(db, [id]),
    db
      .select({ page: getTableColumns(webStoryPages), picture: pictureColumns })
      .from(webStoryPages)
      .innerJoin(...pictureOf(webStoryPages.pictureKey))
      .where(eq(webStoryPages.storyId, id))
      .orderBy(asc(webStoryPages.position)),
  ]);
  if (!card) return undefined;
  const pages = pageRows.map(({ page, picture }) => {
    const { position, headline, text, credit, linkHref, linkLabel, placement, seconds } = page;
    const link = linkHref !== null && linkLabel !== null ? { href: linkHref, label: linkLabel } : undefined;
    return { position, picture: factsOf(picture), headline, text, credit: credit ?? picture.credit, link, placement, seconds };
  });
  return { ...card, pages };
}

/** The list of a category (including its subcategories), or of all. */
export const webStoryList = (categoryId: number | undefined): List => ({ kinds: ['web-story'], topicId: categoryId ?? 'latest' });

/** The categories with web stories, most stories first. */
export async function readWebStoryCategories(db: Database): Promise<{ category: Topic; stories: number }[]> {
  const counts = await countItemsByTopic(db, ['web-story']);
  const topics = await readTopicsById(db, [...counts.keys()]);
  return [...counts]
    .flatMap(([topicId, stories]) => {
      const category = topics.get(topicId);
      return category?.kind === 'category' ? [{ category, stories }] : [];
    })
    .sort((a, b) => b.stories - a.stories || a.category.id - b.category.id);
}

/**
 * The web stories that follow one, without itself: first the next older one, so that a reader who always follows the first sees all of
 * them, then the newest of its category, then the newest of all. The oldest leads to the newest.
 */
export async function readRelatedWebStories(
  db: Database,
  story: Pick<WebStoryCard, 'id' | 'publishedAt' | 'category'>,
  most: number,
): Promise<WebStoryCard[]> {
  const [older, alike, newest] = await Promise.all([
    readOlderIds(db, webStoryList(undefined), story, 1),
    readNewestIds(db, webStoryList(story.category.id), most, { without: [story.id] }),
    readNewestIds(db, webStoryList(undefined), most + 1, { without: [story.id] }),
  ]);
  const inOrder = older.length > 0 ? [...older, ...alike, ...newest] : [...newest.slice(0, 1), ...alike, ...newest];
  return webStoryLists.cards(db, [...new Set(inOrder)].slice(0, most));
}

export { webStorySummary, webStorySummarySchema } from './api/webStorySummary.ts';

/** The lists of web stories for the readers' sitemap: all, and one for each category. */
export async function readWebStoryLinks(db: Database): Promise<Link[]> {
  const categories = await readWebStoryCategories(db);
  if (categories.length === 0) return [];
  const ofCategories = categories.map(({ category }) => ({ name: category.name, href: webStoryListAddress(category.slug) }));
  return [{ name: webStoryText.allStories, href: webStoryListAddress(undefined) }, ...ofCategories];
}
