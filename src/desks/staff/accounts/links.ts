import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { hasStaff, readStaffMember } from '../queries.ts';
import { staff, staffCredentials, staffLinks } from '../tables.ts';
import { accountWords } from '../words.ts';
import { forgetSignIns } from './forgetSignIns.ts';

/** Validity of a one-time link in hours. */
const LINK_HOURS = 72;

/** A random id for an account: lower-case letters and digits. */
export const newId = (): string => randomBytes(15).toString('hex');

const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url');

/**
 * Creates a one-time link, replacing earlier ones for the same account (or for the first one). Returns its path; the secret is in the
 * fragment, so that no server log records it.
 */
export async function makeLink(tx: Database, app: Pick<App, 'clock'>, staffId: string | null): Promise<string> {
  const link = randomBytes(24).toString('base64url');
  await tx.delete(staffLinks).where(staffId === null ? isNull(staffLinks.staffId) : eq(staffLinks.staffId, staffId));
  await tx.insert(staffLinks).values({ hash: hashOf(link), staffId, expiresAt: new Date(app.clock().getTime() + LINK_HOURS * 3_600_000) });
  return `/newsroom#welcome=${link}`;
}

/** For a site without accounts: the path to create the first administrator. Undefined once there is an account. */
export async function firstSignIn(app: App): Promise<string | undefined> {
  return app.db.transaction(async (tx) => ((await hasStaff(tx)) ? undefined : makeLink(tx, app, null)));
}

/** The account of a link; the first administrator also enters name and address. Throws if the link has expired. */
export async function describeLink(app: App, link: string): Promise<{ first: boolean; name: string; email: string }> {
  const row = await findLink(app.db, link, app.clock());
  const member = row.staffId === null ? undefined : await readStaffMember(app.db, row.staffId);
  return { first: row.staffId === null, name: member?.staff.name ?? '', email: member?.staff.email ?? '' };
}

type Accepted = { link: string; password: string; name?: string | undefined; email?: string | undefined };

/**
 * Uses a link: sets the account's password and ends its sessions; the first link creates the first administrator. Returns the account's id.
 * Throws for an expired link or a rejected password; in the latter case the link stays valid.
 */
export async function acceptLink(app: App, { link, password, name, email }: Accepted): Promise<string> {
  const about = await describeLink(app, link);
  const [{ checkPassword }, { hashPassword }] = await Promise.all([import('./passwordRules.ts'), import('better-auth/crypto')]);
  await checkPassword(password, [name ?? about.name, email ?? about.email]);
  const hash = await hashPassword(password);
  return change(app, async (tx) => {
    const now = app.clock();
    const row = await findLink(tx, link, now);
    await tx.delete(staffLinks).where(eq(staffLinks.hash, row.hash));
    const staffId = row.staffId ?? (await addFirst(tx, name, email));
    await setPassword(tx, staffId, hash, now);
    await forgetSignIns(tx, staffId, now);
    return { result: staffId, tags: [] };
  });
}

async function findLink(db: Database, link: string, now: Date) {
  const [row] = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.hash, hashOf(link)), gt(staffLinks.expiresAt, now)))
    .limit(1);
  if (!row) throw new NewsroomError(410, accountWords.linkOver);
  return row;
}

async function addFirst(tx: Database, name: string | undefined, email: string | undefined): Promise<string> {
  const missing = [...(name ? [] : ['name']), ...(email ? [] : ['email'])];
  if (!name || !email) {
    const issues = missing.map((path) => ({ path, message: newsroomServerWords.needed }));
    throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  }
  if (await hasStaff(tx)) throw new NewsroomError(410, accountWords.linkOver);
  const id = newId();
  await tx.insert(staff).values({ id, name, email, role: 'administrator' });
  return id;
}

async function setPassword(tx: Database, staffId: string, password: string, now: Date): Promise<void> {
  await tx
    .insert(staffCredentials)
    .values({ id: newId(), accountId: staffId, providerId: 'credential', userId: staffId, password, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [staffCredentials.userId, staffCredentials.providerId], set: { password, updatedAt: now } });
}
