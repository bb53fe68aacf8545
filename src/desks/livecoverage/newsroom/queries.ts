import { count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { pictureAddress, readPictures } from '../../../content/pictures/queries.ts';
import { readPlace } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { may } from '../../../site/newsroom/permissions.ts';
import { type Staff, worksFor } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { readCards } from '../../articles/queries.ts';
import type { coverageNow, coverageRow } from '../posts/livePost.ts';
import { readCoverage } from '../queries.ts';
import { liveCoverages, livePosts } from '../tables.ts';

const MAX_OVER = 20;
const MAX_ON = 50;
/** A day of election results has some hundred posts. */
const MAX_POSTS = 200;
const THUMB_PX = 320;
/** Shown instead of the headline of an unpublished story. */
const WITHDRAWN = '—';

/** Current coverages, and the newest of the ended ones. */
export async function readCoverages(db: Database): Promise<Record<'on' | 'over', z.input<typeof coverageRow>[]>> {
  const on = await db
    .select()
    .from(liveCoverages)
    .where(isNull(liveCoverages.endedAt))
    .orderBy(desc(liveCoverages.startedAt))
    .limit(MAX_ON);
  const over = await db
    .select()
    .from(liveCoverages)
    .where(isNotNull(liveCoverages.endedAt))
    .orderBy(desc(liveCoverages.endedAt))
    .limit(MAX_OVER);
  const ids = [...on, ...over].map(({ articleId }) => articleId);
  const headlines = new Map((await readCards(db, ids)).map(({ id, headline }) => [id, headline]));
  const counted = await db
    .select({ articleId: livePosts.articleId, posts: count() })
    .from(livePosts)
    .where(inArray(livePosts.articleId, ids))
    .groupBy(livePosts.articleId);
  const posts = new Map(counted.map((row) => [row.articleId, row.posts]));
  const asRow = ({ articleId, startedAt, endedAt }: (typeof on)[number]) => ({
    articleId,
    headline: headlines.get(articleId) ?? WITHDRAWN,
    startedAt,
    endedAt,
    posts: posts.get(articleId) ?? 0,
  });
  return { on: on.map(asRow), over: over.map(asRow) };
}

/** A coverage with its newest posts, for editing. Throws `NewsroomError` if there is none. */
export async function readCoverageNow(db: Database, articleId: number, staff: Staff): Promise<z.input<typeof coverageNow>> {
  const coverage = await readCoverage(db, articleId);
  if (!coverage) throw new NewsroomError(404, newsroomServerWords.notThere);
  const { startedAt, endedAt, keyPoints, version } = coverage;
  const rows = await db
    .select()
    .from(livePosts)
    .where(eq(livePosts.articleId, articleId))
    .orderBy(desc(livePosts.postedAt), desc(livePosts.id))
    .limit(MAX_POSTS);
  const pictures = await readPictures(
    db,
    rows.map(({ pictureKey }) => pictureKey),
  );
  const [card] = await readCards(db, [articleId]);
  const isDirector = await mayDirect(db, articleId, staff);
  const asRow = ({ updatedAt: _, sentAs: _sent, articleId: _article, authorId, ...row }: (typeof rows)[number]) => {
    const picture = row.pictureKey === null ? undefined : pictures.get(row.pictureKey);
    return {
      ...row,
      mayChange: isDirector || authorId === staff.id,
      thumb: picture ? pictureAddress(picture, 'row', THUMB_PX) : null,
    };
  };
  return {
    articleId,
    headline: card?.headline ?? WITHDRAWN,
    address: card?.address ?? null,
    startedAt,
    endedAt,
    posts: rows.length < MAX_POSTS ? rows.length : await db.$count(livePosts, eq(livePosts.articleId, articleId)),
    keyPoints,
    version,
    rows: rows.map(asRow),
    mayDirect: isDirector,
  };
}

/** Whether a story belongs to a desk or city of this user. */
async function worksForStory(db: Database, articleId: number, staff: Staff): Promise<boolean> {
  const [card] = await readCards(db, [articleId]);
  return worksFor(staff, card ? await readPlace(db, card.category.id, card.city?.id ?? null) : { categoryIds: [], cityId: null });
}

/** Whether this user may open, end and edit the coverage of a story, and change every post in it. */
export async function mayDirect(db: Database, articleId: number, staff: Staff): Promise<boolean> {
  return may(staff.role, 'live.direct') && (await worksForStory(db, articleId, staff));
}

/** Throws `NewsroomError` if a story belongs to none of this user's desks. */
export async function checkWorksFor(db: Database, articleId: number, staff: Staff): Promise<void> {
  if (!(await worksForStory(db, articleId, staff))) throw new NewsroomError(403, newsroomServerWords.otherDesk);
}
