import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { createStory } from '../../../src/desks/stories/copies/saveStory.ts';
import { workingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import type { scheduleAlarm } from '../../../src/desks/stories/lists/storyShapes.ts';
import { startPublishScheduler } from '../../../src/desks/stories/schedule/publishScheduler.ts';
import { applyTransition } from '../../../src/desks/stories/steps/applyTransition.ts';
import { desks } from '../../../src/newspaper.ts';
import { openApp } from '../../../src/openApp.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import type { App } from '../../../src/site/app.ts';
import { openPostgresServer } from '../../postgresServer.ts';
import { fillSmallApp } from '../../smallApp.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const chief = staffMember('chief-editor');
const START = new Date('2026-11-21T09:00:00Z');

async function open(clock: { at?: Date } = {}) {
  const newspaper = await openTestApp(clock);
  closing.push(newspaper.close);
  /** Time passes. Timers do not know this clock. */
  const passTo = (at: string) => {
    clock.at = new Date(at);
    newspaper.app.listeners.changedPerhaps();
  };
  return { newspaper, room: newsroomOf(newspaper), passTo };
}
const alarmsOf = async (newspaper: TestApp): Promise<z.output<typeof scheduleAlarm>[]> =>
  (await (await newspaper.ask(chief, 'get', '/schedule-alarms')).json()).data;
const shown = (newspaper: TestApp, id: number) => newspaper.get(`/news/crops/dam-darvaja-${id}`);
const soon = { timeout: 10_000, interval: 50 };
/**
 * The milliseconds from a moment until the schedule did what was due, by the server's clock, beyond what a timer for the same moment takes on
 * this machine just now.
 */
async function lateness(at: Date, doneAt: () => Promise<Date | string | undefined>): Promise<number> {
  await wait(Math.max(at.getTime() - Date.now(), 0));
  const ofTimers = Date.now() - at.getTime();
  await expect.poll(doneAt, soon).toBeDefined();
  return new Date((await doneAt()) ?? Number.NaN).getTime() - at.getTime() - ofTimers;
}

test('a scheduled story comes before readers at its moment and not before, though they had asked for it', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const { id } = await room.begin();
  await room.stepped(chief, id, 'schedule', { at: '2026-11-21T17:00:00+05:30' });
  passTo('2026-11-21T11:29:59.999Z');
  const other = startPublishScheduler(newspaper.app);
  closing.push(other.stop);
  await other.look();
  expect((await shown(newspaper, id)).status).toBe(404);
  expect(await (await newspaper.get('/category/crops/1')).text()).not.toContain(`-${id}"`);
  passTo('2026-11-21T11:30:00Z');
  await expect.poll(async () => (await shown(newspaper, id)).status, soon).toBe(200);
  expect(await (await newspaper.get('/category/crops/1')).text()).toContain(`-${id}"`);
  expect(await room.one(id)).toMatchObject({ state: 'published', publishedAt: '2026-11-21T11:30:00.000Z', scheduledAt: null });
  expect(await alarmsOf(newspaper)).toEqual([]);
});

test('by the clock on the wall, what is due within a moment is published then', async () => {
  const { newspaper, room } = await open();
  const { id } = await room.begin();
  const at = new Date(Date.now() + 1_300).toISOString();
  await room.stepped(chief, id, 'schedule', { at });
  expect((await shown(newspaper, id)).status).toBe(404);
  await expect.poll(async () => (await shown(newspaper, id)).status, soon).toBe(200);
  expect(await room.one(id)).toMatchObject({ state: 'published', publishedAt: at });
  expect(await alarmsOf(newspaper), 'it was not late').toEqual([]);
});

test('while nothing is due the schedule leaves the database alone, and knows at once of a story that is due sooner', async () => {
  const { newspaper, room } = await open();
  const [later, sooner] = [await room.begin(), await room.begin()];
  await room.stepped(chief, later.id, 'schedule', { at: new Date(Date.now() + 3_600_000).toISOString() });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  closing.push(() => query.mockRestore());
  await wait(4_000);
  const ofSchedule = query.mock.calls.map((args) => inspect(args[0])).filter((statement) => statement.includes('"scheduled_at"'));
  expect(ofSchedule.length).toBeLessThan(2);
  const at = new Date(Date.now() + 1_000);
  await room.stepped(chief, sooner.id, 'schedule', { at: at.toISOString() });
  const publishedAt = async () => {
    const { state, updatedAt } = await room.one(sooner.id);
    return state === 'published' ? updatedAt : undefined;
  };
  expect(await lateness(at, publishedAt)).toBeLessThan(1_000);
  expect((await shown(newspaper, sooner.id)).status).toBe(200);
});

