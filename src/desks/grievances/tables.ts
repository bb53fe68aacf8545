import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import { textOf, wordsIn } from '../../platform/text/wordIndex.ts';
import { grievanceKinds, grievanceMailKinds, grievanceOutcomes, grievanceStates } from './handling/grievanceStates.ts';

type Named = Record<'name' | 'email' | 'phone' | 'about', AnyPgColumn>;

/** What the list is searched by: who complains and about what; a number of India also without the country's prefix. */
export const namedIn = ({ name, email, phone, about }: Named): SQL => textOf(name, email, about, phone, sql`replace(${phone}, '+91', '')`);

type Placed = Record<'id' | 'state', AnyPgColumn>;

/** Whether it is still to be decided. By literals: PostgreSQL matches no parameter with the condition of an index. */
export const isOpen = ({ state }: Pick<Placed, 'state'>): SQL => sql`${state} in ('received', 'acknowledged')`;
export const isNoSpam = ({ state }: Pick<Placed, 'state'>): SQL => sql`${state} <> 'spam'`;

/** The order of the list: those to be decided first, the oldest on top; then the others, the newest on top. */
export const openFirst = ({ id, state }: Placed): [SQL, SQL, SQL] => [
  sql`(${isOpen({ state })}) desc`,
  sql`(case when ${isOpen({ state })} then ${id} end)`,
  sql`${id} desc`,
];

/** Grievances about what was published (IT Rules 2021, rules 10 to 12). Personal columns are null once a decided one has been erased. */
export const grievances = pgTable(
  'grievances',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** With the id the reference that the person has. */
    checkLetters: text('check_letters').notNull(),
    kind: text({ enum: grievanceKinds }).notNull(),
    state: text({ enum: grievanceStates }).notNull(),
    outcome: text({ enum: grievanceOutcomes }),
    name: text(),
    /** Lower case. */
    email: text(),
    /** In international form if it is a number of India. */
    phone: text(),
    /** The content that it is about: its address or headline. */
    about: text(),
    message: text(),
    /** What the person is told about the decision. */
    decision: text(),
    /** For the staff only. */
    note: text().notNull().default(''),
    /** Counts the changes; each save names the one it is based on. */
    version: integer().notNull().default(1),
    receivedAt: moment('received_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
    decidedAt: moment('decided_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('grievances_state').on(table.state, table.id),
    index('grievances_list')
      .on(...openFirst(table))
      .where(isNoSpam(table)),
    index('grievances_words').using('gin', wordsIn(namedIn(table))),
    index('grievances_received').on(table.receivedAt),
    index('grievances_email').on(table.email),
    index('grievances_phone').on(table.phone),
    // Those that still hold what the person wrote.
    index('grievances_decided').on(table.decidedAt).where(sql`${table.email} is not null`),
  ],
);

/** Mails about grievances, each until it is accepted by the mail server. */
export const grievanceMails = pgTable(
  'grievance_mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    grievanceId: integerKey('grievance_id', () => grievances.id, { onDelete: 'cascade' }),
    kind: text({ enum: grievanceMailKinds }).notNull(),
    /** How often it has been tried. */
    tries: integer().notNull().default(0),
    /** The next try; a process that tries moves it on first, so that no other process tries meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('grievance_mails_kind').on(table.grievanceId, table.kind),
    index('grievance_mails_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);
