import { lt, type SQL, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { newsletterDeliveries, newsletterIssues } from '../tables.ts';

/** Late bounces and complaints are known by the deliveries. */
const KEPT_MS = milliseconds('30d');

/** The deliveries of issues that ended some weeks ago: issue by issue and in order, so that those of later issues are not read for it. */
export function oldDeliveries(now: Date, most: number): SQL {
  const isOld = lt(newsletterIssues.endedAt, new Date(now.getTime() - KEPT_MS));
  return sql`select d.issue_id, d.address_hash from ${newsletterIssues} cross join lateral (
      select issue_id, address_hash from ${newsletterDeliveries} where issue_id = ${newsletterIssues.id}
      order by issue_id, address_hash limit ${most}) d
    where ${isOld} limit ${most}`;
}

/** Erases to whom an issue has gone, some weeks after it ended; its counts stay. */
export const eraseOldDeliveries: Sweep = async (db, now, most) => {
  const { rowCount } = await db.execute(sql`
    delete from ${newsletterDeliveries} where (issue_id, address_hash) in (${oldDeliveries(now, most)})`);
  return rowCount ?? 0;
};
