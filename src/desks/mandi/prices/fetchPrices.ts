import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BackgroundEditor } from '../../../platform/auditLog.ts';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { fetchAnswered, mandiServerWords } from '../newsroom/words.ts';
import { FileNotUnderstood } from '../source/fileNotUnderstood.ts';
import { homeState } from '../source/states.ts';
import { mandiFetches } from '../tables.ts';
import { importPrices, noteFailure } from './importPrices.ts';

const TIMEOUT_MS = milliseconds('1m');
/** Yards report throughout the day, and the publisher updates its figures a few times. */
const AGAIN_AFTER = '3 hours';
const AGAIN_AFTER_FAILURE = '1 hour';
const LOOK_EVERY_MS = milliseconds('1m');
/** The shortest pages of data.gov.in, those for a key without an account, have ten records. */
const MAX_PAGES = 1_000;
/** As large as a file that an editor may send; all pages together. */
const MAX_BYTES = 66 * 1024 * 1024;

/** The address answered without prices. */
class NotFetched extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** Fetches prices when they are due. With several processes, the one that updates the due time does it. */
export function startFetchScheduler(app: App, address: string): Scheduler {
  return startScheduler({
    doWhatIsDue: async () => {
      if (await takeDue(app, address)) await fetchPrices(app, address);
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'market prices could not be looked for',
  });
}

/** The address for display and storage, without its query, which may contain a key. */
const withoutKey = (address: string): string => {
  const url = new URL(address);
  return url.origin + url.pathname;
};

async function takeDue(app: App, address: string): Promise<boolean> {
  const now = app.clock().toISOString();
  const { rows } = await app.db.execute(sql`
    insert into ${mandiFetches} as f (address, due_at) values (${withoutKey(address)}, ${now}::timestamptz + ${AGAIN_AFTER}::interval)
    on conflict (address) do update set due_at = excluded.due_at where f.due_at <= ${now}::timestamptz
    returning address`);
  return rows.length > 0;
}

const fetcher: BackgroundEditor = { id: 'mandi-fetch', name: 'mandi-fetch' };

/** Fetches and imports prices now. A failure is recorded in the list of imports, where the newsroom sees it, and retried after an hour. */
export async function fetchPrices(app: App, address: string): Promise<void> {
  const now = app.clock();
  const context = { ...app, by: fetcher };
  const name = withoutKey(address);
  try {
    await importPrices(context, {
      file: download(address, app.settings.mandiKey),
      name,
      way: 'fetch',
      state: homeState(app.settings.mandiState),
      now,
    });
  } catch (error) {
    app.log.warn({ address: name, error }, 'market prices were not fetched');
    // A file that was not understood has already been recorded.
    const sentence = error instanceof NotFetched ? error.sentence : mandiServerWords.fetchFailed;
    if (!(error instanceof FileNotUnderstood)) await noteFailure(context, { name, way: 'fetch', now }, sentence);
    await app.db.execute(
      sql`update ${mandiFetches} set due_at = ${now.toISOString()}::timestamptz + ${AGAIN_AFTER_FAILURE}::interval where address = ${name}`,
    );
  }
}

const page = z.looseObject({ records: z.array(z.unknown()), total: z.coerce.number().int().optional() });

/** The file at an address; for a publisher that pages its records (data.gov.in), all pages as one file. */
async function* download(address: string, key: string | undefined): AsyncGenerator<Uint8Array> {
  const url = new URL(address);
  if (key !== undefined) url.searchParams.set('api-key', key);
  const get = openReader();
  const bytes = await get(url);
  const first = partOf(bytes);
  if (!first?.total || first.records.length === 0 || first.total <= first.records.length || url.searchParams.has('offset')) {
    yield bytes;
    return;
  }
  const records = [...first.records];
  for (let pages = 1; records.length < first.total && pages < MAX_PAGES; pages++) {
    url.searchParams.set('offset', String(records.length));
    const part = partOf(await get(url))?.records ?? [];
    if (part.length === 0) break;
    records.push(...part);
  }
  if (records.length < first.total) throw new NotFetched(mandiServerWords.fetchIncomplete);
  yield new TextEncoder().encode(JSON.stringify({ records }));
}

/** Reads addresses until all of them together have more than `MAX_BYTES`. The reader throws `NotFetched` then, and for an error status. */
function openReader(): (url: URL) => Promise<Uint8Array> {
  let size = 0;
  return async (url) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'application/json, text/csv' } });
    if (!response.ok) throw new NotFetched(fetchAnswered(response.status));
    const parts: Uint8Array[] = [];
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > MAX_BYTES) throw new NotFetched(mandiServerWords.fetchTooLarge);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}

function partOf(bytes: Uint8Array): z.infer<typeof page> | undefined {
  try {
    return page.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    // A CSV; whether it contains prices is checked when it is read.
    return undefined;
  }
}
