import { and, asc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { KnownReader } from '../../../site/desk.ts';
import { readKnownReaders } from '../../readers/queries.ts';
import { adultsBornBefore, type BirthMonth } from '../ages/birthMonth.ts';
import { minors, parentalConsents } from '../tables.ts';

/** What a reader logs in with, as a child gives it of a parent. */
export const contactOf = ({ email, phone }: KnownReader): string => email ?? phone ?? '';

export type NamedParent = { contact: string; declinedAt: Date | null; agreedAt: Date | null };

/** Whom a child has named as their parent; undefined if nobody. */
export async function readNamedParent(db: Database, childId: string): Promise<NamedParent | undefined> {
  const { contact, declinedAt, agreedAt } = parentalConsents;
  const [row] = await db
    .select({ contact, declinedAt, agreedAt })
    .from(parentalConsents)
    .where(eq(parentalConsents.childId, childId))
    .limit(1);
  return row;
}

export type ChildOfParent = { id: number; childId: string; contact: string; bornIn: BirthMonth; agreedAt: Date | null };

/**
 * The children who have named a reader as their parent and were not declined, and those for whom they have agreed; not
 * those who are 18.
 */
export async function readChildren(db: Database, parent: KnownReader, now: Date): Promise<ChildOfParent[]> {
  const { id, childId, contact, parentId, declinedAt, agreedAt } = parentalConsents;
  const rows = await db
    .select({ id, childId, bornIn: minors.bornIn, agreedAt })
    .from(parentalConsents)
    .innerJoin(minors, eq(minors.readerId, childId))
    .where(
      and(
        isNull(declinedAt),
        or(eq(parentId, parent.id), and(isNull(agreedAt), eq(contact, contactOf(parent)))),
        gte(minors.bornIn, adultsBornBefore(now)),
      ),
    )
    .orderBy(asc(id));
  const children = await readKnownReaders(
    db,
    rows.map((row) => row.childId),
  );
  const contacts = new Map(children.map((child) => [child.id, contactOf(child)]));
  return rows.map(({ bornIn, ...row }) => ({ ...row, bornIn: bornIn ?? '', contact: contacts.get(row.childId) ?? '' }));
}

/** Ends what was asked of a parent and agreed by them, when their account goes: their children wait again from now on. */
export async function leaveChildren(tx: Database, parent: KnownReader, now: Date): Promise<void> {
  const isTheirs = or(eq(parentalConsents.parentId, parent.id), eq(parentalConsents.contact, contactOf(parent)));
  const agreed = tx
    .select({ childId: parentalConsents.childId })
    .from(parentalConsents)
    .where(and(isTheirs, isNotNull(parentalConsents.agreedAt)));
  await tx.update(minors).set({ waitsSince: now }).where(inArray(minors.readerId, agreed));
  await tx.delete(parentalConsents).where(isTheirs);
}

/** For a reader's own copy: the parent whom they have named, and what was asked of them as a parent. */
export async function readParentalConsents(db: Database, reader: KnownReader): Promise<{ asChild: object[]; asParent: object[] }> {
  const { childId, parentId, contact, askedAt, declinedAt, agreedAt, parentName, parentBornIn } = parentalConsents;
  const asChild = await db.select({ contact, askedAt, declinedAt, agreedAt }).from(parentalConsents).where(eq(childId, reader.id));
  const asParent = await db
    .select({ askedAt, declinedAt, agreedAt, parentName, parentBornIn })
    .from(parentalConsents)
    .where(or(eq(parentId, reader.id), eq(contact, contactOf(reader))));
  return { asChild, asParent };
}
