import { sql } from 'drizzle-orm';
import { type BatchedCounter, batchedCounter } from '../../platform/background/batchedCounter.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { App } from '../../site/app.ts';
import { shortCode } from './links/shortCode.ts';
import { readCodeOfPath } from './queries.ts';
import { shortLinks } from './tables.ts';

/** Maximum attempts; two paths with the same code are rare. */
const MAX_ATTEMPTS = 20;

/** The code of a path's short link, created on first use. Throws if no code is free. */
export async function shorten(context: WriteContext, path: string): Promise<string> {
  const known = await readCodeOfPath(context.db, path);
  if (known !== undefined) return known;
  return change(context, async (tx) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // Not inserted if the code belongs to another path, or if the path's link has just been created.
      await tx
        .insert(shortLinks)
        .values({ code: shortCode(path, attempt), path })
        .onConflictDoNothing();
      const code = await readCodeOfPath(tx, path);
      if (code !== undefined)
        return { result: code, tags: [], audit: [{ action: 'shortlink.make', subject: `shortlink:${code}`, after: { path } }] };
    }
    throw new Error('No short link is free for the path');
  });
}

/** Counts visits of short links by their codes. */
export const countVisits = ({ db, log }: App): BatchedCounter<string> =>
  batchedCounter(
    async (counts) => {
      const codes = counts.map(([code]) => code);
      const visits = counts.map(([, count]) => count);
      await db.execute(sql`with locked as (
          -- Always in the same order, so that two processes never wait for each other.
          select code from ${shortLinks} where code = any(${sql.param(codes)}::text[]) order by code for update
        )
        update ${shortLinks} set visits = ${shortLinks.visits} + seen.visits
        from unnest(${sql.param(codes)}::text[], ${sql.param(visits)}::int[]) as seen (code, visits) join locked on locked.code = seen.code
        where ${shortLinks.code} = seen.code`);
    },
    { log, trouble: 'visits of short links were not written' },
  );
