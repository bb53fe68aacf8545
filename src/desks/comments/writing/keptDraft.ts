import { hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { deleteOld } from '../../../platform/background/deleteOld.ts';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { siteCookie } from '../../../site/pages/responseHeaders.ts';
import { commentDrafts } from '../tables.ts';
import { countDraft } from './commentLimits.ts';

// What a reader has written before logging in. It is too long for a cookie or an address, so that the cookie names a row.

const COOKIE = 'comment.draft';
const KEPT_MS = milliseconds('1h');

export type KeptDraft = { text: string; name: string; startedAt: Date | null };

const idOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Keeps a comment for an hour while its reader logs in. Returns the cookie that finds it. Throws `TooManyAttempts`. */
export async function keepDraft(app: App, draft: KeptDraft, client: string | undefined, now: Date): Promise<string> {
  await countDraft(app.db, client, now);
  const secret = randomBytes(24).toString('base64url');
  await change(app, async (tx) => {
    await tx.insert(commentDrafts).values({ id: idOf(secret), ...draft, expiresAt: new Date(now.getTime() + KEPT_MS) });
    return { result: undefined, tags: [] };
  });
  return siteCookie(app, { name: COOKIE, value: secret, seconds: KEPT_MS / 1000 });
}

/** Removes kept comments whose time is over. Returns how many. */
export const sweepDrafts = (db: Database, now: Date, most: number): Promise<number> =>
  deleteOld(db, commentDrafts, { key: commentDrafts.id, time: commentDrafts.expiresAt, before: now, most });

const secretIn = (cookies: string | undefined): string | undefined => parse(cookies ?? '', COOKIE)[COOKIE];

/** The kept comment of a request's cookies; undefined if there is none, or no longer. */
export async function readDraft(db: Database, cookies: string | undefined, now: Date): Promise<KeptDraft | undefined> {
  const secret = secretIn(cookies);
  if (secret === undefined) return undefined;
  const [row] = await db
    .select()
    .from(commentDrafts)
    .where(eq(commentDrafts.id, idOf(secret)));
  return row && row.expiresAt > now ? { text: row.text, name: row.name, startedAt: row.startedAt } : undefined;
}

/** Forgets the kept comment of a request's cookies, which has been sent. Returns the cookies that say so. */
export async function forgetDraft(app: App, cookies: string | undefined): Promise<string[]> {
  const secret = secretIn(cookies);
  if (secret === undefined) return [];
  await change(app, async (tx) => {
    await tx.delete(commentDrafts).where(eq(commentDrafts.id, idOf(secret)));
    return { result: undefined, tags: [] };
  });
  return [siteCookie(app, { name: COOKIE, value: '', seconds: 0 })];
}
