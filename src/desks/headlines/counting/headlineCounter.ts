import { sql } from 'drizzle-orm';
import { batchedCounter } from '../../../platform/background/batchedCounter.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { headlineTests, headlineVariants } from '../tables.ts';
import type { HeadlineReport } from './headlineReport.ts';

export type HeadlineCounter = { count: (report: HeadlineReport) => void; write: () => Promise<void>; stop: () => Promise<void> };

type Sum = readonly [test: number, place: number, column: 'shown' | 'clicked'];

/** Adds reports up in memory and writes the sums every few seconds. */
export function openHeadlineCounter({ db, log }: Pick<App, 'db' | 'log'>): HeadlineCounter {
  const sums = batchedCounter<string>((counts) => addSums(db, counts), { log, trouble: 'what was seen of headlines was not written' });
  const add = (...sum: Sum) => sums.count(JSON.stringify(sum));
  return {
    count: ({ reports }) => {
      for (const { test, place, isShown, isClicked } of reports) {
        if (isShown) add(test, place, 'shown');
        if (isClicked) add(test, place, 'clicked');
      }
    },
    write: sums.write,
    stop: sums.stop,
  };
}

/** Only tests that run are counted: a page may have been opened before its test ended. */
async function addSums(db: Database, counts: readonly (readonly [key: string, count: number])[]): Promise<void> {
  const rows = counts.map(([key, count]) => {
    const [test, place, column]: Sum = JSON.parse(key);
    return { test, place, column, count };
  });
  await db.execute(sql`with sums as (
      select test, place, coalesce(sum(count) filter (where "column" = 'shown'), 0)::int as shown,
        coalesce(sum(count) filter (where "column" = 'clicked'), 0)::int as clicked
      from json_to_recordset(${JSON.stringify(rows)}::json) as s (test int, place int, "column" text, count int) group by test, place
    ), locked as (
      -- Always in the same order, so that two processes never wait for each other.
      select v.test_id, v.place from ${headlineVariants} v
        join ${headlineTests} t on t.id = v.test_id and t.state = 'running'
        join sums on sums.test = v.test_id and sums.place = v.place
      order by v.test_id, v.place for update of v
    )
    update ${headlineVariants} v set shown = v.shown + sums.shown, clicked = v.clicked + sums.clicked
    from sums join locked on locked.test_id = sums.test and locked.place = sums.place
    where v.test_id = sums.test and v.place = sums.place`);
}
