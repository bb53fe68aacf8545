import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog, kindOf, numberOf } from '../../../platform/auditLog.ts';
import type { Database } from '../../../platform/database.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import type { logFilter } from '../newsroom/endpoints.ts';

type Filter = z.output<typeof logFilter> & { id?: number };
export type LogEntry = typeof auditLog.$inferSelect;

type Part = { limit: number; offset: number };

export const auditLogQuery = (db: Database, { id, staffId, action, subject, kind, number }: Filter, { limit, offset }: Part) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        id === undefined ? undefined : eq(auditLog.id, id),
        staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        kind === undefined ? undefined : eq(kindOf(auditLog.subject), kind),
        number === undefined ? undefined : eq(numberOf(auditLog.subject), westernDigits(number)),
        action === undefined ? undefined : eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
    .offset(offset);

/** The audit log, newest first. It only grows, so it is not counted: `total` only tells whether there are more entries. */
export async function readAuditLog(db: Database, filter: Filter, part: Part): Promise<{ data: LogEntry[]; total: number }> {
  const rows = await auditLogQuery(db, filter, part);
  return { data: rows.slice(0, part.limit), total: rows.length === 0 ? 0 : part.offset + rows.length };
}
