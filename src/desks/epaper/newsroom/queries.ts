import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { imageAddress } from '../../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import { editionAddress } from '../editions/editionAddress.ts';
import { type EditionPicture, readEditionPages } from '../queries.ts';
import { epaperEditions, epaperPages } from '../tables.ts';
import type { listEditions, PageForEditing } from './endpoints.ts';

export const pageForEditing = ({ number, pictureKey }: EditionPicture): PageForEditing => ({
  number,
  thumbnail: imageAddress({ url: mediaAddress(pictureKey), width: 256 }),
  large: mediaAddress(pictureKey),
});

/** Editions by day, latest first; `after` is the last one of the previous part. */
export async function readEditionsForEditing(
  db: Database,
  { cityId, after, most }: { cityId: number | undefined; after: { day: string; id: number } | undefined; most: number },
): Promise<z.input<typeof listEditions.answer>> {
  const rows = await db
    .select()
    .from(epaperEditions)
    .innerJoin(epaperPages, and(eq(epaperPages.editionId, epaperEditions.id), eq(epaperPages.number, 1)))
    .where(
      and(
        cityId === undefined ? undefined : eq(epaperEditions.cityId, cityId),
        after && or(lt(epaperEditions.day, after.day), and(eq(epaperEditions.day, after.day), lt(epaperEditions.id, after.id))),
      ),
    )
    .orderBy(desc(epaperEditions.day), desc(epaperEditions.id))
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const cities = await readTopicsById(
    db,
    shown.map((row) => row.epaper_editions.cityId),
  );
  const editions = shown.map(({ epaper_editions: { pdfKey: _pdfKey, pdfBytes: _pdfBytes, ...edition }, epaper_pages: cover }) => {
    const city = cities.get(edition.cityId);
    return {
      ...edition,
      city: city?.name ?? '',
      cover: pageForEditing(cover).thumbnail,
      address: editionAddress(city?.slug ?? '', edition.day),
    };
  });
  return { editions, more: rows.length > most };
}

/** The pages of an edition, from the first. */
export const readPagesForEditing = async (db: Database, editionId: number): Promise<PageForEditing[]> =>
  (await readEditionPages(db, editionId)).map(pageForEditing);
