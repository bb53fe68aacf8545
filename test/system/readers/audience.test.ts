import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAudienceCounter } from '../../../src/desks/audience/counting/audienceCounter.ts';
import { audienceSweeps, oldRows } from '../../../src/desks/audience/rollup/rollUp.ts';
import { audienceHours, audienceStories } from '../../../src/desks/audience/tables.ts';
import type { ReadingReport } from '../../../src/site/audience/readingReport.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
/** Half past ten in the morning in India. */
const MORNING = new Date('2030-03-12T05:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const options = { at: MORNING, environment: { LOG_LEVEL: 'silent' } };
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(options);
});
afterAll(() => app.close());

const chief = staffMember('chief-editor');
const send = (report: unknown, headers: Record<string, string> = {}) => app.post('/api/read', report, { 'user-agent': PHONE, ...headers });
const ask = async (path: string) => {
  const answer = await app.ask(chief, 'get', path);
  expect(answer.status).toBe(200);
  return answer.json();
};
const view = (about: Partial<ReadingReport['views'][number]> = {}): ReadingReport => ({
  page: 'article',
  views: [{ articleId: 12, isNew: true, isHere: true, from: 'internal', ...about }],
});
const rows = async (table: string) => (await app.app.db.execute(sql.raw(`select * from ${table} order by 1, 2, 3`))).rows;
/** Counts reports at a time, as another process would. */
async function countAt(at: Date, reports: readonly ReadingReport[]): Promise<void> {
  const counter = openAudienceCounter({ ...app.app, clock: () => at });
  for (const report of reports) counter.count(report);
  await counter.stop();
}
const written = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 200 });

test('reports of pages become sums of the hour, the story and the source, and those of bots count for nothing', async () => {
  expect((await send(view({ from: { host: 'www.google.co.in' } }))).status).toBe(200);
  expect(
    (await send({ page: 'article', views: [{ articleId: 12, from: { host: 'www.google.co.in' }, seconds: 42, depths: [25, 50] }] })).status,
  ).toBe(200);
  expect((await send(view({ from: { host: 'l.facebook.com' }, seconds: 8, depths: [25] }))).status).toBe(200);
  expect((await send(view({ from: 'unknown' }))).status).toBe(200);
  expect((await send({ page: 'home', views: [{ isNew: true, isHere: true, from: { host: '' } }] })).status).toBe(200);
  for (const bot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0']) {
    expect((await send(view(), { 'user-agent': bot })).status).toBe(200);
  }
  expect((await send(view({ articleId: 999_999_999 }))).status).toBe(200);
  await written(async () => expect((await ask('/audience')).stories).toHaveLength(1));
  const seen = await ask('/audience');
  expect(seen.stories[0]).toMatchObject({ id: 12, views: 3, measured: 2, seconds: 50, depth25: 2, depth50: 1, depth75: 0 });
  // The story that is not there was a view of a page nevertheless, and is in no list of stories.
  expect(seen.hours[10]).toBe(5);
  expect(seen.sources).toEqual(
    expect.arrayContaining([
      { source: 'search', views: 1, seconds: 42 },
      { source: 'social', views: 1, seconds: 8 },
      { source: 'unknown', views: 1, seconds: 0 },
      { source: 'direct', views: 1, seconds: 0 },
    ]),
  );
  expect(seen.hosts).toEqual([
    { source: 'social', host: 'facebook.com', views: 1 },
    { source: 'search', host: 'google.co.in', views: 1 },
  ]);
  expect(await ask('/audience/stories/12')).toMatchObject({ views: 3, measured: 2, seconds: 50, readers: 3 });
  expect(await ask('/audience/stories/13')).toMatchObject({ views: 0, readers: 0 });
});

test('a page of another site counts nothing here', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
    expect((await send(view(), headers)).status).toBe(403);
  }
});

test('neither a host nor a medium that is none gets into the tables', async () => {
  const hosts = ['<script>', 'a b.example', "x';drop table articles", '../..', 'localhost', 'પાનું.example', ''];
  await countAt(new Date(MORNING.getTime() + 40 * DAY), [
    ...hosts.map((host) => view({ from: { host, medium: '<b>' } })),
    view({ from: { host: 'SUB.Example.org:8080' } }),
  ]);
  expect((await rows('audience_hosts')).filter(({ day }) => String(day).startsWith('2030-04'))).toEqual([
    { day: '2030-04-21', source: 'site', host: 'sub.example.org', views: 1 },
  ]);
});

