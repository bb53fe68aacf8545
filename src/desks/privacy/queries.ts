import { and, asc, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { ReaderData } from '../../site/desk.ts';
import type { OptionalPurpose } from '../../site/personalData.ts';
import { adultsBornBefore, type BirthMonth } from './ages/birthMonth.ts';
import { leaveChildren, readParentalConsents } from './parents/parentQueries.ts';
import { consents, minors, parentalConsents } from './tables.ts';

/** A consent that holds, or that was withdrawn. */
export type Consent = { purpose: string; wording: string; isGiven: boolean; at: Date; text: string | null };

/** Whether a consent is one to the present text of a purpose: what was agreed to earlier does not count for another text. */
export const holds = (consent: Consent | undefined, { wording }: Pick<OptionalPurpose, 'wording'>): boolean =>
  consent?.isGiven === true && consent.wording === wording;

/** What holds now of each purpose that the reader has ever decided on, by purpose. */
export async function readConsents(db: Database, readerId: string): Promise<Map<string, Consent>> {
  const rows = await db
    .selectDistinctOn([consents.purpose], columns)
    .from(consents)
    .where(eq(consents.readerId, readerId))
    .orderBy(asc(consents.purpose), desc(consents.id));
  return new Map(rows.map((row) => [row.purpose, row]));
}

const columns = { purpose: consents.purpose, wording: consents.wording, isGiven: consents.isGiven, at: consents.at, text: consents.text };

/** Whether a reader has agreed to the present text of an optional purpose, and not withdrawn since. */
export async function hasAgreed(db: Database, readerId: string, purpose: Pick<OptionalPurpose, 'name' | 'wording'>): Promise<boolean> {
  const [newest] = await db
    .select(columns)
    .from(consents)
    .where(and(eq(consents.readerId, readerId), eq(consents.purpose, purpose.name)))
    .orderBy(desc(consents.id))
    .limit(1);
  return holds(newest, purpose);
}

const isStillYoung = (now: Date) => or(isNull(minors.bornIn), gte(minors.bornIn, adultsBornBefore(now)));

/** The child that a reader is, with the month of birth if it is given; undefined for who has not said so, or is 18 now. */
export async function readMinor(db: Database, readerId: string, now: Date): Promise<{ bornIn: BirthMonth | null } | undefined> {
  const [row] = await db
    .select({ bornIn: minors.bornIn })
    .from(minors)
    .where(and(eq(minors.readerId, readerId), isStillYoung(now)))
    .limit(1);
  return row;
}

/** Whether a reader has said that they are younger than 18, and is still. */
export const isMinor = async (db: Database, readerId: string, now: Date): Promise<boolean> =>
  (await readMinor(db, readerId, now)) !== undefined;

/** Whether a reader is a child whose parent has not agreed. */
export async function awaitsParent(db: Database, readerId: string, now: Date): Promise<boolean> {
  const [waiting] = await db
    .select({ readerId: minors.readerId })
    .from(minors)
    .leftJoin(parentalConsents, and(eq(parentalConsents.childId, minors.readerId), isNotNull(parentalConsents.agreedAt)))
    .where(and(eq(minors.readerId, readerId), isNull(parentalConsents.id), isStillYoung(now)))
    .limit(1);
  return waiting !== undefined;
}

/** All decisions of a reader, the first one first. */
export const readConsentLog = (db: Database, readerId: string): Promise<Consent[]> =>
  db.select(columns).from(consents).where(eq(consents.readerId, readerId)).orderBy(asc(consents.id));

/** Deleting the account erases it. */
export const consentData: ReaderData = {
  name: 'consents',
  read: async (db, reader) => {
    const { id } = reader;
    const [minor] = await db.select({ since: minors.since, bornIn: minors.bornIn }).from(minors).where(eq(minors.readerId, id));
    const parental = await readParentalConsents(db, reader);
    return { isMinor: minor !== undefined, ...minor, ...parental, log: await readConsentLog(db, id) };
  },
  erase: async (tx, reader, now) => {
    await leaveChildren(tx, reader, now);
    return [];
  },
};
