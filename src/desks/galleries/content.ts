import { asc, eq } from 'drizzle-orm';
import type { ContentType } from '../../content/contentType.ts';
import { type GalleryDraft, galleryDraft, missingInGallery } from './editing/galleryDraft.ts';
import { galleryRefusalWords as texts } from './newsroom/words.ts';
import { readGalleryImages } from './queries.ts';
import { galleries, galleryKinds, galleryPictures } from './tables.ts';
import { galleryAddress } from './views/galleryAddress.ts';
import { galleryWords } from './words.ts';

type Row = typeof galleries.$inferSelect;
type Own = Pick<Row, 'kind' | 'title' | 'deck' | 'categoryId' | 'cityId' | 'coverKey' | 'pictureCount'>;

/** Photo galleries and slide shows. */
export const galleryContent: ContentType<Row, GalleryDraft, Own> = {
  name: 'galleries',
  subject: 'gallery',
  called: ({ kind }) => (kind === 'slide-show' ? galleryWords.slideShow : galleryWords.photoGallery),
  actions: {
    draft: 'gallery.draft',
    change: 'gallery.change',
    publish: 'gallery.publish',
    withdraw: 'gallery.withdraw',
    remove: 'gallery.remove',
  },
  permission: 'galleries.write',
  kinds: galleryKinds,
  kindOf: ({ kind }) => kind,
  table: galleries,
  rows: {
    select: (db, { where, orderBy, limit }) =>
      db
        .select()
        .from(galleries)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    lock: (tx, id) => tx.select().from(galleries).where(eq(galleries.id, id)).for('update'),
    insert: (tx, values) => tx.insert(galleries).values(values).returning({ id: galleries.id }),
    update: (tx, id, values) => tx.update(galleries).set(values).where(eq(galleries.id, id)),
    remove: (tx, id) => tx.delete(galleries).where(eq(galleries.id, id)),
  },
  draft: galleryDraft,
  own: ({ kind, title, deck, categoryId, cityId, coverKey, pictures }) => ({
    kind,
    title,
    deck,
    categoryId,
    cityId,
    coverKey: coverKey ?? pictures[0]?.picture ?? '',
    pictureCount: pictures.length,
  }),
  writeParts: async (tx, galleryId, { pictures }) => {
    await tx.delete(galleryPictures).where(eq(galleryPictures.galleryId, galleryId));
    const rows = pictures.map(({ picture, ...words }, at) => ({ galleryId, position: at + 1, pictureKey: picture, ...words }));
    await tx.insert(galleryPictures).values(rows);
  },
  draftOf: async (db, { id, kind, title, deck, categoryId, cityId, coverKey }) => {
    const rows = await db.select().from(galleryPictures).where(eq(galleryPictures.galleryId, id)).orderBy(asc(galleryPictures.position));
    const pictures = rows.map(({ pictureKey, heading, caption, credit }) => ({ picture: pictureKey, heading, caption, credit }));
    return { kind, title, deck, categoryId, cityId, coverKey, pictures };
  },
  picturesOf: ({ pictures }) => pictures.map(({ picture }, at) => ({ path: `pictures.${at}.picture`, key: picture })),
  pictureColumns: [
    { key: galleries.coverKey, item: galleries.id },
    { key: galleryPictures.pictureKey, item: galleryPictures.galleryId },
  ],
  check: async (_app, _tx, { coverKey, pictures }) =>
    coverKey === null || pictures.some(({ picture }) => picture === coverKey) ? [] : [{ path: 'coverKey', message: texts.coverElsewhere }],
  missing: (draft) => missingInGallery(draft),
  searchText: ({ title, deck }) => [title, deck],
  search: { group: 'photos', name: galleryWords.photoGallery },
  addressOf: ({ id, kind, slug }, category) => galleryAddress({ id, kind, slug, category }),
  sitemapMedia: readGalleryImages,
  listed: ({ kind, pictureCount, coverKey }) => {
    const called = kind === 'slide-show' ? galleryWords.slideShow : galleryWords.photoGallery;
    const count = (language: 'gu' | 'en') =>
      pictureCount === 1 ? galleryWords.onePicture[language] : `${pictureCount} ${galleryWords.pictures[language]}`;
    return {
      detail: { gu: `${called.gu} · ${count('gu')}`, en: `${called.en} · ${count('en')}` },
      pictureKey: coverKey,
    };
  },
};
