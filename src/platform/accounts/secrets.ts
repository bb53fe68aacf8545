import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

/** Secrets that the newspaper makes for itself at its first start, shared by all processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

const random = (): string => randomBytes(32).toString('base64url');

/** The secret of a name, made by `make` for the first process that asks for it; 32 random bytes by default. */
export async function readSecret(db: Database, name: string, make: () => string = random): Promise<string> {
  const read = async () => (await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)).limit(1))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error(`The secret ${name} is gone just after it was made`);
  return made;
}