test('what comes from our own messages and mails is told by the link', async () => {
  const at = new Date(MORNING.getTime() + 50 * DAY);
  await countAt(at, [view({ from: { host: '', medium: 'push' } }), view({ from: { host: 'mail.google.com', medium: 'email' } })]);
  const sources = (await rows('audience_hours')).filter(({ hour }) => new Date(String(hour)).getTime() > at.getTime() - HOUR);
  expect(sources.map(({ source, views }) => [source, views])).toEqual(
    expect.arrayContaining([
      ['push', 1],
      ['newsletter', 1],
    ]),
  );
});

test('today stands beside the same day of last week, hour by hour of India', async () => {
  const at = new Date('2030-06-11T20:00:00Z');
  await countAt(
    new Date(at.getTime() - 7 * DAY),
    Array.from({ length: 9 }, () => view()),
  );
  await countAt(
    at,
    Array.from({ length: 4 }, () => view()),
  );
  options.at = at;
  const { hours, lastWeek } = await ask('/audience');
  expect(hours.flatMap((views: number, hour: number) => (views ? [hour, views] : []))).toEqual([1, 4]);
  expect(lastWeek.flatMap((views: number, hour: number) => (views ? [hour, views] : []))).toEqual([1, 9]);
  options.at = MORNING;
});

test('who reads now are those of the last five minutes, of all processes', async () => {
  const at = new Date('2030-07-01T06:30:20Z');
  options.at = at;
  await countAt(new Date(at.getTime() - 6 * 60_000), [view(), view()]);
  // Two processes count at the same time.
  await Promise.all([
    countAt(new Date(at.getTime() - 3 * 60_000), [view({ articleId: 13 }), view()]),
    countAt(at, [view({ articleId: 13 }), { page: 'home', views: [{ isHere: true, from: 'internal' }] }]),
  ]);
  expect(await ask('/audience/now')).toMatchObject({
    readers: 4,
    stories: [
      { id: 13, readers: 2 },
      { id: 12, readers: 1 },
    ],
  });
  options.at = new Date(at.getTime() + 10 * 60_000);
  expect(await ask('/audience/now')).toEqual({ readers: 0, stories: [] });
  // Who was there long ago is not kept.
  await countAt(new Date(at.getTime() + 20 * 60_000), [view()]);
  expect(await rows('audience_presence')).toHaveLength(1);
  options.at = MORNING;
});

test('two processes that write the same rows at once lose nothing and do not wait for each other', async () => {
  const at = new Date('2030-08-01T06:00:00Z');
  const ids = Array.from({ length: 40 }, (_, place) => place + 1);
  const reports = ids.map((articleId) => view({ articleId, seconds: 3 }));
  await Promise.all(Array.from({ length: 4 }, (_, place) => countAt(at, place % 2 ? reports : reports.toReversed())));
  const counted = (await rows('audience_stories')).filter(({ day }) => day === '2030-08-01');
  expect(counted).toHaveLength(40);
  expect(counted.every(({ views, seconds }) => views === 4 && Number(seconds) === 12)).toBe(true);
});

test('three quarters of vitals lie under the percentile that is shown, to within a bucket', async () => {
  const at = new Date('2030-09-10T06:00:00Z');
  options.at = at;
  // 1,000 loads from 0.5 to 5.5 s: the true 75th percentile is 4.25 s. CLS in the same way to 0.4: 0.3.
  const vitals = (place: number): ReadingReport['vitals'] => [
    ['LCP', 500 + place * 5],
    ['CLS', place * 0.0004],
    ['INP', 150],
  ];
  await countAt(
    at,
    Array.from({ length: 1_000 }, (_, place): ReadingReport => ({ page: 'home', views: [], vitals: vitals(place) })),
  );
  const shown = new Map(
    (await ask('/audience')).vitals.map((figure: { vital: string; p75: number; count: number }) => [figure.vital, figure]),
  );
  const p75 = (name: string) => Number(Object(shown.get(name)).p75);
  expect(Math.abs(p75('LCP') / 4_250 - 1)).toBeLessThan(0.02);
  expect(Math.abs(p75('CLS') / 0.3 - 1)).toBeLessThan(0.02);
  expect(Math.abs(p75('INP') / 150 - 1)).toBeLessThan(0.091);
  expect(Object(shown.get('LCP'))).toMatchObject({ page: 'home', count: 1_000 });
  // A histogram is a few dozen rows, however many loads there were.
  expect((await rows('audience_vitals')).filter(({ day }) => day === '2030-09-10').length).toBeLessThan(120);
  options.at = MORNING;
});

