import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { z } from 'zod';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import { type BatchedCounter, batchedCounter } from '../../../platform/background/batchedCounter.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import type { Database } from '../../../platform/database.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { localDay } from '../../../platform/text/dates.ts';
import type { App } from '../../../site/app.ts';
import { outcomes, searchQueries } from '../tables.ts';
import { queryKey } from './queryKey.ts';

type Outcome = (typeof outcomes)[number];

const SECRET = 'search-networks';
const BITS = 48;
/** Different searches of one network in an hour that count towards what is popular. */
const searchesOfNetwork = rateLimit({ max: 60, spanMs: 3_600_000 });

export type SearchCounter = {
  /** Counts a search that was made, with what it found. */
  countSearch: (text: string, found: Outcome, now: Date) => void;
  /** Counts that a reader looks at the results of a search; programs do not count. */
  countNetwork: (text: string, from: { client: string | undefined; userAgent: string | undefined }, now: Date) => Promise<void>;
  write: () => Promise<void>;
  stop: () => Promise<void>;
};

const counted = z.union([
  z.tuple([z.literal('search'), z.string(), z.string(), z.string(), z.enum(outcomes)]),
  z.tuple([z.literal('network'), z.string(), z.string(), z.number()]),
]);
type Counted = z.infer<typeof counted>;

/**
 * Counts searches in batches, without anything about who makes them. The pages of a search are cached for half a minute, so that what many
 * search at once is counted once; from how many networks a search comes is counted by a call of the page.
 */
export function openSearchCounter(app: App): SearchCounter {
  const counter: BatchedCounter<string> = batchedCounter((counts) => writeCounts(app, counts), {
    log: app.log,
    trouble: 'searches were not counted',
  });
  const count = (what: Counted) => counter.count(JSON.stringify(what));
  let secret: string | undefined;
  return {
    countSearch: (text, found, now) => {
      const key = queryKey(text);
      if (key !== '') count(['search', localDay(now), key, text, found]);
    },
    countNetwork: async (text, { client, userAgent }, now) => {
      const key = queryKey(text);
      const network = networkOf(client);
      if (key === '' || isbot(userAgent) || searchesOfNetwork(network, now) > 0) return;
      secret ??= await readSecret(app.db, SECRET);
      const digest = createHmac('sha256', secret).update(`${key} ${network}`).digest();
      count(['network', localDay(now), key, digest.readUInt32BE() % BITS]);
    },
    write: counter.write,
    stop: counter.stop,
  };
}

async function writeCounts({ db }: App, counts: readonly (readonly [json: string, count: number])[]): Promise<void> {
  const all = counts.map(([json, count]) => ({ what: counted.parse(JSON.parse(json)), count }));
  const searches = all.flatMap(({ what, count }) =>
    what[0] === 'search' ? [{ day: what[1], key: what[2], text: what[3], found: what[4], count }] : [],
  );
  const networks = all.flatMap(({ what }) => (what[0] === 'network' ? [{ day: what[1], key: what[2], bit: what[3] }] : []));
  const keys = [...searches, ...networks].map(({ day, key }) => ({ day, key }));
  // All or nothing: what could not be written is written again. `networks` may change rows that no search of this batch is of.
  await db.transaction(async (tx) => {
    // Always in the same order, so that two processes never wait for each other.
    await tx.execute(sql`select from ${searchQueries} as known where (known.day, known.key) in
        (select day, key from json_to_recordset(${JSON.stringify(keys)}::json) as given (day date, key text))
      order by known.day, known.key for update`);
    await addSearches(tx, searches);
    await addNetworks(tx, networks);
  });
}

type SearchSum = { day: string; key: string; text: string; found: Outcome; count: number };

async function addSearches(tx: Database, searches: readonly SearchSum[]): Promise<void> {
  if (searches.length === 0) return;
  await tx.execute(sql`insert into ${searchQueries} (day, key, text, searches, found)
    select day, key, (array_agg(text order by at))[1], sum(count)::int, (array_agg(found order by at desc))[1]
    from json_to_recordset(${JSON.stringify(searches.map((row, at) => ({ ...row, at })))}::json)
      as given (day date, key text, text text, found text, count int, at int)
    group by day, key order by day, key
    on conflict (day, key) do update set searches = ${searchQueries.searches} + excluded.searches, found = excluded.found`);
}

async function addNetworks(tx: Database, networks: readonly { day: string; key: string; bit: number }[]): Promise<void> {
  if (networks.length === 0) return;
  await tx.execute(sql`update ${searchQueries} as counted set networks = counted.networks | given.bits
    from (select day, key, bit_or(1::bigint << bit) as bits
      from json_to_recordset(${JSON.stringify(networks)}::json) as seen (day date, key text, bit int) group by day, key) as given
    where counted.day = given.day and counted.key = given.key`);
}
