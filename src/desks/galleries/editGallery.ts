import { asc, eq } from 'drizzle-orm';
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
import { type GalleryContent, missingFields } from './galleryContent.ts';
import { place, takeOut } from './galleryPlaces.ts';
import { galleryTags } from './galleryTags.ts';
import { galleryRefusalWords as says } from './newsroom/words.ts';
import { galleries, galleryPictures } from './tables.ts';

type Row = typeof galleries.$inferSelect;
type Writing = { context: App; staff: Staff; now: Date };

/** Keeps a new gallery as a draft. Gives its id. */
export function draftGallery({ context, staff, now }: Writing, content: GalleryContent): Promise<number> {
  return change(context, async (tx) => {
    await check(tx, staff, content);
    const values = { ...valuesOf(content, now), slug: slugOf(content.title), status: 'draft', publishedAt: now } as const;
    const [row] = await tx.insert(galleries).values(values).returning({ id: galleries.id });
    if (!row) throw new Error('The gallery was not written');
    await tx.insert(galleryPictures).values(pictureRows(row.id, content));
    return { result: row.id, tags: [], audit: [{ action: 'gallery.draft', subject: `gallery:${row.id}`, after: content }] };
  });
}

/** Changes a gallery where it stands: a draft stays one, and readers see the change of what is published at their next request. */
export function changeGallery({ context, staff, now }: Writing, id: number, content: GalleryContent): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    await check(tx, staff, content);
    if (before.status === 'published') checkIsReady(content);
    const said = await contentOf(tx, before);
    await tx.update(galleries).set(valuesOf(content, now)).where(eq(galleries.id, id));
    await tx.delete(galleryPictures).where(eq(galleryPictures.galleryId, id));
    await tx.insert(galleryPictures).values(pictureRows(id, content));
    const left = await takeOut(tx, id);
    const entered = before.status === 'published' ? await place(tx, id, { ...content, publishedAt: before.publishedAt }) : [];
    return {
      result: undefined,
      tags: before.status === 'published' ? galleryTags(id, [...left, ...entered]) : [],
      audit: [{ action: 'gallery.change', subject: `gallery:${id}`, before: said, after: content }],
    };
  });
}

/** Brings a gallery before the readers; one that was withdrawn keeps its day. Refuses what is not ready, each lack at its place. */
export function releaseGallery({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    const content = await contentOf(tx, before);
    await check(tx, staff, content);
    checkIsReady(content);
    const publishedAt = before.status === 'draft' ? now : before.publishedAt;
    await tx.update(galleries).set({ status: 'published', publishedAt, updatedAt: now }).where(eq(galleries.id, id));
    const left = await takeOut(tx, id);
    const entered = await place(tx, id, { ...content, publishedAt });
    return {
      result: undefined,
      tags: galleryTags(id, [...left, ...entered]),
      audit: [{ action: 'gallery.publish', subject: `gallery:${id}`, before: { status: before.status }, after: { status: 'published' } }],
    };
  });
}

/** Takes a gallery from the readers' sight; it is kept, and can be published again. */
export function recallGallery({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    if (before.status !== 'published') throw new NewsroomError(409, says.notPublished);
    await tx.update(galleries).set({ status: 'withdrawn', updatedAt: now }).where(eq(galleries.id, id));
    return {
      result: undefined,
      tags: galleryTags(id, await takeOut(tx, id)),
      audit: [{ action: 'gallery.withdraw', subject: `gallery:${id}`, before: { status: 'published' }, after: { status: 'withdrawn' } }],
    };
  });
}

/** What is kept of a gallery, in the words of its editor. */
export async function contentOf(db: Database, { id, kind, title, deck, categoryId, cityId, coverKey }: Row): Promise<GalleryContent> {
  const rows = await db.select().from(galleryPictures).where(eq(galleryPictures.galleryId, id)).orderBy(asc(galleryPictures.position));
  const pictures = rows.map(({ pictureKey, heading, caption, credit }) => ({ picture: pictureKey, heading, caption, credit }));
  return { kind, title, deck, categoryId, cityId, coverKey, pictures };
}

async function lock(tx: Database, staff: Staff, id: number): Promise<Row> {
  const [row] = await tx.select().from(galleries).where(eq(galleries.id, id)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  checkIsTheirs(staff, await readPlace(tx, row.categoryId, row.cityId), row.status);
  return row;
}

/** What a gallery names must be there, and be this editor's to write for. */
async function check(tx: Database, staff: Staff, { categoryId, cityId, coverKey, pictures }: GalleryContent): Promise<void> {
  const [topics, known] = [
    await readTopicsById(tx, cityId === null ? [categoryId] : [categoryId, cityId]),
    await readPictures(
      tx,
      pictures.map(({ picture }) => picture),
    ),
  ];
  const issues: FieldIssue[] = [
    ...(topics.get(categoryId)?.kind === 'category' ? [] : [{ path: 'categoryId', message: says.noSuchCategory }]),
    ...(cityId === null || topics.get(cityId)?.kind === 'city' ? [] : [{ path: 'cityId', message: says.noSuchCity }]),
    ...pictures.flatMap(({ picture }, at) => (known.has(picture) ? [] : [{ path: `pictures.${at}.picture`, message: says.noSuchPicture }])),
    ...(coverKey === null || pictures.some(({ picture }) => picture === coverKey)
      ? []
      : [{ path: 'coverKey', message: says.coverElsewhere }]),
  ];
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  checkIsTheirs(staff, await readPlace(tx, categoryId, cityId), 'draft');
}

function checkIsReady(content: GalleryContent): void {
  const issues = missingFields(content).map(({ path, lack }) => ({ path, message: says[lack] }));
  if (issues.length > 0) throw new NewsroomError(422, says.notReady, { issues });
}

const valuesOf = ({ kind, title, deck, categoryId, cityId, coverKey, pictures }: GalleryContent, now: Date) => ({
  kind,
  title,
  deck,
  categoryId,
  cityId,
  coverKey: coverKey ?? pictures[0]?.picture ?? '',
  pictureCount: pictures.length,
  search: searchKeysOf([title, deck]),
  updatedAt: now,
});

const pictureRows = (galleryId: number, { pictures }: GalleryContent) =>
  pictures.map(({ picture, ...words }, at) => ({ galleryId, position: at + 1, pictureKey: picture, ...words }));
