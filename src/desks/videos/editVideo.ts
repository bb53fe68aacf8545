import { eq } from 'drizzle-orm';
import { readPictures } from '../../content/pictures/queries.ts';
import { readPlace, readTopicsById } from '../../content/topics/queries.ts';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import { slugOf } from '../../platform/text/slug.ts';
import type { App } from '../../site/app.ts';
import { checkIsTheirs } from '../../site/newsroom/media.ts';
import { type FieldIssue, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { videoRefusalWords as says } from './newsroom/words.ts';
import { videos } from './tables.ts';
import { missingFields, type VideoContent, videoContent } from './videoContent.ts';
import { listTag, videoTag } from './videoLists.ts';
import { enterLists, leaveLists } from './videoPlaces.ts';

type Row = typeof videos.$inferSelect;
type Writing = { context: App; staff: Staff; now: Date };

/** Keeps a new video as a draft. Gives its id. */
export function draftVideo({ context, staff, now }: Writing, content: VideoContent): Promise<number> {
  return change(context, async (tx) => {
    await check(context, tx, staff, content, undefined);
    const values = { ...valuesOf(content, now), slug: slugOf(content.title), status: 'draft', publishedAt: now } as const;
    const [row] = await tx.insert(videos).values(values).returning({ id: videos.id });
    if (!row) throw new Error('The video was not written');
    return { result: row.id, tags: [], audit: [{ action: 'video.draft', subject: `video:${row.id}`, after: content }] };
  });
}

/** Changes a video where it stands: a draft stays one, and readers see the change of what is published at their next request. */
export function changeVideo({ context, staff, now }: Writing, id: number, content: VideoContent): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    await check(context, tx, staff, content, before);
    const isPublished = before.status === 'published';
    if (isPublished) checkIsReady(content, before);
    // A playlist leads to the files that it was made for.
    const isOtherFilm = before.mp4Key !== content.mp4Key || before.webmKey !== content.webmKey;
    await tx
      .update(videos)
      .set({ ...valuesOf(content, now), ...(isOtherFilm ? { hlsKey: '' } : {}) })
      .where(eq(videos.id, id));
    const lists = isPublished
      ? [...(await leaveLists(tx, id)), ...(await enterLists(tx, id, { ...content, publishedAt: before.publishedAt }))]
      : [];
    return {
      result: undefined,
      tags: isPublished ? [videoTag(id), ...new Set(lists.map(listTag))] : [],
      audit: [{ action: 'video.change', subject: `video:${id}`, before: contentOf(before), after: content }],
    };
  });
}

/** Brings a video before the readers; one that was withdrawn keeps its day. Refuses what is not ready, each lack at its place. */
export function releaseVideo({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    checkIsReady(contentOf(before), before);
    const publishedAt = before.status === 'draft' ? now : before.publishedAt;
    await tx.update(videos).set({ status: 'published', publishedAt, updatedAt: now }).where(eq(videos.id, id));
    const left = await leaveLists(tx, id);
    const entered = await enterLists(tx, id, { ...before, publishedAt });
    return {
      result: undefined,
      tags: [videoTag(id), ...new Set([...left, ...entered].map(listTag))],
      audit: [{ action: 'video.publish', subject: `video:${id}`, before: { status: before.status }, after: { status: 'published' } }],
    };
  });
}

/** Takes a video from the readers' sight; it is kept, and can be published again. */
export function recallVideo({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    if (before.status !== 'published') throw new NewsroomError(409, says.notPublished);
    await tx.update(videos).set({ status: 'withdrawn', updatedAt: now }).where(eq(videos.id, id));
    const left = await leaveLists(tx, id);
    return {
      result: undefined,
      tags: [videoTag(id), ...left.map(listTag)],
      audit: [{ action: 'video.withdraw', subject: `video:${id}`, before: { status: 'published' }, after: { status: 'withdrawn' } }],
    };
  });
}

/** What is kept of a video, in the words of its editor. */
export const contentOf = (row: Row): VideoContent => videoContent.parse(row);

async function lock(tx: Database, staff: Staff, id: number): Promise<Row> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  checkIsTheirs(staff, await readPlace(tx, row.categoryId, null), row.status);
  return row;
}

/** What a video names must be there, and its category this editor's. */
async function check(app: App, tx: Database, staff: Staff, content: VideoContent, before: Row | undefined): Promise<void> {
  const { categoryId, pictureKey } = content;
  const category = (await readTopicsById(tx, [categoryId])).get(categoryId);
  const pictures = await readPictures(tx, [pictureKey]);
  const issues: FieldIssue[] = [
    ...(category?.kind === 'category' ? [] : [{ path: 'categoryId', message: says.noSuchCategory }]),
    ...(pictureKey === null || pictures.has(pictureKey) ? [] : [{ path: 'pictureKey', message: says.noSuchPicture }]),
  ];
  for (const path of ['mp4Key', 'webmKey', 'captionsKey'] as const) {
    const key = content[path];
    if (key !== '' && key !== before?.[path] && !(await app.storage.has(key))) issues.push({ path, message: says.noSuchFile });
  }
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  checkIsTheirs(staff, await readPlace(tx, categoryId, null), 'draft');
}

function checkIsReady(content: VideoContent, { videoThumb }: Row): void {
  const issues = missingFields(content, videoThumb !== '').map(({ path, lack }) => ({ path, message: says[lack] }));
  if (issues.length > 0) throw new NewsroomError(422, says.notReady, { issues });
}

const valuesOf = (content: VideoContent, now: Date) => ({
  ...content,
  youtubeVideo: content.youtubeVideoUrl !== '',
  search: searchKeysOf([content.title, content.deck]),
  updatedAt: now,
});
