import { eq } from 'drizzle-orm';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import type { OptionalPurpose } from '../../site/personalData.ts';
import { isMinor, readConsents } from './queries.ts';
import { consents, minors } from './tables.ts';

type Decision = { purpose: string; wording: string; isGiven: boolean };

export type ConsentChanged = 'given' | 'withdrawn' | 'noSuchPurpose' | 'notForMinors';

/** Agrees to an optional purpose or withdraws from it, which erases what was kept by it. The same again changes nothing and is not logged. */
export function changeConsent(app: App, readerId: string, purpose: string, isGiven: boolean): Promise<ConsentChanged> {
  return change(app, async (tx) => {
    const decide = async (): Promise<ConsentChanged> => {
      const known = app.contributions.purposes.find(({ name }) => name === purpose);
      if (!known) return 'noSuchPurpose';
      if (isGiven && known.isTracking && (await isMinor(tx, readerId))) return 'notForMinors';
      await note(tx, readerId, { purpose, wording: known.wording, isGiven }, app.clock());
      if (!isGiven) await known.withdraw(tx, readerId);
      return isGiven ? 'given' : 'withdrawn';
    };
    return { result: await decide(), tags: [] };
  });
}

/** Notes that a reader is younger than 18, which ends everything that follows what they do; or that they are not. */
export function declareMinor(app: App, readerId: string, isYoung: boolean): Promise<void> {
  return change(app, async (tx) => {
    if (!isYoung) await tx.delete(minors).where(eq(minors.readerId, readerId));
    else {
      const since = app.clock();
      await tx.insert(minors).values({ readerId, since }).onConflictDoNothing();
      for (const purpose of app.contributions.purposes.filter(({ isTracking }) => isTracking)) await end(tx, readerId, purpose, since);
    }
    return { result: undefined, tags: [] };
  });
}

/** Notes that a reader has seen and accepted a wording, once for each wording. */
export function noteAgreement(app: App, readerId: string, purpose: string, wording: string): Promise<void> {
  return change(app, async (tx) => {
    await note(tx, readerId, { purpose, wording, isGiven: true }, app.clock());
    return { result: undefined, tags: [] };
  });
}

async function end(tx: Database, readerId: string, { name, wording, withdraw }: OptionalPurpose, now: Date): Promise<void> {
  if ((await readConsents(tx, readerId)).get(name)?.isGiven) await note(tx, readerId, { purpose: name, wording, isGiven: false }, now);
  await withdraw(tx, readerId);
}

async function note(tx: Database, readerId: string, { purpose, wording, isGiven }: Decision, at: Date): Promise<void> {
  const before = (await readConsents(tx, readerId)).get(purpose);
  if (before?.isGiven === isGiven && before.wording === wording) return;
  // Who withdraws from what was never given has decided nothing new.
  if (!before && !isGiven) return;
  await tx.insert(consents).values({ readerId, purpose, wording, isGiven, at });
}