test('a story that another process puts on the schedule is published at its moment, and leaves breaking news at its end', async () => {
  const server = await openPostgresServer();
  closing.push(server.close);
  const url = await server.createDatabase();
  const small = await fillSmallApp(url);
  closing.push(small.remove);
  const processes: App[] = [];
  for (let count = 0; count < 2; count++) {
    const { app, close } = await openApp({
      settings: readSettings({ DATA_DIR: small.dataDir, DATABASE_URL: url }),
      clock: systemClock,
      log: createLog('silent'),
      desks,
      projectDir: process.cwd(),
    });
    closing.push(close);
    processes.push(app);
  }
  const [publisher, other] = processes;
  if (!publisher || !other) throw new Error('There are no two processes');
  const scheduler = startPublishScheduler(publisher);
  closing.push(scheduler.stop);
  await scheduler.look();
  const at = new Date(Date.now() + 1_500);
  const until = new Date(at.getTime() + 1_500);
  const desk = { context: { ...other, by: chief }, staff: chief, now: new Date() };
  const working = workingCopy.parse({
    ...{ headline: 'ડેમ', slug: 'dam', categoryId: small.categoryId, body: { type: 'doc', content: [p('દરવાજા ખોલાયા.')] } },
    ...{ breaking: true, breakingUntil: until.toISOString() },
  });
  const id = await createStory(desk, { working, plannedFor: null, deadline: null });
  await applyTransition(desk, id, { step: 'schedule', version: 1, note: '', at, smallCorrection: false });
  const read = async (query: SQL) => (await other.db.execute<{ at: string }>(query)).rows[0]?.at;
  const publishedAt = () => read(sql`select saved_at as at from story_revisions where story_id = ${id} and step = 'publish'`);
  const overAt = () => read(sql`select stories.updated_at as at from stories join articles using (id) where id = ${id} and not breaking`);
  expect(await lateness(at, publishedAt)).toBeLessThan(1_000);
  expect(await lateness(until, overAt)).toBeLessThan(1_000);
});

test('several schedules of one paper publish each story once', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const ids: number[] = [];
  for (let count = 0; count < 5; count++) {
    const { id } = await room.begin();
    await room.stepped(chief, id, 'schedule', { at: '2026-11-21T09:01:00Z' });
    ids.push(id);
  }
  const clocks = Array.from({ length: 3 }, () => startPublishScheduler(newspaper.app));
  closing.push(...clocks.map((one) => one.stop));
  passTo('2026-11-21T09:01:00Z');
  await Promise.all(clocks.map((one) => one.look()));
  for (const id of ids) await expect.poll(async () => (await shown(newspaper, id)).status, soon).toBe(200);
  const { rows } = await newspaper.app.db.execute<{ subject: string }>(
    sql`select subject from audit_log where action = 'story.publish' and staff_id = 'schedule' order by id`,
  );
  expect(rows.map(({ subject }) => subject).sort()).toEqual(ids.map((id) => `article:${id}`).sort());
});

test('what became due while the paper was down is published when it opens, and the newsroom is told until someone takes note', async () => {
  const { dataDir, remove } = freshDataDir();
  closing.push(remove);
  const clock = { at: new Date(Date.now() - 3_600_000) };
  const before = await openTestApp({ ...clock, dataDir });
  const room = newsroomOf(before);
  const { id } = await room.begin();
  const dueAt = new Date(Date.now() - 1_800_000).toISOString();
  await room.stepped(chief, id, 'schedule', { at: dueAt });
  await before.close();
  const running = await startApp({ DATA_DIR: dataDir });
  await expect.poll(async () => (await fetch(`${running.url}/news/crops/dam-darvaja-${id}`)).status, soon).toBe(200);
  await running.stop();
  const after = await openTestApp({ dataDir });
  closing.push(after.close);
  expect(await newsroomOf(after).one(id)).toMatchObject({ state: 'published', publishedAt: dueAt });
  const [alarm] = await alarmsOf(after);
  expect(alarm).toMatchObject({ storyId: id, kind: 'missed', dueAt });
  expect(alarm?.caughtUpAt).not.toBeNull();
  const acknowledge = (role: 'reporter' | 'desk-editor') =>
    after.ask(staffMember(role), 'post', `/schedule-alarms/${alarm?.id}/acknowledge`);
  expect((await acknowledge('reporter')).status).toBe(403);
  expect((await acknowledge('desk-editor')).status).toBe(200);
  expect(await alarmsOf(after)).toEqual([]);
  expect((await acknowledge('desk-editor')).status).toBe(404);
});

