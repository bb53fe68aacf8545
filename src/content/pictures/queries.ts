import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { rowsOnceAnAnswer } from '../../platform/reads/readOnce.ts';
import type { PictureFacts } from './pictureAddress.ts';
import { pictures } from './tables.ts';

const byKey = rowsOnceAnAnswer<string, PictureFacts>(async (db, keys) => {
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.key, [...keys]));
  return new Map(rows.map((row) => [row.key, factsOf(row)]));
});

/** Pictures by key; unknown keys are left out. */
export const readPictures = (db: Database, keys: readonly (string | null)[]): Promise<Map<string, PictureFacts>> =>
  byKey(
    db,
    keys.filter((key) => key !== null),
  );

/** For a query of items with a picture: `.leftJoin(...pictureOf(table.pictureKey))`, with `picture: pictureColumns` selected. */
export const pictureColumns = getTableColumns(pictures);
export const pictureOf = (key: AnyPgColumn) => [pictures, eq(pictures.key, key)] as const;

/** Converts a row of the table to `PictureFacts`. */
export function factsOf({ key, file, width, height, focalX, focalY, colour, alt, credit }: typeof pictures.$inferSelect): PictureFacts {
  return { key, file, width, height, focal: { x: focalX, y: focalY }, colour, alt, credit };
}

/** The keys of all pictures, in a fixed order. */
export async function readPictureKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: pictures.key }).from(pictures).orderBy(asc(pictures.key));
  return rows.map((picture) => picture.key);
}

export { cardPictureOf, type PictureFacts, pictureAddress, sizedPicture } from './pictureAddress.ts';
export { pictureSource } from './pictureSource.ts';
