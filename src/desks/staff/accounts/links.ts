import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { hasStaff, readStaffMember } from '../queries.ts';
import { staff, staffCredentials, staffLinks } from '../tables.ts';
import { accountWords } from '../words.ts';
import { forgetSignIns } from './forgetSignIns.ts';

/** How long a one-time link is good for, in hours. */
const LINK_HOURS = 72;

/** An id for an account: small letters and digits, never guessed and never given twice. */
export const newId = (): string => randomBytes(15).toString('hex');

const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url');

/** Makes a one-time link, in the place of earlier ones for the same account (or of the first one). Gives its path; the secret stands
 * behind the #, so that no log on the way keeps it.
 */
export async function makeLink(tx: Database, app: Pick<App, 'clock'>, staffId: string | null): Promise<string> {
  const link = randomBytes(24).toString('base64url');
  await tx.delete(staffLinks).where(staffId === null ? isNull(staffLinks.staffId) : eq(staffLinks.staffId, staffId));
  await tx.insert(staffLinks).values({ hash: hashOf(link), staffId, expiresAt: new Date(app.clock().getTime() + LINK_HOURS * 3_600_000) });
  return `/newsroom#welcome=${link}`;
}

/** For a paper without staff: the path at which its first administrator is made. Undefined once there is somebody. */
export async function firstSignIn(app: App): Promise<string | undefined> {
  return app.db.transaction(async (tx) => ((await hasStaff(tx)) ? undefined : makeLink(tx, app, null)));
}

/** Whom a link is for: the first administrator gives name and address too. Refuses a link that is over. */
export async function describeLink(app: App, link: string): Promise<{ first: boolean; name: string; email: string }> {
  const row = await findLink(app.db, link, app.clock());
  const member = row.staffId === null ? undefined : await readStaffMember(app.db, row.staffId);
  return { first: row.staffId === null, name: member?.staff.name ?? '', email: member?.staff.email ?? '' };
}

type Accepted = { link: string; password: string; name?: string | undefined; email?: string | undefined };

/**
 * Uses a link up: sets the account's password and ends its sessions; the first link makes the first administrator. Gives the account's id.
 * Refuses a link that is over and a password that is none; the link is then still good.
 */
export async function acceptLink(app: WriteContext & App, { link, password, name, email }: Accepted): Promise<string> {
  const about = await describeLink(app, link);
  const [{ checkPassword }, { hashPassword }] = await Promise.all([import('./passwordRules.ts'), import('better-auth/crypto')]);
  await checkPassword(password, [name ?? about.name, email ?? about.email]);
  const hash = await hashPassword(password);
  return change(app, async (tx) => {
    const row = await findLink(tx, link, app.clock());
    await tx.delete(staffLinks).where(eq(staffLinks.hash, row.hash));
    const staffId = row.staffId ?? (await addFirst(tx, name, email));
    await setPassword(tx, staffId, hash);
    await forgetSignIns(tx, staffId, app.clock());
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

async function setPassword(tx: Database, staffId: string, password: string): Promise<void> {
  await tx
    .insert(staffCredentials)
    .values({ id: newId(), accountId: staffId, providerId: 'credential', userId: staffId, password })
    .onConflictDoUpdate({ target: [staffCredentials.userId, staffCredentials.providerId], set: { password, updatedAt: new Date() } });
}
