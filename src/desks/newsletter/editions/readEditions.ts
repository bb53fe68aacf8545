import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { newsletterChoices, newsletterEditions } from '../tables.ts';

export type Edition = typeof newsletterEditions.$inferSelect;

/** The edition from the front page first, then those of categories. */
const inOrder = [sql`${newsletterEditions.topicId} is not null`, asc(newsletterEditions.id)] as const;

/** An edition by its id. */
export async function readEdition(db: Database, id: number): Promise<Edition | undefined> {
  const [edition] = await db.select().from(newsletterEditions).where(eq(newsletterEditions.id, id)).limit(1);
  return edition;
}

/** All editions with their number of readers. */
export const readEditions = (db: Database): Promise<(Edition & { readers: number })[]> =>
  db
    .select({
      id: newsletterEditions.id,
      topicId: newsletterEditions.topicId,
      name: newsletterEditions.name,
      subject: newsletterEditions.subject,
      days: newsletterEditions.days,
      minute: newsletterEditions.minute,
      isActive: newsletterEditions.isActive,
      nextAt: newsletterEditions.nextAt,
      version: newsletterEditions.version,
      readers: sql<number>`(select count(*)::int from ${newsletterChoices} c where c.edition_id = ${newsletterEditions.id})`,
    })
    .from(newsletterEditions)
    .orderBy(...inOrder);

/** An edition that a reader may choose; `days` are those of the week, 0 for Sunday. */
export type OfferedEdition = { id: number; name: string; days: number[]; minute: number; isChosen: boolean };

/**
 * The editions that a subscriber may choose, with those that are chosen: before the first choice the one from the front
 * page. An edition that is switched off is offered to nobody.
 */
export async function readOffered(db: Database, email: string): Promise<OfferedEdition[]> {
  const [editions, choices] = await Promise.all([
    db
      .select()
      .from(newsletterEditions)
      .where(eq(newsletterEditions.isActive, true))
      .orderBy(...inOrder),
    db.select({ id: newsletterChoices.editionId }).from(newsletterChoices).where(eq(newsletterChoices.email, email)),
  ]);
  const chosen = new Set(choices.map(({ id }) => id));
  const isDefault = (topicId: number | null) => chosen.size === 0 && topicId === null;
  return editions.map(({ id, name, days, minute, topicId }) => ({
    id,
    name,
    days,
    minute,
    isChosen: chosen.has(id) || isDefault(topicId),
  }));
}

/** The editions that are chosen: those of the ids that are offered, or the one from the front page, which may still be switched off. */
export async function readEditionsToChoose(tx: Database, ids: readonly number[]): Promise<number[]> {
  const wanted =
    ids.length > 0
      ? and(inArray(newsletterEditions.id, [...ids]), eq(newsletterEditions.isActive, true))
      : isNull(newsletterEditions.topicId);
  const rows = await tx.select({ id: newsletterEditions.id }).from(newsletterEditions).where(wanted);
  return rows.map(({ id }) => id);
}
