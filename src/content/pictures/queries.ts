import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { PictureFile } from './pictureAddress.ts';
import { pictures } from './tables.ts';

export type PictureFacts = PictureFile & { key: string; width: number; height: number; colour: string; alt: string; credit: string };

/** Pictures by key; unknown keys are left out. */
export async function readPictures(db: Database, keys: readonly (string | null)[]): Promise<Map<string, PictureFacts>> {
  const wanted = [...new Set(keys)].filter((key) => key !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(pictures).where(inArray(pictures.key, wanted));
  return new Map(rows.map((row) => [row.key, factsOf(row)]));
}

/** A row of the table as the rest of the paper knows it. */
export function factsOf({ key, file, width, height, focalX, focalY, colour, alt, credit }: typeof pictures.$inferSelect): PictureFacts {
  return { key, file, width, height, focal: { x: focalX, y: focalY }, colour, alt, credit };
}

/** The keys of all pictures of the paper, in their own order. */
export async function readPictureKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: pictures.key }).from(pictures).orderBy(asc(pictures.key));
  return rows.map((picture) => picture.key);
}

export { pictureAddress } from './pictureAddress.ts';
export { pictureSource } from './pictureSource.ts';
