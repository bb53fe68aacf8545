import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { newsletterDeliveries, newsletterIssues } from '../tables.ts';

const {
  editionId,
  html: _html,
  text: _text,
  claimedUntil: _claimedUntil,
  startedAt: _startedAt,
  ...counted
} = getTableColumns(newsletterIssues);
const columns = {
  ...counted,
  uncertain: sql<number>`(select count(*)::int from ${newsletterDeliveries} d
    where d.issue_id = ${newsletterIssues.id} and d.state = 'uncertain')`,
};

/** The latest issues of an edition. */
export const readLatestIssues = (db: Database, edition: number, most: number) =>
  db.select(columns).from(newsletterIssues).where(eq(editionId, edition)).orderBy(desc(newsletterIssues.plannedAt)).limit(most);

/** The last issue of each edition, by the edition's id. */
export async function readLastIssues(db: Database, editionIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([editionId], { editionId, issue: columns })
    .from(newsletterIssues)
    .where(inArray(editionId, [...editionIds]))
    .orderBy(editionId, desc(newsletterIssues.plannedAt));
  return new Map(rows.map((row) => [row.editionId, row.issue]));
}
