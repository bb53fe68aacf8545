import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHeadlineCounter } from '../../../src/desks/headlines/counting/headlineCounter.ts';
import type { HeadlineReport } from '../../../src/desks/headlines/counting/headlineReport.ts';
import type { StoryTests } from '../../../src/desks/headlines/newsroom/endpoints.ts';
import { decideNextTest } from '../../../src/desks/headlines/running/decideTests.ts';
import { sweepTests } from '../../../src/desks/headlines/running/testSweep.ts';
import type { WorkingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import type { StoryForEditing } from '../../../src/desks/stories/lists/storyShapes.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  newspaper = await openTestApp();
  room = newsroomOf(newspaper);
  await newspaper.app.db.execute(sql`delete from headline_tests`);
});
afterAll(() => newspaper.close());

const LIST = '/category/crops/1';
const textOf = async (path: string): Promise<string> => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

let made = 0;
const published = async (changes: Partial<WorkingCopy> = {}): Promise<StoryForEditing & { address: string }> => {
  made += 1;
  const begun = await room.begin(room.chief, { slug: `kasoti-${made}`, headline: `ડેમના દરવાજા ખોલાયા ${made}`, ...changes });
  const story = await room.stepped(room.chief, begun.id, 'publish');
  return { ...story, address: story.address ?? '' };
};

type Asked = { headlines?: string[]; hours?: number; startsAt?: string; isForAll?: boolean };
const start = (storyId: number, asked: Asked = {}, staff: Staff = room.chief) =>
  newspaper.ask(staff, 'post', `/stories/${storyId}/headline-tests`, { headlines: ['“નદીમાં ન જશો”'], ...asked });
