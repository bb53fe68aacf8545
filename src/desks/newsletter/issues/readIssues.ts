import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { newsletterDeliveries, newsletterIssues } from '../tables.ts';

const { html: _html, text: _text, claimedUntil: _claimedUntil, startedAt: _startedAt, ...counted } = getTableColumns(newsletterIssues);
const columns = {
  ...counted,
  uncertain: sql<number>`(select count(*)::int from ${newsletterDeliveries} d
    where d.issue_id = ${newsletterIssues.id} and d.state = 'uncertain')`,
};

/** The latest issues of an edition. */
export const readLatestIssues = (db: Database, editionId: number, most: number) =>
  db
    .select(columns)
    .from(newsletterIssues)
    .where(eq(newsletterIssues.editionId, editionId))
    .orderBy(desc(newsletterIssues.plannedAt))
    .limit(most);

/** The last issue of each edition, by the edition's id. */
export async function readLastIssues(db: Database, editionIds: readonly number[]) {
  if (editionIds.length === 0) return new Map<number, never>();
  const rows = await db
    .selectDistinctOn([newsletterIssues.editionId], columns)
    .from(newsletterIssues)
    .where(inArray(newsletterIssues.editionId, [...editionIds]))
    .orderBy(newsletterIssues.editionId, desc(newsletterIssues.plannedAt));
  return new Map(rows.map((row) => [row.editionId, row]));
}
