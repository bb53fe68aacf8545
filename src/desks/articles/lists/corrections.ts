import { and, desc, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { findPage } from '../../../site/lists/findPage.ts';
import { articles, isOfEdition } from '../tables.ts';
import { readCards } from './readCards.ts';

/** Of the list of corrected stories; the notes themselves have the tags of their stories. */
export const CORRECTIONS_TAG = 'corrections';

/** The cache tags of stories that are written or removed, if any of them has a correction notice or had one. */
export const correctionTags = (corrections: readonly (string | undefined)[]): string[] =>
  corrections.some((correction) => correction !== undefined && correction !== '') ? [CORRECTIONS_TAG] : [];

export type CorrectedStory = { id: number; address: string; headline: string; correction: string; updatedAt: Date };
export type CorrectionsPart = { page: number; pageCount: number; stories: CorrectedStory[] };

/** A page of the corrected stories of the Gujarati edition, those corrected last first; undefined after the last page. */
export async function readCorrections(db: Database, page: number): Promise<CorrectionsPart | undefined> {
  const isCorrected = and(ne(articles.correction, ''), isOfEdition('gu'));
  const found = findPage(await db.$count(articles, isCorrected), { page, perPage: ITEMS_PER_PAGE });
  if (!found) return undefined;
  const rows = await db
    .select({ id: articles.id, correction: articles.correction, updatedAt: articles.updatedAt })
    .from(articles)
    .where(isCorrected)
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(ITEMS_PER_PAGE)
    .offset(found.offset);
  const cards = new Map(
    (
      await readCards(
        db,
        rows.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  );
  const stories = rows.flatMap((row) => {
    const card = cards.get(row.id);
    return card ? [{ ...row, address: card.address, headline: card.headline }] : [];
  });
  return { page, pageCount: found.pageCount, stories };
}
