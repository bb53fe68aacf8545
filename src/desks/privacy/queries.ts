import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { ReaderData } from '../../site/desk.ts';
import { consents, minors } from './tables.ts';

/** A consent that holds, or that was withdrawn. */
export type Consent = { purpose: string; wording: string; isGiven: boolean; at: Date };

/** What holds now of each purpose that the reader has ever decided on, by purpose. */
export async function readConsents(db: Database, readerId: string): Promise<Map<string, Consent>> {
  const rows = await db
    .selectDistinctOn([consents.purpose], columns)
    .from(consents)
    .where(eq(consents.readerId, readerId))
    .orderBy(asc(consents.purpose), desc(consents.id));
  return new Map(rows.map((row) => [row.purpose, row]));
}

const columns = { purpose: consents.purpose, wording: consents.wording, isGiven: consents.isGiven, at: consents.at };

/** Whether a reader has agreed to an optional purpose, and not withdrawn since. */
export async function hasAgreed(db: Database, readerId: string, purpose: string): Promise<boolean> {
  const [newest] = await db
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.readerId, readerId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return newest?.isGiven ?? false;
}

/** Whether a reader has said that they are younger than 18. */
export const isMinor = async (db: Database, readerId: string): Promise<boolean> =>
  (await db.$count(minors, eq(minors.readerId, readerId))) > 0;

/** All decisions of a reader, the first one first. */
export const readConsentLog = (db: Database, readerId: string): Promise<Consent[]> =>
  db.select(columns).from(consents).where(eq(consents.readerId, readerId)).orderBy(asc(consents.id));

/** Deleting the account erases it. */
export const consentData: ReaderData = {
  name: 'consents',
  read: async (db, { id }) => ({ isMinor: await isMinor(db, id), log: await readConsentLog(db, id) }),
};
