import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { KnownReader, ReaderData } from '../../site/desk.ts';
import { loginNameOf } from './accounts/loginName.ts';
import type { Profile } from './profile/profile.ts';
import { readerPasskeys, readerSessions, readers } from './tables.ts';

export { type LoginName, parseLoginName } from './accounts/loginName.ts';

/** A reader's profile; undefined if the account is gone. */
export async function readProfile(db: Database, readerId: string): Promise<Profile | undefined> {
  const [row] = await db.select().from(readers).where(eq(readers.id, readerId)).limit(1);
  if (!row) return undefined;
  const { kind, value } = loginNameOf(row.email);
  return {
    name: row.name,
    email: kind === 'email' ? value : row.contactEmail,
    mobileNumber: kind === 'phone' ? value : row.contactNumber,
    primaryKey: kind,
    gender: row.gender,
    intrestedCategories: row.interests,
  };
}

/** A reader with what they log in with; undefined if the account is gone. */
export async function readKnownReader(db: Database, readerId: string): Promise<KnownReader | undefined> {
  return (await readKnownReaders(db, [readerId]))[0];
}

/** The same of several readers, without those whose account is gone. */
export async function readKnownReaders(db: Database, ids: readonly string[]): Promise<KnownReader[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: readers.id, account: readers.email })
    .from(readers)
    .where(inArray(readers.id, [...ids]));
  return rows.map(({ id, account }) => {
    const { kind, value } = loginNameOf(account);
    return { id, email: kind === 'email' ? value : undefined, phone: kind === 'phone' ? value : undefined };
  });
}

/** The account, its open sessions and its passkeys; deleting the account erases all of them. */
export const accountData: ReaderData = {
  name: 'account',
  read: async (db, { id }) => {
    const [account] = await db
      .select({ createdAt: readers.createdAt, updatedAt: readers.updatedAt })
      .from(readers)
      .where(eq(readers.id, id));
    const { createdAt, expiresAt, userAgent } = readerSessions;
    const sessions = await db.select({ createdAt, expiresAt, userAgent }).from(readerSessions).where(eq(readerSessions.userId, id));
    const passkeys = await db
      .select({ name: readerPasskeys.name, site: readerPasskeys.rpId, createdAt: readerPasskeys.createdAt, usedAt: readerPasskeys.usedAt })
      .from(readerPasskeys)
      .where(eq(readerPasskeys.userId, id));
    return { ...account, profile: await readProfile(db, id), sessions, passkeys };
  },
};
