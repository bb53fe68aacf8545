import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/auditLog.ts';
import type { Database } from '../../../platform/database.ts';

type Asked = {
  id?: number | undefined;
  staffId?: string | undefined;
  action?: string | undefined;
  /** The whole subject: `article:12`. */
  subject?: string | undefined;
  /** What stands before its colon. */
  kind?: string | undefined;
  /** What stands behind it. */
  number?: string | undefined;
};
export type LogEntry = typeof auditLog.$inferSelect;

/**
 * What was done in the newsroom, the newest first. The log only grows, so it is not counted: `total` says whether anything comes after
 * this part.
 */
export async function readAuditLog(
  db: Database,
  { id, staffId, action, subject, kind, number }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: LogEntry[]; total: number }> {
  const conditions: (SQL | undefined)[] = [
    id === undefined ? undefined : eq(auditLog.id, id),
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    kind === undefined ? undefined : eq(sql`split_part(${auditLog.subject}, ':', 1)`, kind),
    number === undefined ? undefined : eq(sql`split_part(${auditLog.subject}, ':', 2)`, number),
    action === undefined ? undefined : eq(auditLog.action, action),
  ];
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
    .offset(offset);
  return { data: rows.slice(0, limit), total: offset + rows.length };
}