test('old hours become days and old days months, with the same sums, and what is two years old goes', async () => {
  const old = new Date('2031-02-10T05:00:00Z');
  const reports = [
    view({ from: { host: 'bing.com' }, seconds: 5, depths: [25] }),
    { ...view(), vitals: [['TTFB', 100] as ['TTFB', number]] },
  ];
  for (const at of [old, new Date(old.getTime() + HOUR), new Date(old.getTime() + DAY), new Date('2031-02-01T00:00:00Z')])
    await countAt(at, reports);
  await countAt(new Date('2031-04-20T05:00:00Z'), reports);
  const sweep = async (now: Date) => {
    for (const one of audienceSweeps) while ((await one(app.app.db, now, 3)) === 3);
  };
  await sweep(new Date('2031-04-21T05:00:00Z'));
  const from = (await rows('audience_hours')).filter(({ hour }) => new Date(String(hour)).getTime() > old.getTime() - 15 * DAY);
  const days = from
    .filter(({ source }) => source === 'search')
    .map(({ hour, views, seconds }) => [new Date(String(hour)).toISOString(), views, Number(seconds)]);
  expect(days).toEqual([
    ['2031-01-31T18:30:00.000Z', 1, 5],
    ['2031-02-09T18:30:00.000Z', 2, 10],
    ['2031-02-10T18:30:00.000Z', 1, 5],
    ['2031-04-20T04:30:00.000Z', 1, 5],
  ]);
  const stories = (await rows('audience_stories')).filter(({ article_id, day }) => Number(article_id) === 12 && String(day) >= '2031');
  expect(stories.map(({ day, views, depth_25 }) => [day, views, depth_25])).toEqual([
    ['2031-02-01', 8, 4],
    ['2031-04-20', 2, 1],
  ]);
  expect((await rows('audience_hosts')).filter(({ day }) => String(day) >= '2031').map(({ day, views }) => [day, views])).toEqual([
    ['2031-02-01', 4],
    ['2031-04-20', 1],
  ]);
  expect((await rows('audience_vitals')).filter(({ day, vital }) => String(day) >= '2031' && vital === 'TTFB')).toHaveLength(2);
  await sweep(new Date('2034-01-01T05:00:00Z'));
  for (const table of ['audience_hours', 'audience_stories', 'audience_hosts', 'audience_vitals'])
    expect(await rows(table), table).toEqual([]);
});

test('what is to be moved is found by an index among what has moved', async () => {
  const { db } = app.app;
  for (const [table, time, index] of [
    [audienceHours, 'hour', 'audience_hours_hour_page_class_source_pk'],
    [audienceStories, 'day', 'audience_stories_day'],
  ] as const) {
    const plan = await planOf(db, oldRows({ table, time, key: [], sums: [] }, MORNING, 1_000));
    expect(plan).toContain(`using ${index}`);
    expect(plan).toContain(`Index Cond: (${time} = `);
  }
});

test('everybody in the newsroom sees the figures, and nobody else', async () => {
  expect((await app.ask(staffMember('reporter'), 'get', '/audience')).status).toBe(200);
  expect((await app.ask(undefined, 'get', '/audience')).status).toBe(401);
  expect((await app.ask(chief, 'get', '/audience/stories/0')).status).toBe(422);
});

test('the privacy notice says what is counted, and that nobody is named', async () => {
  const notice = await (await app.get('/privacy')).text();
  expect(notice).toContain('કોણે વાંચ્યું તે નોંધાતું નથી');
});
