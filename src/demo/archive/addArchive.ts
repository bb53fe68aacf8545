import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { readPictureKeys } from '../../content/pictures/queries.ts';
import { placements } from '../../content/tables.ts';
import { readSubCategories, readTopic, readTopics } from '../../content/topics/queries.ts';
import { setViewCounts } from '../../desks/articles/reading/viewCounts.ts';
import { articles } from '../../desks/articles/tables.ts';
import { publishStories } from '../../desks/stories/commands.ts';
import type { WriteContext } from '../../platform/change.ts';
import { type ArchiveTopics, archiveMoments, archiveStory, archiveViewCount } from './archiveStory.ts';

const STORIES_A_BATCH = 500;
/** One batch is generated while another is being written. */
const BATCHES_AT_ONCE = 2;

/**
 * Adds `count` generated stories for benchmarks, all older than the oldest existing story. The same content and number give the same
 * stories. `onProgress` is called with the number of written stories.
 */
export async function addArchive(context: WriteContext, count: number, onProgress: (written: number) => void): Promise<void> {
  const { db, clock } = context;
  const latest = await readTopic(db, 'list', 'latest');
  if (!latest) throw new Error('The paper has not been laid out');
  const topics = await readArchiveTopics(db);
  const [oldest] = await db
    .select({ publishedAt: placements.publishedAt })
    .from(placements)
    .where(and(eq(placements.topicId, latest.id), eq(placements.kind, 'article')))
    .orderBy(asc(placements.publishedAt))
    .limit(1);
  // A second archive continues the numbers of the first.
  const firstNumber = latest.storyCount;
  const moments = [...archiveMoments(count, oldest?.publishedAt ?? clock())];
  let made = 0;
  let written = 0;
  const write = async () => {
    while (made < count) {
      const numbered = moments.slice(made, made + STORIES_A_BATCH).map((moment, at) => ({ number: firstNumber + made + at, moment }));
      made += numbered.length;
      const ids = await writeBatch(context, latest.id, topics, numbered);
      written += ids.length;
      onProgress(written);
      // The embedded database answers within one turn of the event loop; yielding lets signals arrive and the progress bar update.
      await nextTurn();
      // On a new site, foreign key checks are planned for a tiny table and would scan all of it.
      if (written === ids.length) await db.execute(sql`analyze ${articles}`);
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, write));
}

async function writeBatch(context: WriteContext, latestId: number, topics: ArchiveTopics, numbered: { number: number; moment: Date }[]) {
  const drafts = numbered.map(({ number, moment }) => archiveStory(number, moment, topics));
  const ids = await publishStories(context, drafts);
  const viewCounts = numbered.flatMap(({ number, moment: at }, place) => {
    const articleId = ids[place];
    const cityId = drafts[place]?.cityId;
    const topicIds = cityId === undefined ? [latestId] : [latestId, cityId];
    return articleId === undefined ? [] : [{ articleId, topicIds, views: archiveViewCount(number), at }];
  });
  await setViewCounts(context.db, viewCounts);
  return ids;
}

async function readArchiveTopics(db: WriteContext['db']): Promise<ArchiveTopics> {
  const subCategories = await readSubCategories(db);
  const idsOf = async (kind: Parameters<typeof readTopics>[1]) => (await readTopics(db, kind)).map((topic) => topic.id);
  return {
    categories: (await readTopics(db, 'category')).map(({ id, slug }) => ({
      id,
      slug,
      under: subCategories.filter((topic) => topic.parentId === id).map((topic) => topic.id),
    })),
    cities: await readTopics(db, 'city'),
    authors: await idsOf('author'),
    tags: await idsOf('tag'),
    sections: await idsOf('section'),
    magazines: await idsOf('magazine'),
    columns: await idsOf('column'),
    pictureKeys: await readPictureKeys(db),
  };
}