test('a publication that fails is shown with its reason, tried again ever more slowly, and caught up with', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const { id } = await room.begin();
  await room.stepped(chief, id, 'schedule', { at: '2026-11-21T09:01:00Z' });
  const setHeadline = (headline: string) =>
    newspaper.app.db.execute(
      sql`update stories set working = jsonb_set(working, '{headline}', ${JSON.stringify(headline)}::jsonb) where id = ${id}`,
    );
  await setHeadline('');
  passTo('2026-11-21T09:01:00Z');
  await expect.poll(async () => (await alarmsOf(newspaper)).map(({ kind, attempts }) => [kind, attempts]), soon).toEqual([['failed', 1]]);
  expect((await alarmsOf(newspaper))[0]).toMatchObject({ storyId: id, error: { gu: 'હેડલાઇન લખો.' }, caughtUpAt: null });
  passTo('2026-11-21T09:01:04Z');
  const other = startPublishScheduler(newspaper.app);
  closing.push(other.stop);
  await other.look();
  expect((await alarmsOf(newspaper))[0]?.attempts).toBe(1);
  passTo('2026-11-21T09:01:05Z');
  await expect.poll(async () => (await alarmsOf(newspaper))[0]?.attempts, soon).toBe(2);
  expect((await shown(newspaper, id)).status).toBe(404);
  await setHeadline('ડેમ છલકાયો');
  passTo('2026-11-21T09:02:00Z');
  await expect.poll(async () => (await shown(newspaper, id)).status, soon).toBe(200);
  expect(await alarmsOf(newspaper)).toMatchObject([{ kind: 'failed', attempts: 2, caughtUpAt: '2026-11-21T09:02:00.000Z' }]);
});

test('a story taken off the schedule stays where it is', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const { id } = await room.begin();
  await room.stepped(chief, id, 'schedule', { at: '2026-11-21T09:01:00Z' });
  expect((await room.save(chief, await room.one(id), { headline: 'ફેરફાર' })).status).toBe(403);
  expect(await room.stepped(chief, id, 'unschedule')).toMatchObject({ state: 'approved', scheduledAt: null });
  passTo('2026-11-21T09:02:00Z');
  const other = startPublishScheduler(newspaper.app);
  closing.push(other.stop);
  await other.look();
  expect((await shown(newspaper, id)).status).toBe(404);
});

test('an editor who has the story open does not undo what the front page and the schedule decide', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const { id } = await room.begin();
  await room.stepped(chief, id, 'publish');
  const mark = (body: object) => newspaper.ask(chief, 'put', `/stories/${id}/breaking`, body);
  const opened = await room.one(id);
  expect((await mark({ breaking: true, until: '2026-11-21T09:30:00Z' })).status).toBe(200);
  const refused = await room.save(chief, opened, { headline: 'નવું મથાળું' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ details: { working: { breaking: true, headline: opened.working.headline } } });
  const reopened = await room.one(id);
  expect((await room.save(chief, reopened, { headline: 'નવું મથાળું' })).status).toBe(200);
  const beforeItsEnd = await room.one(id);
  passTo('2026-11-21T09:30:00Z');
  await expect.poll(async () => (await room.one(id)).working.breaking, soon).toBe(false);
  expect((await room.save(chief, beforeItsEnd, { headline: 'બીજું મથાળું' })).status).toBe(409);
  expect(await room.one(id)).toMatchObject({ hasChanges: true, working: { breaking: false, headline: 'નવું મથાળું' } });
});

test('breaking news is put up at once, and falls by itself at its moment', async () => {
  const clock = { at: START };
  const { newspaper, room, passTo } = await open(clock);
  const { id } = await room.begin();
  const mark = (body: object, staff = chief) => newspaper.ask(staff, 'put', `/stories/${id}/breaking`, body);
  expect((await mark({ breaking: true })).status).toBe(409);
  await room.stepped(chief, id, 'publish');
  const breakingNews = async () => (await newspaper.get('/breaking-news/1')).text();
  expect(await breakingNews()).not.toContain(`-${id}"`);
  expect((await mark({ breaking: true }, staffMember('reporter'))).status).toBe(403);
  expect((await mark({ breaking: true, until: '2026-11-21T08:00:00Z' })).status).toBe(422);
  expect((await mark({ breaking: true, until: '2026-11-21T09:30:00Z' })).status).toBe(200);
  expect(await breakingNews()).toContain(`-${id}"`);
  expect((await room.one(id)).working).toMatchObject({ breaking: true, breakingUntil: '2026-11-21T09:30:00.000Z' });
  passTo('2026-11-21T09:30:00Z');
  await expect.poll(breakingNews, soon).not.toContain(`-${id}"`);
  expect(await room.one(id)).toMatchObject({ hasChanges: false, working: { breaking: false, breakingUntil: null } });
  expect((await shown(newspaper, id)).status).toBe(200);
});
