import { asc, desc, eq, sql } from 'drizzle-orm';
import { announcementReceivers, announcements, announcementsTold } from '../../content/announcing/tables.ts';
import type { Database } from '../../platform/database.ts';

// The outer column by name: of a statement on one table drizzle writes columns without it, and `id` is in both.
const waiting = sql<number>`(select count(distinct a.address)::int from ${announcements} a where a.receiver_id = announcement_receivers.id)`;

/** Who is told of changes, with what waits and the last answer. */
export const readReceivers = (db: Database) =>
  db
    .select({
      id: announcementReceivers.id,
      kind: announcementReceivers.kind,
      address: announcementReceivers.address,
      failures: announcementReceivers.failures,
      nextAt: announcementReceivers.nextAt,
      lastAt: announcementReceivers.lastAt,
      lastAnswer: announcementReceivers.lastAnswer,
      waiting,
    })
    .from(announcementReceivers)
    .orderBy(asc(announcementReceivers.kind), asc(announcementReceivers.id));

/** What was told last, the newest first. */
export const readTold = (db: Database, most: number) =>
  db
    .select({
      kind: announcementReceivers.kind,
      receiver: announcementReceivers.address,
      address: announcementsTold.address,
      toldAt: announcementsTold.toldAt,
      outcome: announcementsTold.outcome,
      answer: announcementsTold.answer,
    })
    .from(announcementsTold)
    .innerJoin(announcementReceivers, eq(announcementReceivers.id, announcementsTold.receiverId))
    .orderBy(desc(announcementsTold.toldAt), asc(announcementsTold.address))
    .limit(most);
