import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { pictureAddress, readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { searchQueryOf } from '../../../platform/text/foldedSearch.ts';
import type { MediaPart, MediaStatus } from '../../../site/newsroom/media.ts';
import { contentOf } from '../editing/editWebStory.ts';
import type { WebStoryContent } from '../editing/webStoryContent.ts';
import { webStories } from '../tables.ts';
import { webStoryAddress } from '../webStoryAddress.ts';
import { webStoryWords } from '../words.ts';

type Asked = { text: string; status: MediaStatus | undefined; before: number | undefined; most: number };

/** Web stories as the newsroom lists them, those that were made last first. */
export async function readWebStoriesForEditing(db: Database, { text, status, before, most }: Asked): Promise<MediaPart> {
  const query = searchQueryOf(text);
  if (text.trim() !== '' && query === '') return { items: [], next: null };
  const rows = await db
    .select()
    .from(webStories)
    .where(
      and(
        query === '' ? undefined : sql`${webStories.search} @@ ${query}::tsquery`,
        status && eq(webStories.status, status),
        before === undefined ? undefined : lt(webStories.id, before),
      ),
    )
    .orderBy(desc(webStories.id))
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const [topics, posters] = await Promise.all([
    readTopicsById(
      db,
      shown.map((row) => row.categoryId),
    ),
    readPictures(
      db,
      shown.map((row) => row.posterKey),
    ),
  ]);
  const items = shown.map(({ id, title, status: state, slug, categoryId, posterKey, pageCount, updatedAt }) => {
    const category = topics.get(categoryId);
    const poster = posters.get(posterKey);
    return {
      id,
      title,
      status: state,
      category: category?.name ?? '',
      detail: { gu: `${pageCount} ${webStoryWords.pagesWord.gu}`, en: `${pageCount} ${webStoryWords.pagesWord.en}` },
      thumbnail: poster ? pictureAddress(poster, 'row', 192) : '',
      address: state === 'published' && category ? webStoryAddress(category.slug, slug, id) : null,
      updatedAt,
    };
  });
  return { items, next: rows.length > most ? (shown.at(-1)?.id ?? null) : null };
}

/** A web story as its editor has it. */
export type WebStoryForEditing = { id: number; status: MediaStatus; address: string | null; content: WebStoryContent };

export async function readWebStoryForEditing(db: Database, id: number): Promise<WebStoryForEditing | undefined> {
  const [row] = await db.select().from(webStories).where(eq(webStories.id, id)).limit(1);
  if (!row) return undefined;
  const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
  const address = row.status === 'published' && category ? webStoryAddress(category.slug, row.slug, id) : null;
  return { id, status: row.status, address, content: await contentOf(db, row) };
}
