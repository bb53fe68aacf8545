import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { factsOf, type PictureFacts } from '../../content/pictures/queries.ts';
import { pictures } from '../../content/pictures/tables.ts';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { FocalPoint } from '../../platform/images/imageRequest.ts';
import { hashedKey, READER_PICTURES } from '../../platform/storage/storage.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import type { App } from '../../site/app.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { prepareUpload } from './library/prepareUpload.ts';
import { readPictureUses } from './library/uses.ts';
import { pictureRefusalWords } from './newsroom/words.ts';

export { inPictureWords } from './library/uploadRefusals.ts';

type About = { alt: string; credit: string; rights?: string; focal?: FocalPoint; key?: string; fileName?: string };
type Row = typeof pictures.$inferSelect;

/** The description of a picture by an editor. */
export type PictureDescription = { alt: string; credit: string; rights: string; focal: FocalPoint };

/**
 * Adds a picture to the library: validated by its content, stripped of metadata, and stored under a hash of its content. The same picture
 * is added once and keeps its description. Throws `InvalidImage` with a message for the editor, without storing anything.
 */
export async function addPicture(app: App, upload: Uint8Array, about: About): Promise<PictureFacts & { isNew: boolean }> {
  const { alt, credit, rights = '', focal, fileName = '' } = about;
  const { file, ...seen } = await keepFile(app, upload);
  return change(app, async (tx) => {
    const known = about.key === undefined ? await readByFile(tx, file) : await readByKey(tx, about.key);
    if (known) return { result: { ...factsOf(known), isNew: false }, tags: [], audit: [] };
    const by = app.by ? { uploadedById: app.by.id, uploadedByName: app.by.name } : {};
    const place = focal ? { focalX: focal.x, focalY: focal.y } : {};
    const search = searchKeysOf([alt, credit, rights, fileName, app.by?.name ?? '']);
    const key = about.key ?? (await freeKey(tx, file));
    const values = { ...seen, ...by, ...place, key, file, alt, credit, rights, fileName, search, createdAt: app.clock() };
    const [row] = await tx.insert(pictures).values(values).onConflictDoNothing().returning();
    // The same picture was uploaded by two users at once, and the other upload was first.
    const kept = row ?? (await readByKey(tx, key));
    if (!kept) throw new Error(`The picture ${key} is not there although it was just taken in`);
    const audit: AuditEntry[] = row ? [{ action: 'picture.add', subject: `picture:${key}`, after: { file, alt, credit, rights } }] : [];
    return { result: { ...factsOf(kept), isNew: row !== undefined }, tags: [`picture:${key}`], audit };
  });
}

/**
 * Changes the description of a picture; every page with it shows that at the next request. Throws if there is no such picture, and 409 if
 * somebody has changed it since `version`, the one that the editor saw.
 */
export function describePicture(app: App, key: string, draft: PictureDescription, version: number): Promise<void> {
  return change(app, async (tx) => {
    const before = await lock(tx, key);
    checkVersion(before, version);
    const { alt, credit, rights, focal } = draft;
    const search = searchKeysOf([alt, credit, rights, before.fileName, before.uploadedByName]);
    await tx
      .update(pictures)
      .set({ alt, credit, rights, focalX: focal.x, focalY: focal.y, search, version: before.version + 1 })
      .where(eq(pictures.key, key));
    return {
      result: undefined,
      tags: await tagsOf(app, tx, key),
      audit: [{ action: 'picture.describe', subject: `picture:${key}`, before: saidOf(before), after: draft }],
    };
  });
}

/**
 * Replaces the file of a picture: stories, galleries and web stories with its key show the new one at the next request. The old file is
 * kept, so that its addresses in readers' browsers and search engines still work. Throws `InvalidImage`, or if there is no such picture, or
 * if another picture has this file.
 */
