import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { campaignPhases, phaseOf } from '../../../src/desks/ads/newsroom/campaignPhase.ts';
import { adCampaigns } from '../../../src/desks/ads/tables.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const chief = staffMember('chief-editor');
const answer = z.object({
  hasMore: z.boolean(),
  campaigns: z.array(
    z.object({
      ...{ id: z.int(), name: z.string(), advertiser: z.string(), startsAt: z.string(), endsAt: z.string() },
      ...{ state: z.enum(['draft', 'active', 'paused']), impressions: z.int(), clicks: z.int() },
    }),
  ),
});

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
  const now = newspaper.app.clock();
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const rows = (['draft', 'active', 'paused'] as const).flatMap((state) =>
    [
      [-9, -2],
      [-2, 5],
      [3, 9],
    ].flatMap(([from = 0, to = 0]) =>
      Array.from({ length: 12 }, (_, at) => ({
        ...{ name: `ઉનાળો ${at}`, advertiser: 'Kutch 100% Khadi', state, startsAt: day(from), endsAt: day(to), createdAt: now },
      })),
    ),
  );
  await newspaper.app.db.insert(adCampaigns).values(rows);
});
afterAll(() => newspaper.close());

const list = async (query: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await newspaper.ask(chief, 'GET', `/ads/campaigns?${search}`);
  expect(response.status).toBe(200);
  return answer.parse(await response.json());
};
/** All parts of a list. */
const listAll = async (query: Record<string, string | number>) => {
  const all = [];
  for (let part = await list(query); ; part = await list({ ...query, before: all.at(-1)?.id ?? 0 })) {
    all.push(...part.campaigns);
    if (!part.hasMore) return all;
  }
};

test('campaigns are listed by what they do now, the newest first, each once', async () => {
  const all = await listAll({});
  expect(all.length).toBeGreaterThan(108);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
  for (const phase of campaignPhases) {
    const found = await listAll({ phase });
    expect(found.length, phase).toBeGreaterThan(0);
    expect(found, phase).toEqual(all.filter((campaign) => phaseOf(campaign, newspaper.app.clock()) === phase));
  }
});

test('campaigns are found by a part of their name or advertiser, as it is written', async () => {
  expect(await listAll({ q: 'kutch 100% kh' })).toHaveLength(108);
  expect(await listAll({ q: ' ઉનાળો 11 ', phase: 'draft' })).toHaveLength(3);
  expect(await listAll({ q: '100_' })).toEqual([]);
});

test('a campaign in the list has the sums of all that was counted of it', async () => {
  const { rows } = await newspaper.app.db.execute<{ id: number; impressions: number; clicks: number }>(sql`
    select c.campaign_id as id, sum(t.impressions)::int as impressions, sum(t.clicks)::int as clicks
    from ad_tallies t join ad_creatives c on c.id = t.creative_id group by 1 having sum(t.impressions) > 0`);
  expect(rows.length).toBeGreaterThan(1);
  const all = new Map((await listAll({})).map((campaign) => [campaign.id, campaign]));
  for (const row of rows) expect(all.get(row.id)).toMatchObject(row);
});
