import { and, eq, isNull } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import type { KnownReader } from '../../../site/desk.ts';
import { removeReader } from '../../readers/commands.ts';
import type { BirthMonth } from '../ages/birthMonth.ts';
import { noteDecision } from '../commands.ts';
import { minors, parentalConsents } from '../tables.ts';
import { type ChildOfParent, readChildren } from './parentQueries.ts';
import { PARENT_WORDING } from './words.ts';

export type ParentDecided = 'given' | 'declinedByYou' | 'withdrawn' | 'gone';

/** The name of the purpose in the log of the parent's consents: it names the request and not the child, whose account may be erased. */
export const PARENTAL_CONSENT = 'parental-consent';
const purposeOf = (id: number): string => `${PARENTAL_CONSENT} ${id}`;

/** Who agrees: what they have said of themselves, and the text that they agree to. */
export type ParentStatement = { name: string; bornIn: BirthMonth; text: string };

/** A parent agrees to the account of a child who has named them. Logged with the text. */
export function agreeForChild(app: App, parent: KnownReader, id: number, { name, bornIn, text }: ParentStatement): Promise<ParentDecided> {
  const agreedAt = app.clock();
  return change(app, async (tx) => {
    const child = await lockChild(tx, parent, id, agreedAt);
    if (!child || child.agreedAt || child.childId === parent.id) return { result: 'gone', tags: [] };
    await tx
      .update(parentalConsents)
      .set({ parentId: parent.id, parentName: name, parentBornIn: bornIn, agreedAt })
      .where(eq(parentalConsents.id, id));
    await noteDecision(tx, parent.id, { purpose: purposeOf(id), wording: PARENT_WORDING, isGiven: true, text }, agreedAt);
    return { result: 'given', tags: [] };
  });
}

/** A parent declines; the child may name another one. */
export async function declineForChild(app: App, parent: KnownReader, id: number): Promise<ParentDecided> {
  return change(app, async (tx) => {
    const child = await lockChild(tx, parent, id, app.clock());
    if (!child || child.agreedAt) return { result: 'gone', tags: [] };
    await tx
      .update(parentalConsents)
      .set({ declinedAt: app.clock() })
      .where(and(eq(parentalConsents.id, id), isNull(parentalConsents.agreedAt)));
    return { result: 'declinedByYou', tags: [] };
  });
}

/**
 * A parent withdraws the consent, and the child's account is erased with all that it holds (Digital Personal Data
 * Protection Act 2023, sections 6(6) and 8(7)). If the process ends between the two, the account is closed already, and
 * the scheduler erases it.
 */
export async function withdrawForChild(app: App, parent: KnownReader, id: number): Promise<ParentDecided> {
  const now = app.clock();
  const childId = await change(app, async (tx) => {
    const child = await lockChild(tx, parent, id, now);
    if (!child?.agreedAt) return { result: undefined, tags: [] };
    await noteDecision(tx, parent.id, { purpose: purposeOf(id), wording: PARENT_WORDING, isGiven: false }, now);
    await tx.delete(parentalConsents).where(eq(parentalConsents.id, id));
    await tx
      .update(minors)
      .set({ waitsSince: new Date(0) })
      .where(eq(minors.readerId, child.childId));
    return { result: child.childId, tags: [] };
  });
  if (childId === undefined) return 'gone';
  await removeReader(app, childId);
  return 'withdrawn';
}

/** A child of the parent, its row locked until the transaction ends; undefined if there is none with this id. */
async function lockChild(tx: Database, parent: KnownReader, id: number, now: Date): Promise<ChildOfParent | undefined> {
  await tx.select({ id: parentalConsents.id }).from(parentalConsents).where(eq(parentalConsents.id, id)).for('update');
  return (await readChildren(tx, parent, now)).find((child) => child.id === id);
}
