import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What editors have changed, one row a change, written in the same transaction; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No foreign key: the log outlives the accounts it names. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** What was done, as `<subject>.<verb>`: `story.publish`. */
    action: text().notNull(),
    /** What it was done to, as `<kind>:<id>`: `article:12`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.id), index('audit_log_staff').on(table.staffId, table.id)],
);

/** Who writes: an account of the staff, or, with an id of its own, one of the paper's own works (`schedule`, `import`). */
export type Editor = { id: string; name: string };

declare const ofDesks: unique symbol;
/**
 * All actions of the log with their words. Each desk adds its own (`auditWords.ts`, by declaration merging): an action without words does not
 * compile.
 */
export interface AuditActions {
  [ofDesks]?: never;
}
/** The kinds of things that are changed, with their words; from the desks, too. */
export interface AuditSubjects {
  [ofDesks]?: never;
}
export type AuditAction = Extract<keyof AuditActions, string>;
export type AuditSubject = Extract<keyof AuditSubjects, string>;

/** One change as its command tells it. What was not there before, or is gone after, is left out. */
export type AuditEntry = { action: AuditAction; subject: `${AuditSubject}:${string}`; before?: unknown; after?: unknown };

/** Adds entries to the log, in the transaction of the change itself. */
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