const started = async (storyId: number, asked: Asked = {}): Promise<number> => {
  const response = await start(storyId, asked);
  expect([response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([200, '']);
  const { tests }: StoryTests = await response.json();
  return tests[0]?.id ?? 0;
};
const testsOf = async (storyId: number): Promise<StoryTests> =>
  (await newspaper.ask(room.chief, 'get', `/stories/${storyId}/headline-tests`)).json();
const newestOf = async (storyId: number) => (await testsOf(storyId)).tests[0];
const end = (id: number, winner: number | null, staff: Staff = room.chief) =>
  newspaper.ask(staff, 'post', `/headline-tests/${id}/end`, { winner });

/** Counts visits, as another process would. */
async function count(testId: number, variants: readonly (readonly [shown: number, clicked: number])[]): Promise<void> {
  const counter = openHeadlineCounter(newspaper.app);
  for (const [place, [shown, clicked]] of variants.entries()) {
    const one = (isClicked: boolean): HeadlineReport => ({ reports: [{ test: testId, place, isShown: true, isClicked }] });
    for (let visit = 0; visit < shown; visit += 1) counter.count(one(visit < clicked));
  }
  await counter.stop();
}
const countsOf = async (storyId: number) => (await newestOf(storyId))?.variants.map(({ shown, clicked }) => [shown, clicked]);
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
/** Asks the rule about everything that is due. */
async function decideAll(now: Date): Promise<void> {
  while (await decideNextTest(newspaper.app, now));
}
const auditOf = async (storyId: number) =>
  (
    await newspaper.app.db.execute<{ action: string; staff_name: string; after: Record<string, unknown> }>(
      sql`select action, staff_name, after from audit_log where subject = ${`article:${storyId}`} order by id desc`,
    )
  ).rows;

test('a page with a story under test holds all its headlines and the original is shown; others, feeds and the story keep theirs', async () => {
  const { id, address, working } = await published();
  expect(await textOf(LIST)).not.toContain('data-headlines');
  const testId = await started(id, { headlines: ['“નદીમાં ન જશો” & સાવધાન', 'પાણી છોડાયું'] });
  const page = await newspaper.get(LIST);
  const html = await page.text();
  expect(html).toContain(
    `<a href="${address}" data-headlines="${testId} 3"><span>${working.headline}</span><span hidden="">“નદીમાં ન જશો” &amp; સાવધાન</span><span hidden="">પાણી છોડાયું</span></a></h`,
  );
  // The inline script may run here, and on no other page.
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(4);
  const other = await newspaper.get('/category/cinema/1');
  expect(other.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(3);
  expect(await other.text()).not.toContain('HeadlineTests');
  // The same HTML for everybody, from the cache.
  expect(await textOf(LIST)).toBe(html);
  for (const path of [address, '/feeds/category/crops.xml', `/lite${LIST}`, `/mobile${LIST}`]) {
    const text = await textOf(path);
    expect(text, path).toContain(working.headline);
    expect(text, path).not.toContain('સાવધાન');
  }
  await end(testId, null);
  expect(await textOf(LIST)).not.toContain('data-headlines');
});

test('visits are counted for a test that runs; bots, other sites and nonsense count for nothing', async () => {
  const { id } = await published();
  const testId = await started(id);
  const send = (reports: unknown, headers: Record<string, string> = {}) =>
    newspaper.post('/api/headline-seen', { reports }, { 'user-agent': PHONE, ...headers });
  expect((await send([{ test: testId, place: 0, isShown: true }])).status).toBe(200);
  expect((await send([{ test: testId, place: 1, isShown: true, isClicked: true }])).status).toBe(200);
  expect(
    (
      await send([
        { test: testId, place: 3, isShown: true },
        { test: 999_999, place: 0, isShown: true },
      ])
    ).status,
  ).toBe(200);
  expect(
    (await send([{ test: testId, place: 1, isShown: true }], { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).status,
  ).toBe(200);
  expect((await send([{ test: testId, place: 1, isShown: true }], { origin: 'https://evil.example' })).status).toBe(403);
  for (const wrong of [[{ test: 'x', place: 0 }], [{ test: testId, place: 9 }], 'all', Array(41).fill({ test: testId, place: 0 })])
    expect((await send(wrong)).status).toBe(400);
  await expect
    .poll(() => countsOf(id), { timeout: 8_000 })
    .toEqual([
      [1, 0],
      [1, 1],
    ]);
  await end(testId, null);
  await count(testId, [[5, 5]]);
  expect(await countsOf(id)).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('a test that is won puts its headline into lists, as a change that an editor publishes; the story and its address stay', async () => {
  const story = await published();
  const testId = await started(story.id);
  await count(testId, [
    [900, 40],
    [900, 80],
  ]);
  await decideAll(later(3));
  expect(await newestOf(story.id)).toMatchObject({ state: 'running', judgement: 'few' });
  await count(testId, [
    [1_600, 90],
    [1_600, 160],
  ]);
  // Asked a moment ago: the rule is asked every few minutes.
  await decideAll(later(4));
  expect(await newestOf(story.id)).toMatchObject({ state: 'running', judgement: 'proven', leader: 1 });
  await textOf(LIST);
  await decideAll(later(6));
  expect(await newestOf(story.id)).toMatchObject({ state: 'ended', outcome: 'won', winner: 1, endedByName: 'હેડલાઇનની કસોટી' });
  const list = await textOf(LIST);
  expect(list).toContain(`<a href="${story.address}">“નદીમાં ન જશો”</a>`);
  expect(list).not.toContain('data-headlines');
  expect(await textOf(story.address)).toContain(`>${story.working.headline}</h1>`);
  expect(await textOf('/feeds/category/crops.xml')).toContain(story.working.headline);
  const now = await room.one(story.id);
  expect(now).toMatchObject({
    hasChanges: false,
    address: story.address,
    working: { headline: story.working.headline, listHeadline: '“નદીમાં ન જશો”' },
  });
  expect(now.version).toBe(story.version + 1);
  const { data: revisions } = await (await newspaper.ask(room.chief, 'get', `/stories/${story.id}/revisions`)).json();
  expect(revisions[0]).toMatchObject({ version: now.version, step: 'update', note: 'હેડલાઇનની કસોટીમાં આગળ રહી' });
  const [update, ended, begun] = await auditOf(story.id);
  expect(update).toMatchObject({ action: 'story.update', staff_name: 'હેડલાઇનની કસોટી', after: { listHeadline: '“નદીમાં ન જશો”' } });
  expect(ended).toMatchObject({ action: 'headlineTest.end', after: { outcome: 'won' } });
  expect(begun).toMatchObject({ action: 'headlineTest.start', staff_name: room.chief.name });
});

test('what an editor has in hand stays, and gets the winner where they have not written another', async () => {
  const story = await published();
  const testId = await started(story.id, { isForAll: true });
  await room.saved(room.chief, await room.one(story.id), { deck: 'હજી લખાય છે.' });
  expect((await end(testId, 1)).status).toBe(200);
  expect(await newestOf(story.id)).toMatchObject({ outcome: 'chosen', winner: 1, endedByName: room.chief.name });
  const now = await room.one(story.id);
  expect(now).toMatchObject({ hasChanges: true, working: { headline: '“નદીમાં ન જશો”', listHeadline: '', deck: 'હજી લખાય છે.' } });
  const html = await textOf(story.address);
  expect(html).toContain('>“નદીમાં ન જશો”</h1>');
  expect(html).not.toContain('હજી લખાય છે.');
});

test('two processes decide once, whatever both of them see', async () => {
  const story = await published();
  const testId = await started(story.id);
  await count(testId, [
    [3_000, 120],
    [3_000, 260],
  ]);
  const now = later(3);
  await Promise.all([decideAll(now), decideAll(now), decideAll(now)]);
  expect((await auditOf(story.id)).filter(({ action }) => action === 'headlineTest.end')).toHaveLength(1);
  expect((await room.one(story.id)).version).toBe(story.version + 1);
});

test('when the time is over the original stays, and so it does when the counts cannot be trusted', async () => {
  const [undecided, uneven] = [await published(), await published()];
  const first = await started(undecided.id, { hours: 6 });
  await count(first, [
    [1_500, 75],
    [1_480, 80],
  ]);
  const second = await started(uneven.id);
  await count(second, [
    [2_000, 100],
    [3_000, 300],
  ]);
  await decideAll(later(3));
  expect(await newestOf(undecided.id)).toMatchObject({ state: 'running', judgement: 'open', leader: 1 });
  expect(await newestOf(uneven.id)).toMatchObject({ state: 'ended', outcome: 'uneven', winner: 0 });
  await decideAll(new Date(Date.now() + 6 * HOUR + MINUTE));
  expect(await newestOf(undecided.id)).toMatchObject({ state: 'ended', outcome: 'time', winner: 0 });
  expect((await room.one(undecided.id)).version).toBe(undecided.version);
});

test('a test ends when its story gets another headline or is withdrawn, and a planned one begins at its time', async () => {
  const [changed, gone, planned] = [await published(), await published(), await published()];
  await started(changed.id);
  await started(gone.id);
  const startsAt = later(20).toISOString();
  await started(planned.id, { startsAt });
  await room.saved(room.chief, await room.one(changed.id), { headline: 'સપાટી ઘટી' });
  await room.stepped(room.chief, changed.id, 'update');
  await room.stepped(room.chief, gone.id, 'withdraw', { note: 'ભૂલ હતી.' });
  await decideAll(later(3));
  expect(await newestOf(changed.id)).toMatchObject({ outcome: 'changed' });
  expect(await newestOf(gone.id)).toMatchObject({ outcome: 'gone' });
  expect(await newestOf(planned.id)).toMatchObject({ state: 'planned' });
  expect(await textOf(LIST)).not.toContain(`href="${planned.address}" data-headlines`);
  await decideAll(later(21));
  expect(await newestOf(planned.id)).toMatchObject({ state: 'running' });
  expect(await textOf(LIST)).toContain(`href="${planned.address}" data-headlines`);
});

test('only whoever may publish changes of the story may test it, and only what makes sense is tested', async () => {
  const { id, working } = await published();
  for (const staff of [staffMember('reporter'), staffMember('sub-editor')]) expect((await start(id, {}, staff)).status).toBe(403);
  expect((await newspaper.ask(undefined, 'get', `/stories/${id}/headline-tests`)).status).toBe(401);
  const refused = async (asked: Asked) => {
    const response = await start(id, asked);
    expect(response.status).toBe(422);
    return (await response.json()).issues.map(({ path }: { path: string }) => path);
  };
  expect(await refused({ headlines: ['  '] })).toEqual(['headlines.0']);
  expect(await refused({ headlines: ['સપાટી વધી', ' સપાટી વધી'] })).toEqual(['headlines.1']);
  expect(await refused({ headlines: [working.headline] })).toEqual(['headlines.0']);
  expect(await refused({ startsAt: later(-5).toISOString() })).toEqual(['startsAt']);
  expect(await refused({ startsAt: later(60 * 24 * 40).toISOString() })).toEqual(['startsAt']);
  for (const asked of [{ headlines: [] }, { headlines: ['1', '2', '3', '4'] }, { hours: 0 }, { hours: 1_000 }])
    expect((await start(id, asked)).status).toBe(422);
  const testId = await started(id);
  expect((await start(id)).status).toBe(409);
  expect((await end(testId, 2)).status).toBe(422);
  expect((await end(testId, null, staffMember('sub-editor'))).status).toBe(403);
  expect((await end(testId, null)).status).toBe(200);
  expect((await end(testId, 1)).status).toBe(409);
  expect((await end(999_999, null)).status).toBe(404);
  expect((await start((await room.begin()).id)).status).toBe(409);
  expect((await newspaper.ask(staffMember('reporter'), 'get', `/stories/${id}/headline-tests`)).status).toBe(200);
});

test('tests are forgotten two years after they ended', async () => {
  const before = Number(
    (await newspaper.app.db.execute<{ n: number }>(sql`select count(*)::int n from headline_tests where state = 'ended'`)).rows[0]?.n,
  );
  expect(before).toBeGreaterThan(0);
  const inTwoYears = new Date(Date.now() + 731 * 24 * HOUR);
  expect(await sweepTests(newspaper.app.db, new Date(), 100)).toBe(0);
  expect(await sweepTests(newspaper.app.db, inTwoYears, 1)).toBe(1);
  expect(await sweepTests(newspaper.app.db, inTwoYears, 100)).toBe(before - 1);
});
