import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type BrowserToken, endpointHash } from '../../platform/push/browserToken.ts';
import { readActiveIds } from '../staff/queries.ts';
import { PUSHES_TAG } from './pushes/duePushes.ts';
import { readLiveBrowsers, readWanted } from './queries.ts';
import { notificationBrowsers, notificationChoices, notificationMails, notificationPushes, notifications } from './tables.ts';
import type { NotificationChannel, NotificationKind } from './telling/notificationKinds.ts';

/** A mail waits this long for what else its member is told, so that they get one mail and not five. */
const GATHER_MS = milliseconds('5m');

export type StaffNotice = {
  story: { id: number; headline: string };
  /** Who caused it, and is not told; undefined for the schedule. */
  by: { id: string; name: string } | undefined;
  /** What they wrote, or why the schedule failed. */
  note?: string;
  /** The members to tell. Of several kinds for one member the first is used. */
  told: readonly { staffId: string; kind: NotificationKind }[];
  now: Date;
};

/**
 * Tells members of the staff of a step with a story, in its transaction. Unknown and suspended accounts are left out. Returns the tags that the
 * change must name, so that their browsers are told as soon as it is committed.
 */
export async function notifyStaff(tx: Database, { story, by, note = '', told, now }: StaffNotice): Promise<readonly string[]> {
  const others = told.filter(({ staffId }) => staffId !== by?.id);
  const kinds = new Map(others.toReversed().map(({ staffId, kind }) => [staffId, kind]));
  const members = await readActiveIds(tx, [...kinds.keys()]);
  const [mailed, pushed] = [await readWanted(tx, 'mail', members), await readWanted(tx, 'push', members)];
  const browsers = await readLiveBrowsers(tx, members, now);
  let isPushed = false;
  // In one order in every transaction, because two may tell the same members at once.
  for (const staffId of members.toSorted()) {
    const kind = kinds.get(staffId);
    if (kind === undefined) continue;
    const mailId = mailed.get(staffId)?.has(kind) ? await openMail(tx, staffId, now) : null;
    const { id: storyId, headline } = story;
    const values = { staffId, kind, storyId, headline, byName: by?.name ?? '', note, createdAt: now, mailId };
    const [stored] = await tx.insert(notifications).values(values).returning({ id: notifications.id });
    const pushes = pushed.get(staffId)?.has(kind) ? (browsers.get(staffId) ?? []) : [];
    if (!stored || pushes.length === 0) continue;
    await tx.insert(notificationPushes).values(pushes.map(({ id }) => ({ notificationId: stored.id, browserId: id, dueAt: now })));
    isPushed = true;
  }
  return isPushed ? [PUSHES_TAG] : [];
}

/** The mail of a member that gathers notifications; it is locked, so that it is not sent before this one is in it. */
async function openMail(tx: Database, staffId: string, now: Date): Promise<number | null> {
  const [mail] = await tx
    .insert(notificationMails)
    .values({ staffId, createdAt: now, dueAt: new Date(now.getTime() + GATHER_MS) })
    .onConflictDoUpdate({
      target: notificationMails.staffId,
      targetWhere: sql`${notificationMails.tries} = 0`,
      set: { dueAt: sql`${notificationMails.dueAt}` },
    })
    .returning({ id: notificationMails.id });
  return mail?.id ?? null;
}

/** Marks one of a member's notifications as read. Returns its story; undefined if they have no such notification. */
export async function markRead(db: Database, staffId: string, id: number, now: Date): Promise<{ storyId: number } | undefined> {
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.staffId, staffId)))
    .returning({ storyId: notifications.storyId });
  return row;
}

/** Marks a member's notifications up to one of them as read, so that none is that came meanwhile. */
export async function markAllRead(db: Database, staffId: string, upTo: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.staffId, staffId), isNull(notifications.readAt), lte(notifications.id, upTo)));
}

type Choice = { channel: NotificationChannel; kind: NotificationKind; isWanted: boolean };

/** Whether a member wants notifications of a kind by a channel. It holds for what they are told from now on. */
export async function chooseChannel(db: Database, staffId: string, { channel, kind, isWanted }: Choice): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ staffId, channel, kind, isWanted })
    .onConflictDoUpdate({
      target: [notificationChoices.staffId, notificationChoices.channel, notificationChoices.kind],
      set: { isWanted },
    });
}

type Browser = { token: BrowserToken; browserName: string };
type Owner = { staffId: string; sessionId: string };

/**
 * Turns notifications on in the browser of a session, which has one. Returns false if the endpoint belongs to a browser
 * with another secret. The session must exist.
 */
export function saveBrowser(db: Database, owner: Owner, { token, browserName }: Browser, now: Date): Promise<boolean> {
  const row = { ...owner, ...token, endpointHash: endpointHash(token.endpoint), browserName, savedAt: now, failures: 0 };
  return db.transaction(async (tx) => {
    await tx
      .delete(notificationBrowsers)
      .where(and(eq(notificationBrowsers.sessionId, owner.sessionId), ne(notificationBrowsers.endpointHash, row.endpointHash)));
    const stored = await tx
      .insert(notificationBrowsers)
      .values(row)
      .onConflictDoUpdate({ target: notificationBrowsers.endpointHash, set: row, setWhere: eq(notificationBrowsers.auth, token.auth) })
      .returning({ id: notificationBrowsers.id });
    return stored.length > 0;
  });
}

/** Turns notifications off in the browser of a session. */
export async function removeBrowser(db: Database, { staffId, sessionId }: Owner): Promise<void> {
  await db
    .delete(notificationBrowsers)
    .where(and(eq(notificationBrowsers.staffId, staffId), eq(notificationBrowsers.sessionId, sessionId)));
}
