import { and, desc, eq, not, type SQL } from 'drizzle-orm';
import { type PictureFacts, readPictures } from '../../content/pictures/queries.ts';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { MAX_PINNED } from './posts/livePost.ts';
import type { LiveStoryState } from './posts/liveStory.ts';
import { liveCoverages, livePosts } from './tables.ts';

/** Number of posts on the story page; older ones have pages of their own. */
const POSTS_A_PAGE = 30;

/** The cache tag of a coverage and all of its posts. */
export const liveTag = (articleId: number): string => `live:${articleId}`;

/** The cache tag of the list of stories that have a coverage. */
export const COVERAGES_TAG = 'live-coverages';

export type Coverage = typeof liveCoverages.$inferSelect;
export type LivePost = Omit<typeof livePosts.$inferSelect, 'sentAs' | 'pictureKey' | 'authorId'> & { picture: PictureFacts | undefined };

/** A coverage with its newest posts and its pinned ones. */
export type CoverageShown = { coverage: Coverage; pinned: LivePost[]; posts: LivePost[]; hasOlder: boolean };

/** The coverage of a story, if it has one. */
export async function readCoverage(db: Database, articleId: number): Promise<Coverage | undefined> {
  const [coverage] = await db.select().from(liveCoverages).where(eq(liveCoverages.articleId, articleId));
  return coverage;
}

/** The ids of the stories that have a coverage. Every story's page asks, few have one, and none is opened without `COVERAGES_TAG`. */
const readCoveredIds = onceUntilChange(
  async (db: Database): Promise<ReadonlySet<number>> => {
    const rows = await db.select({ id: liveCoverages.articleId }).from(liveCoverages);
    return new Set(rows.map(({ id }) => id));
  },
  (tag) => tag === COVERAGES_TAG,
);

/** The coverage on a story's page, newest first; a pinned post is above all others and is not repeated. Undefined if the story has none. */
export async function readCoverageShown(db: Database, articleId: number): Promise<CoverageShown | undefined> {
  const covered = await readCoveredIds(db);
  return covered.has(articleId) ? readShown(db, articleId) : undefined;
}

const readShown = onceUntilChange(
  async (db: Database, articleId: number): Promise<CoverageShown | undefined> => {
    const coverage = await readCoverage(db, articleId);
    if (!coverage) return undefined;
    const { posts, hasOlder } = await readPosts(db, articleId, 1);
    const pinned = await withPictures(db, await newest(db, and(eq(livePosts.articleId, articleId), livePosts.pinned)).limit(MAX_PINNED));
    return { coverage, pinned, posts, hasOlder };
  },
  (tag, articleId) => tag === liveTag(articleId) || tag === `article:${articleId}` || tag.startsWith('picture:'),
);

/** A page of unpinned posts, newest first; page 1 is on the story page. */
export async function readPosts(db: Database, articleId: number, page: number): Promise<{ posts: LivePost[]; hasOlder: boolean }> {
  const rows = await newest(db, and(eq(livePosts.articleId, articleId), not(livePosts.pinned)))
    .limit(POSTS_A_PAGE + 1)
    .offset((page - 1) * POSTS_A_PAGE);
  return { posts: await withPictures(db, rows.slice(0, POSTS_A_PAGE)), hasOlder: rows.length > POSTS_A_PAGE };
}

const newest = (db: Database, where: SQL | undefined) =>
  db.select().from(livePosts).where(where).orderBy(desc(livePosts.postedAt), desc(livePosts.id)).$dynamic();

async function withPictures(db: Database, rows: readonly (typeof livePosts.$inferSelect)[]): Promise<LivePost[]> {
  const pictures = await readPictures(
    db,
    rows.map(({ pictureKey }) => pictureKey),
  );
  return rows.map(({ sentAs: _sentAs, authorId: _authorId, pictureKey, ...row }) => ({
    ...row,
    picture: pictureKey === null ? undefined : pictures.get(pictureKey),
  }));
}

export const postMark = ({ id, version }: { id: number; version: number }): string => `${id}.${version}`;

export async function readLiveState(db: Database, articleId: number): Promise<LiveStoryState | undefined> {
  const coverage = await readCoverage(db, articleId);
  if (!coverage) return undefined;
  const rows = await newest(db, eq(livePosts.articleId, articleId)).limit(POSTS_A_PAGE);
  return { posts: rows.map(postMark), over: coverage.endedAt !== null };
}
