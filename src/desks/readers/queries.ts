import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { KnownReader, ReaderData } from '../../site/desk.ts';
import { loginNameOf } from './accounts/loginName.ts';
import type { Profile } from './profile/profile.ts';
import { readerSessions, readers } from './tables.ts';

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
  const [row] = await db.select({ email: readers.email }).from(readers).where(eq(readers.id, readerId)).limit(1);
  if (!row) return undefined;
  const { kind, value } = loginNameOf(row.email);
  return { id: readerId, email: kind === 'email' ? value : undefined, phone: kind === 'phone' ? value : undefined };
}

/** The account and its open sessions; deleting the account erases both. */
export const accountData: ReaderData = {
  name: 'account',
  read: async (db, { id }) => {
    const [account] = await db
      .select({ createdAt: readers.createdAt, updatedAt: readers.updatedAt })
      .from(readers)
      .where(eq(readers.id, id));
    const { createdAt, expiresAt, userAgent } = readerSessions;
    const sessions = await db.select({ createdAt, expiresAt, userAgent }).from(readerSessions).where(eq(readerSessions.userId, id));
    return { ...account, profile: await readProfile(db, id), sessions };
  },
};
