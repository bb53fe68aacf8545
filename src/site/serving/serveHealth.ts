import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { App } from '../app.ts';

/** A database that has not answered by then is away. */
const DATABASE_TIMEOUT_MS = 3_000;
/** One question serves everybody who asks within this time: anybody may ask. */
const KEPT_MS = 1_000;

/**
 * Serves what balancers and containers ask: `/health/live`, whether the process answers at all (otherwise restart it), and `/health/ready`,
 * whether it should get requests: not while its database is away, and not once `stopping` is aborted.
 */
export function serveHealth(routes: Hono, app: App, stopping: AbortSignal | undefined): void {
  const hasDatabase = databaseCheck(app);
  routes.get('/health/live', () => answer(200, 'live'));
  routes.get('/health/ready', async () => {
    if (stopping?.aborted) return answer(503, 'stopping');
    return (await hasDatabase()) ? answer(200, 'ready') : answer(503, 'no database');
  });
}

const answer = (code: 200 | 503, status: string): Response =>
  Response.json({ status }, { status: code, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

function databaseCheck({ db, log }: App): () => Promise<boolean> {
  let last: { at: number; outcome: Promise<boolean> } | undefined;
  let wasThere = true;
  const check = async (): Promise<boolean> => {
    const asked = db.execute(sql`select 1`).then(
      () => true as const,
      (error: unknown) => error,
    );
    const outcome = await Promise.race([asked, wait(DATABASE_TIMEOUT_MS, 'no answer', { ref: false })]);
    const isThere = outcome === true;
    if (isThere !== wasThere)
      log.warn(isThere ? {} : { error: outcome }, isThere ? 'ready again' : 'not ready: the database does not answer');
    wasThere = isThere;
    return isThere;
  };
  return () => {
    if (!last || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), outcome: check() };
    return last.outcome;
  };
}
