import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import { type BatchedCounter, batchedCounter } from '../../../platform/background/batchedCounter.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { localDay } from '../../../platform/text/dates.ts';
import type { App } from '../../../site/app.ts';
import type { AdSlotName } from '../slots/adSlots.ts';
import { adCreatives, adTallies } from '../tables.ts';
import { AD_SECRET, readAdToken } from './adToken.ts';

type Kind = 'impressions' | 'clicks';
type Seen = { kind: Kind; token: string; slot: AdSlotName };
type From = { userAgent: string | undefined; client: string | undefined; isPrefetch?: boolean };

/** Many readers share the address of a mobile network; one reader does not see or press the same thing more often. */
const impressionsOfNetwork = rateLimit({ max: 120, spanMs: 60_000 });
const clicksOfNetwork = rateLimit({ max: 5, spanMs: 60_000 });

export type AdCounter = {
  /** Counts an impression or a click, or that it is not valid. Returns the creative, if the token was made here. */
  count: (seen: Seen, from: From) => Promise<number | undefined>;
  write: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Counts impressions and clicks in batches; what programs do, or one network too often, counts as invalid. */
export function openAdCounter(app: App): AdCounter {
  const counter: BatchedCounter<string> = batchedCounter((counts) => writeTallies(app, counts), {
    log: app.log,
    trouble: 'impressions and clicks of advertisements were not written',
  });
  let secret: string | undefined;
  return {
    count: async ({ kind, token, slot }, { userAgent, client, isPrefetch = false }) => {
      const now = app.clock();
      secret ??= await readSecret(app.db, AD_SECRET);
      const known = readAdToken(secret, token, now);
      if (!known) return undefined;
      const { creativeId, isRecent } = known;
      const limit = kind === 'clicks' ? clicksOfNetwork : impressionsOfNetwork;
      const isTooOften = limit(`${networkOf(client)} ${creativeId}`, now) > 0;
      const isValid = isRecent && !isTooOften && !isPrefetch && !isbot(userAgent);
      counter.count(JSON.stringify([creativeId, localDay(now), slot, isValid ? kind : 'invalid']));
      return creativeId;
    },
    write: counter.write,
    stop: counter.stop,
  };
}

type Counted = [creativeId: number, day: string, slot: string, column: string];

async function writeTallies({ db }: App, counts: readonly (readonly [key: string, count: number])[]): Promise<void> {
  const rows = counts.map(([key, count]) => {
    const [creativeId, day, slot, column]: Counted = JSON.parse(key);
    return { creative_id: creativeId, day, slot, column, count };
  });
  const sum = (column: string) => sql`coalesce(sum(s.count) filter (where s."column" = ${column}), 0)::int`;
  await db.execute(sql`insert into ${adTallies} (creative_id, day, slot, impressions, clicks, invalid)
    select s.creative_id, s.day, s.slot, ${sum('impressions')}, ${sum('clicks')}, ${sum('invalid')}
    from json_to_recordset(${JSON.stringify(rows)}::json) as s (creative_id int, day date, slot text, "column" text, count int)
    join ${adCreatives} on ${adCreatives.id} = s.creative_id group by 1, 2, 3 order by 1, 2, 3
    on conflict (creative_id, day, slot) do update set impressions = ${adTallies.impressions} + excluded.impressions,
      clicks = ${adTallies.clicks} + excluded.clicks, invalid = ${adTallies.invalid} + excluded.invalid`);
}
