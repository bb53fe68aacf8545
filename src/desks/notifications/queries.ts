import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { roles } from '../../site/newsroom/staff.ts';
import { readActiveStaff, readLiveSessions } from '../staff/queries.ts';
import { findMentions } from './mentions/findMentions.ts';
import { notificationBrowsers, notificationChoices, notifications } from './tables.ts';
import { isSentByDefault, type NotificationChannel, type NotificationKind, notificationKinds } from './telling/notificationKinds.ts';

/** The staff whom a note names, by id; suspended accounts cannot be named. */
export async function readMentioned(db: Database, note: string): Promise<string[]> {
  return note.includes('@') ? findMentions(note, await readActiveStaff(db, roles)) : [];
}

/** The kinds that each member wants by a channel. */
export async function readWanted(
  db: Database,
  channel: NotificationChannel,
  staffIds: readonly string[],
): Promise<Map<string, ReadonlySet<NotificationKind>>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(and(inArray(notificationChoices.staffId, [...staffIds]), eq(notificationChoices.channel, channel)));
  const chosen = new Map(rows.map(({ staffId, kind, isWanted }) => [`${staffId} ${kind}`, isWanted]));
  const isWanted = (staffId: string, kind: NotificationKind) => chosen.get(`${staffId} ${kind}`) ?? isSentByDefault(kind);
  return new Map(staffIds.map((staffId) => [staffId, new Set(notificationKinds.filter((kind) => isWanted(staffId, kind)))]));
}

type Row = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'storyId' | 'headline' | 'byName' | 'note' | 'createdAt' | 'readAt'>;

const shown = {
  id: notifications.id,
  kind: notifications.kind,
  storyId: notifications.storyId,
  headline: notifications.headline,
  byName: notifications.byName,
  note: notifications.note,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

/** What a member was told, newest first, and how much there is. */
export async function readNotifications(
  db: Database,
  staffId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Row[]; total: number }> {
  const own = eq(notifications.staffId, staffId);
  const data = await db.select(shown).from(notifications).where(own).orderBy(desc(notifications.id)).limit(limit).offset(offset);
  return { data, total: await db.$count(notifications, own) };
}

/** The most unread notifications that are counted. */
const MAX_UNREAD = 100;

/** How many notifications a member has not read, up to `MAX_UNREAD`, and the newest of them. */
export async function readUnread(db: Database, staffId: string): Promise<{ unread: number; newestId: number | null }> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.staffId, staffId), isNull(notifications.readAt)))
    .orderBy(desc(notifications.id))
    .limit(MAX_UNREAD);
  return { unread: rows.length, newestId: rows[0]?.id ?? null };
}

/** What a mail tells: the notifications in it that are still unread, oldest first. */
export const readUnreadOfMail = (db: Database, mailId: number): Promise<Row[]> =>
  db
    .select(shown)
    .from(notifications)
    .where(and(eq(notifications.mailId, mailId), isNull(notifications.readAt)))
    .orderBy(notifications.id);

/**
 * The browsers with notifications of some members, by member: those whose session has not ended. Within a transaction
 * they stay until its end.
 */
export async function readLiveBrowsers(
  db: Database,
  staffIds: readonly string[],
  now: Date,
): Promise<Map<string, { id: number; staffId: string; sessionId: string }[]>> {
  if (staffIds.length === 0) return new Map();
  const { id, staffId, sessionId } = notificationBrowsers;
  const rows = await db
    .select({ id, staffId, sessionId })
    .from(notificationBrowsers)
    .where(inArray(staffId, [...staffIds]))
    .for('key share');
  const sessions = rows.map((row) => row.sessionId);
  const live = await readLiveSessions(db, sessions, now);
  return Map.groupBy(
    rows.filter((row) => live.has(row.sessionId)),
    (row) => row.staffId,
  );
}

/** The endpoint of the browser in which a session has turned notifications on; null if it has not. */
export async function readEndpoint(db: Database, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ endpoint: notificationBrowsers.endpoint })
    .from(notificationBrowsers)
    .where(eq(notificationBrowsers.sessionId, sessionId));
  return row?.endpoint ?? null;
}
