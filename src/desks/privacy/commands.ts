import { and, eq, isNull } from 'drizzle-orm';
import { deleteOld } from '../../platform/background/deleteOld.ts';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import type { OptionalPurpose } from '../../site/personalData.ts';
import { lockReader } from '../readers/commands.ts';
import { adultsBornBefore } from './ages/birthMonth.ts';
import { isMinor, readConsents } from './queries.ts';
import { consents, minors } from './tables.ts';

type Decision = { purpose: string; wording: string; isGiven: boolean; text?: string };

export type ConsentChanged = 'given' | 'withdrawn' | 'noSuchPurpose' | 'notForMinors';

/**
 * Agrees to an optional purpose or withdraws from it, which erases what was kept by it. The same again changes nothing
 * and is not logged.
 */
export function changeConsent(app: App, readerId: string, purpose: string, isGiven: boolean): Promise<ConsentChanged> {
  return change(app, async (tx) => {
    const decide = async (): Promise<ConsentChanged> => {
      const known = app.contributions.purposes.find(({ name }) => name === purpose);
      if (!known) return 'noSuchPurpose';
      await lockReader(tx, readerId);
      if (isGiven && known.isTracking && (await isMinor(tx, readerId, app.clock()))) return 'notForMinors';
      await noteDecision(tx, readerId, { purpose, wording: known.wording, isGiven }, app.clock());
      if (!isGiven) await known.withdraw(tx, readerId);
      return isGiven ? 'given' : 'withdrawn';
    };
    return { result: await decide(), tags: [] };
  });
}

/**
 * Notes that a reader is younger than 18, which ends everything that follows what they do; or that they are not, as
 * long as no month of birth has been given.
 */
export function declareMinor(app: App, readerId: string, isYoung: boolean): Promise<void> {
  return change(app, async (tx) => {
    if (!isYoung) await tx.delete(minors).where(and(eq(minors.readerId, readerId), isNull(minors.bornIn)));
    else {
      const since = app.clock();
      await tx.insert(minors).values({ readerId, since, waitsSince: since }).onConflictDoNothing();
      await lockReader(tx, readerId);
      for (const purpose of app.contributions.purposes.filter(({ isTracking }) => isTracking)) await end(tx, readerId, purpose, since);
    }
    return { result: undefined, tags: [] };
  });
}

/** Notes that a reader has seen and accepted the wording of an account, once for each wording. */
export function noteAgreement(app: App, readerId: string, wording: string): Promise<void> {
  return change(app, async (tx) => {
    await noteDecision(tx, readerId, { purpose: 'account', wording, isGiven: true }, app.clock());
    return { result: undefined, tags: [] };
  });
}

/** Removes the statements of readers who have become 18. Returns how many. */
export const sweepAdults = (db: Database, now: Date, most: number): Promise<number> =>
  deleteOld(db, minors, { key: minors.readerId, time: minors.bornIn, before: adultsBornBefore(now), most });

async function end(tx: Database, readerId: string, { name, wording, withdraw }: OptionalPurpose, now: Date): Promise<void> {
  if ((await readConsents(tx, readerId)).get(name)?.isGiven)
    await noteDecision(tx, readerId, { purpose: name, wording, isGiven: false }, now);
  await withdraw(tx, readerId);
}

/** Logs a consent or its withdrawal, in a transaction; the same again is not logged. */
export async function noteDecision(tx: Database, readerId: string, { purpose, wording, isGiven, text }: Decision, at: Date): Promise<void> {
  const before = (await readConsents(tx, readerId)).get(purpose);
  if (before?.isGiven === isGiven && before.wording === wording) return;
  // Who withdraws from what was never given has decided nothing new.
  if (!before && !isGiven) return;
  await tx.insert(consents).values({ readerId, purpose, wording, isGiven, text, at });
}
