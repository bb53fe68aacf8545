import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog } from '../../../platform/auditLog.ts';
import type { Database } from '../../../platform/database.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import type { logFilter } from '../newsroom/endpoints.ts';

type Filter = z.output<typeof logFilter> & { id?: number };
export type LogEntry = typeof auditLog.$inferSelect;

/** The audit log, newest first. It only grows, so it is not counted: `total` only tells whether there are more entries. */
export async function readAuditLog(
  db: Database,
  { id, staffId, action, subject, kind, number }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: LogEntry[]; total: number }> {
  const where = and(
    id === undefined ? undefined : eq(auditLog.id, id),
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    kind === undefined ? undefined : eq(sql`split_part(${auditLog.subject}, ':', 1)`, kind),
    number === undefined ? undefined : eq(sql`split_part(${auditLog.subject}, ':', 2)`, westernDigits(number)),
    action === undefined ? undefined : eq(auditLog.action, action),
  );
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
    .offset(offset);
  return { data: rows.slice(0, limit), total: rows.length === 0 ? 0 : offset + rows.length };
}
