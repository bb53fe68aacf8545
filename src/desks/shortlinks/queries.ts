import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { shortLinks } from './tables.ts';

/** The path a short link leads to. */
export async function readPathOfCode(db: Database, code: string): Promise<string | undefined> {
  const [link] = await db.select({ path: shortLinks.path }).from(shortLinks).where(eq(shortLinks.code, code)).limit(1);
  return link?.path;
}

/** The short link that leads to a path, if it has one yet. */
export async function readCodeOfPath(db: Database, path: string): Promise<string | undefined> {
  const [link] = await db.select({ code: shortLinks.code }).from(shortLinks).where(eq(shortLinks.path, path)).limit(1);
  return link?.code;
}
