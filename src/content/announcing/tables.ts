import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';

export const receiverKinds = ['hub', 'indexnow'] as const;
/** `hub`: a WebSub hub, told of feeds; `indexnow`: search engines, told of addresses of items. */
export type ReceiverKind = (typeof receiverKinds)[number];

/** `taken`: the receiver has it; `refused`: it will not have it; `failed`: it could not be told, and is not tried any more. */
export const toldOutcomes = ['taken', 'refused', 'failed'] as const;
export type ToldOutcome = (typeof toldOutcomes)[number];

/** Who is told of changes, according to the settings. Times are the database's, so that all processes have the same. */
export const announcementReceivers = pgTable(
  'announcement_receivers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: receiverKinds }).notNull(),
    address: text().notNull(),
    /** When it may be told next: later after a failure. */
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Until when a process is telling it. */
    claimedUntil: moment('claimed_until'),
    /** Failures since it was last reached. */
    failures: integer().notNull().default(0),
    /** Its last answer, in the words of the protocol: `200`, `429`, `connect ECONNREFUSED`. */
    lastAnswer: text('last_answer'),
    lastAt: moment('last_at'),
  },
  (table) => [unique('announcement_receivers_address').on(table.kind, table.address)],
);

/**
 * Changed addresses that a receiver is still to be told of, written in the transaction of the change. Rows are only added here, so that
 * a publication never waits for one that is being told; the same address may stand several times.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receiverId: integerKey('receiver_id', () => announcementReceivers.id, { onDelete: 'cascade' }),
    /** A path of the site. */
    address: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('announcements_receiver').on(table.receiverId, table.address)],
);

/** When a receiver was last told of an address, and what it answered. */
export const announcementsTold = pgTable(
  'announcements_told',
  {
    receiverId: integerKey('receiver_id', () => announcementReceivers.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    toldAt: moment('told_at').notNull(),
    outcome: text({ enum: toldOutcomes }).notNull(),
    answer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.receiverId, table.address] }), index('announcements_told_at').on(table.toldAt)],
);
