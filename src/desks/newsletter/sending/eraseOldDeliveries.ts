import { lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { newsletterDeliveries, newsletterIssues } from '../tables.ts';

/** Late bounces and complaints are known by the deliveries. */
const KEPT_MS = milliseconds('30d');

/** Erases to whom an issue has gone, some weeks after it ended; its counts stay. */
export const eraseOldDeliveries: Sweep = async (db, now, most) => {
  const isOld = lt(newsletterIssues.endedAt, new Date(now.getTime() - KEPT_MS));
  const { rowCount } = await db.execute(sql`
    delete from ${newsletterDeliveries} where (issue_id, address_hash) in (
      select d.issue_id, d.address_hash from ${newsletterIssues} join ${newsletterDeliveries} d on d.issue_id = ${newsletterIssues.id}
      where ${isOld} limit ${most})`);
  return rowCount ?? 0;
};
