import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { placements, tallies } from '../tables.ts';
import { topics } from '../topics/tables.ts';
import { kindsOf } from './lists.ts';

/** The list of everything that is published. */
const latest = sql`(select ${topics.id} from ${topics} where ${topics.kind} = 'list' and ${topics.slug} = 'latest')`;

/** A month (UTC) as `2026-11` in which items were published: how many are still there, and when one of them was last changed or removed. */
export type ListMonth = { month: string; items: number; changedAt: Date };

/** The months with items of these kinds, the oldest first. */
export async function readListMonths(db: Database, kinds: readonly string[]): Promise<ListMonth[]> {
  const { rows } = await db.execute<{ month: string; items: number; changed: number }>(sql`
    select to_char(starts, 'YYYY-MM') as month, sum(items)::int as items, extract(epoch from max(changed_at))::float8 as changed
    from ${tallies} where topic_id = ${latest} and kind = any(${kindsOf(kinds)}) and grain = 'month'
    group by starts having sum(items) > 0 order by starts`);
  return rows.map(({ month, items, changed }) => ({ month, items, changedAt: new Date(changed * 1000) }));
}

/** When an item of these kinds was last added to a list, changed or removed; undefined if the list has never had one. */
export async function readListChange(db: Database, kinds: readonly string[], topicId: number): Promise<Date | undefined> {
  const { rows } = await db.execute<{ changed: number | null }>(sql`
    select extract(epoch from max(changed_at))::float8 as changed
    from ${tallies} where topic_id = ${topicId} and kind = any(${kindsOf(kinds)}) and grain = 'all'`);
  const changed = rows[0]?.changed ?? undefined;
  return changed === undefined ? undefined : new Date(changed * 1000);
}

/** The ids of the items of a month, the oldest first, after the first `skip`. */
export async function readIdsOfMonth(
  db: Database,
  kinds: readonly string[],
  month: string,
  { skip, most }: { skip: number; most: number },
): Promise<number[]> {
  const starts = sql`(${`${month}-01`}::date)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select item_id as id from ${placements}
    where topic_id = ${latest} and kind = any(${kindsOf(kinds)})
      and published_at >= ${starts}::timestamp at time zone 'UTC'
      and published_at < (${starts} + interval '1 month') at time zone 'UTC'
    order by published_at, item_id offset ${skip} limit ${most}`);
  return rows.map(({ id }) => Number(id));
}
