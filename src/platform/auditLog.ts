import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { Database } from './database.ts';

/** The two parts of a subject: `article`, `12`. */
export const kindOf = (subject: AnyPgColumn): SQL => sql`split_part(${subject}, ':', 1)`;
export const numberOf = (subject: AnyPgColumn): SQL => sql`split_part(${subject}, ':', 2)`;

/** Log of editors' changes: one row per change, written in the transaction of the change. Rows are only added, never updated or deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** No foreign key: the log outlives the accounts it names. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** The action, as `<subject>.<verb>`: `story.publish`. */
    action: text().notNull(),
    /** The changed item, as `<kind>:<id>`: `article:12`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_staff').on(table.staffId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_kind').on(kindOf(table.subject), table.id),
    index('audit_log_number').on(numberOf(table.subject), table.id),
  ],
);

/** Author of a change: a staff account, or a background process of the newspaper with its own id. */
export type Editor = { id: string; name: string };
/** The background processes that change something. No account has one of these ids. */
export type BackgroundId = 'import' | 'mandi-fetch' | 'schedule' | 'housekeeping';
export type BackgroundEditor = Editor & { id: BackgroundId };

export const importer: BackgroundEditor = { id: 'import', name: 'import' };

declare const ofDesks: unique symbol;
/**
 * All actions of the log (`match.plan`), the kinds of items that can be changed (`match`), and their texts. Each desk adds its own
 * (`auditWords.ts`, by declaration merging), so an action without a text does not compile.
 */
export interface AuditWords {
  [ofDesks]?: never;
}
export type AuditAction = Extract<keyof AuditWords, `${string}.${string}`>;
export type AuditSubject = Exclude<Extract<keyof AuditWords, string>, AuditAction>;

/** One change, as its command reports it. `before` is left out for a new item, `after` for a removed one. */
export type AuditEntry = { action: AuditAction; subject: `${AuditSubject}:${string}`; before?: unknown; after?: unknown };

/** Adds entries to the log, in the transaction of the change. */
export async function recordChange(tx: Database, by: Editor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(
    entries.map(({ action, subject, before = null, after = null }) => ({
      staffId: by.id,
      staffName: by.name,
      action,
      subject,
      before,
      after,
    })),
  );
}
