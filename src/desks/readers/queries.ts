import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { loginNameOf } from './accounts/loginName.ts';
import type { Profile } from './profile/profile.ts';
import { readers } from './tables.ts';

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
