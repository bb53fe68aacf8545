import { and, eq } from 'drizzle-orm';
import { readTopic } from '../../content/topics/queries.ts';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import { dayAfter, isDay, todayInIndia } from './editions/editionDay.ts';
import { editionTags } from './editions/editionTags.ts';
import { InvalidEdition, MAX_DAYS_AHEAD } from './editions/invalidEdition.ts';
import { preparePaper } from './editions/preparePaper.ts';
import { epaperEditions, epaperPages } from './tables.ts';

/** The slug of a city, and a day as YYYY-MM-DD. */
type Which = { city: string; date: string };

/** The added edition: its address, and whether it replaced another one. */
type Added = { id: number; address: string; pageCount: number };

/**
 * Adds a printed edition, from one PDF or from several that are joined. Its pages are rendered and stored first; one transaction then saves
 * it and replaces the city's earlier edition of that day, if there was one. Throws `InvalidEdition` without any change.
 */
export async function addEdition(app: App, { city, date, pdfs }: Which & { pdfs: readonly Uint8Array[] }): Promise<Added> {
  const cityId = await editionPlace(app, { city, date });
  const now = app.clock();
  const { pdfKey, pdfBytes, pages } = await preparePaper(app.storage, pdfs);
  return change(app, async (tx) => {
    const values = { pdfKey, pdfBytes, pageCount: pages.length, status: 'published', createdAt: now } as const;
    const before = await readWhich(tx, cityId, date);
    const [edition] = await tx
      .insert(epaperEditions)
      .values({ cityId, day: date, ...values })
      .onConflictDoUpdate({ target: [epaperEditions.cityId, epaperEditions.day], set: values })
      .returning({ id: epaperEditions.id });
    if (!edition) throw new Error('The edition was not written');
    await tx.delete(epaperPages).where(eq(epaperPages.editionId, edition.id));
    await tx.insert(epaperPages).values(pages.map((page) => ({ editionId: edition.id, ...page })));
    return {
      result: { id: edition.id, address: `/epaper/${city}/${date}`, pageCount: pages.length },
      tags: editionTags(cityId),
      audit: [{ action: 'edition.publish', subject: `edition:${city}/${date}`, before, after: { pdfKey, pageCount: pages.length } }],
    };
  });
}

/** The number of the city, if an edition can be added for it and the day. Throws `InvalidEdition`. */
export async function editionPlace(app: App, { city, date }: Which): Promise<number> {
  const cityId = await cityIdOf(app.db, city);
  if (!isDay(date)) throw new InvalidEdition('noDay');
  if (date > dayAfter(todayInIndia(app.clock()), MAX_DAYS_AHEAD)) throw new InvalidEdition('tooFarAhead');
  return cityId;
}

/** The edition of a city and day, for the audit log. */
async function readWhich(tx: Database, cityId: number, day: string) {
  const [edition] = await tx
    .select({ pdfKey: epaperEditions.pdfKey, pageCount: epaperEditions.pageCount, status: epaperEditions.status })
    .from(epaperEditions)
    .where(and(eq(epaperEditions.cityId, cityId), eq(epaperEditions.day, day)));
  return edition;
}

/** Withdraws an edition from the site; adding its file again restores it. Throws `InvalidEdition` if there is none. */
export async function withdrawEdition(app: App, { city, date }: Which): Promise<void> {
  const cityId = await cityIdOf(app.db, city);
  if (!isDay(date)) throw new InvalidEdition('noDay');
  await change(app, async (tx) => {
    const [edition] = await tx
      .update(epaperEditions)
      .set({ status: 'withdrawn' })
      .where(and(eq(epaperEditions.cityId, cityId), eq(epaperEditions.day, date)))
      .returning({ id: epaperEditions.id });
    if (!edition) throw new InvalidEdition('noEdition');
    return {
      result: undefined,
      tags: editionTags(cityId),
      audit: [{ action: 'edition.withdraw', subject: `edition:${city}/${date}`, after: { status: 'withdrawn' } }],
    };
  });
}

async function cityIdOf(db: Database, slug: string): Promise<number> {
  const city = await readTopic(db, 'city', slug);
  if (!city) throw new InvalidEdition('noCity');
  return city.id;
}
