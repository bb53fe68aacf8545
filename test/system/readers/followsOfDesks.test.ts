import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { readMatches, readTeams, type Team } from '../../../src/desks/cricket/queries.ts';
import { readMainCrops, readNewestDays } from '../../../src/desks/mandi/queries.ts';
import { groupedNumber } from '../../../src/platform/text/numbers.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let cotton: { id: number; name: string };
let india: Team;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  const crop = (await readMainCrops(site.app.db))[0];
  const team = [...(await readTeams(site.app.db)).values()].find(({ code }) => code === 'IND');
  if (!crop || !team) throw new Error('The demo paper has neither crops nor the team');
  cotton = crop;
  india = team;
});
afterAll(() => site.close());

let count = 0;
async function loggedIn(): Promise<ReaderDevice> {
  count += 1;
  const device = new ReaderDevice(site, `198.51.100.${100 + count}`);
  await device.logIn(`982506000${count}`, `+91982506000${count}`);
  return device;
}

const dataOf = async (answer: Response | Promise<Response>) => (await (await answer).json()).data;
const mainOf = (html: string): string => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('<!-- -->', '');

test('a crop and a team are followed and left with the same calls as a topic', async () => {
  const device = await loggedIn();
  const surat = await readTopic(site.app.db, 'city', 'surat');
  expect(await dataOf(device.call('POST', '/follow', { cropId: cotton.id }))).toEqual({
    success: true,
    message: 'હવે તમે આ પાકને અનુસરો છો.',
  });
  await device.call('POST', '/follow', { topicId: surat?.id });
  for (const _ of [1, 2])
    expect(await dataOf(device.call('POST', '/follow', { teamId: india.id }))).toEqual({
      success: true,
      message: 'હવે તમે આ ટીમને અનુસરો છો.',
    });
  expect(await dataOf(device.call('GET', '/user/follow'))).toEqual([
    { cropId: cotton.id, crop: { slug: 'cotton', name: cotton.name, url: '/mandi-bhav/crop/cotton' } },
    { topicId: surat?.id, topic: expect.objectContaining({ slug: 'surat' }) },
    { teamId: india.id, team: { slug: india.slug, name: india.name, url: `/cricket/team/${india.slug}` } },
  ]);
  expect(await dataOf(device.call('DELETE', '/follow', { cropId: cotton.id }))).toEqual({
    success: true,
    message: 'હવે તમે આ પાકને અનુસરતા નથી.',
  });
  await device.send('/account/unfollow', { teamId: String(india.id) });
  expect(await dataOf(device.call('GET', '/user/follow'))).toHaveLength(1);
});

test('my news shows the newest price of a followed crop, and the matches of a followed team', async () => {
  const device = await loggedIn();
  await device.call('POST', '/follow', { cropId: cotton.id });
  await device.call('POST', '/follow', { teamId: india.id });
  const [day] = await readNewestDays(site.app.db, [cotton.id]);
  const [live, next, last] = await Promise.all(
    (['live', 'fixture', 'complete'] as const).map((status) => readMatches(site.app.db, { status, teamId: india.id, limit: 1 })),
  );
  const main = mainOf(await (await device.ask('/account/my-news')).text());
  expect(main).toContain(`href="/mandi-bhav/crop/cotton"`);
  expect(main).toContain(`₹${groupedNumber(day?.modal ?? 0)}`);
  const expected = [live, next, last].flatMap((matches) => matches?.[0]?.id ?? []);
  expect(expected.length).toBeGreaterThan(0);
  expect([...main.matchAll(/href="\/cricket\/match\/(\d+)\//g)].map(([, id]) => Number(id))).toEqual(expected);
});

test('two followed teams that meet have one match in the list', async () => {
  const device = await loggedIn();
  const [match] = await readMatches(site.app.db, { status: 'complete', teamId: india.id, limit: 1 });
  for (const teamId of [match?.teamAId, match?.teamBId]) await device.call('POST', '/follow', { teamId });
  const main = mainOf(await (await device.ask('/account/my-news')).text());
  const ids = [...main.matchAll(/href="\/cricket\/match\/(\d+)\//g)].map(([, id]) => Number(id));
  expect(ids).toContain(match?.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a crop or a team that is not there is refused in words', async () => {
  const device = await loggedIn();
  expect(await dataOf(device.call('POST', '/follow', { cropId: 987_654 }))).toEqual({ success: false, message: 'આ પાક હવે નથી.' });
  expect(await dataOf(device.call('POST', '/follow', { teamId: 987_654 }))).toEqual({ success: false, message: 'આ ટીમ હવે નથી.' });
  const sent = await device.send('/account/follow', { teamId: '987654' });
  expect(await (await device.ask(sent.headers.get('location') ?? '')).text()).toContain('આ ટીમ હવે નથી.');
});

test('without script a reader follows a crop and a team from their pages, after logging in', async () => {
  const device = new ReaderDevice(site, '198.51.100.90');
  expect(await (await device.ask('/mandi-bhav/crop/cotton')).text()).toContain(`name="cropId" value="${cotton.id}"`);
  expect(await (await device.ask(`/cricket/team/${india.slug}`)).text()).toContain(`name="teamId" value="${india.id}"`);
  const asked = await device.send('/account/follow', { cropId: String(cotton.id) });
  expect(asked.headers.get('location')).toBe(`/account/login?next=${encodeURIComponent(`/account/follow/crop/${cotton.id}`)}`);
  await device.logIn('9825060404', '+919825060404', `/account/follow/crop/${cotton.id}`);
  const question = await (await device.ask(`/account/follow/crop/${cotton.id}`)).text();
  expect(question).toContain('આ પાકને અનુસરવો છે?');
  const sent = await device.send('/account/follow', { cropId: String(cotton.id) });
  expect(sent.headers.get('location')).toBe('/account/my-news?state=followed&kind=crop');
  expect(await (await device.ask('/account/my-news?state=followed&kind=crop')).text()).toContain('હવે તમે આ પાકને અનુસરો છો.');
  expect((await device.ask('/account/follow/team/987654')).status).toBe(404);
  expect((await device.ask('/account/follow/other/1')).status).toBe(404);
});

test('what is followed is in the reader’s own copy, and erased with the account', async () => {
  const device = await loggedIn();
  await device.call('POST', '/follow', { cropId: cotton.id });
  await device.call('POST', '/follow', { teamId: india.id });
  const copy = z.object({ follows: z.array(z.object({ kind: z.string(), slug: z.string() })) });
  const { follows } = copy.parse(await (await device.ask('/account/data')).json());
  expect(follows).toMatchObject([
    { kind: 'crop', slug: 'cotton' },
    { kind: 'team', slug: india.slug },
  ]);
  const all = sql`select count(*)::int as n from follows`;
  const before = z.object({ n: z.number() }).parse((await site.app.db.execute(all)).rows[0]).n;
  await device.send('/account/delete', { sure: 'yes' });
  expect((await site.app.db.execute(all)).rows).toEqual([{ n: before - 2 }]);
});