export async function replacePictureFile(app: App, key: string, upload: Uint8Array, fileName: string): Promise<void> {
  const { file, ...seen } = await keepFile(app, upload);
  await change(app, async (tx) => {
    const before = await lock(tx, key);
    const other = await readByFile(tx, file);
    if (other && other.key !== key) throw new NewsroomError(409, pictureRefusalWords.fileOfAnother, { details: { key: other.key } });
    const search = searchKeysOf([before.alt, before.credit, before.rights, fileName, before.uploadedByName]);
    // The old focal point belonged to the other file.
    const middle = { focalX: 0.5, focalY: 0.5 };
    await tx
      .update(pictures)
      .set({ ...seen, ...middle, file, fileName, search, version: before.version + 1 })
      .where(eq(pictures.key, key));
    return {
      result: undefined,
      tags: await tagsOf(app, tx, key),
      audit: [{ action: 'picture.replace', subject: `picture:${key}`, before: { file: before.file }, after: { file } }],
    };
  });
}

/**
 * Deletes a picture from the library. Throws with the list of uses if it is used. With `version` (the one that the editor saw) it throws
 * `VersionConflict` if somebody has changed the picture since.
 */
export function removePicture(app: App, key: string, version?: number): Promise<void> {
  return change(app, async (tx) => {
    const before = await lock(tx, key);
    checkVersion(before, version);
    const { uses } = await readPictureUses(app, tx, key);
    if (uses.length > 0) throw new NewsroomError(409, pictureRefusalWords.inUse, { details: { uses } });
    await tx.delete(pictures).where(eq(pictures.key, key));
    return {
      result: undefined,
      tags: [`picture:${key}`],
      audit: [{ action: 'picture.remove', subject: `picture:${key}`, before: { file: before.file, ...saidOf(before) } }],
    };
  });
}

/** A stored picture that is no part of the library. */
export type StoredPicture = Pick<Row, 'file' | 'width' | 'height' | 'colour'>;

/**
 * Validates a reader's picture as those of the library are, strips it of metadata, and stores it under a random name in
 * a folder of its own: the library does not list it, and its file can be removed without looking for other uses. Throws
 * `InvalidImage`.
 */
export async function storeReaderPicture({ storage }: Pick<App, 'storage'>, upload: Uint8Array): Promise<StoredPicture> {
  const { bytes, extension, type, width, height, colour } = await prepareUpload(upload);
  const file = `${READER_PICTURES}${randomBytes(16).toString('hex')}.${extension}`;
  await storage.put(file, bytes, type);
  return { file, width, height, colour };
}

/** Validates an upload and stores it under a hash of its content. */
async function keepFile(app: App, upload: Uint8Array) {
  const { bytes, extension, type, width, height, colour } = await prepareUpload(upload);
  const file = hashedKey('pictures', bytes, extension);
  await app.storage.put(file, bytes, type);
  return { file, width, height, colour };
}

const saidOf = ({ alt, credit, rights, focalX, focalY }: Row): PictureDescription => ({
  alt,
  credit,
  rights,
  focal: { x: focalX, y: focalY },
});

async function lock(tx: Database, key: string): Promise<Row> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.key, key)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  return row;
}

async function readByKey(tx: Database, key: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.key, key));
  return row;
}

async function readByFile(tx: Database, file: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.file, file)).limit(1);
  return row;
}

/** A part of the content hash; a longer one if the short one belongs to a picture whose file has been replaced since. */
async function freeKey(tx: Database, file: string): Promise<string> {
  const name = file.slice('pictures/'.length, file.lastIndexOf('.'));
  for (const letters of [16, 24, name.length]) {
    const key = name.slice(0, letters);
    const taken = await readByKey(tx, key);
    if (!taken || taken.file === file) return key;
  }
  throw new Error(`Every key for the file ${file} is taken`);
}

/** The cache tags of everything that shows the picture, as a change of these items would invalidate. */
async function tagsOf(app: App, tx: Database, key: string): Promise<string[]> {
  return [`picture:${key}`, ...(await readPictureUses(app, tx, key)).tags];
}
