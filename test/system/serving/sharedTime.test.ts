import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { CAMPAIGNS_TAG } from '../../../src/desks/push/sending/batches.ts';
import { createStory } from '../../../src/desks/stories/copies/saveStory.ts';
import { workingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import { applyTransition } from '../../../src/desks/stories/steps/applyTransition.ts';
import { CHANGES_CHANNEL } from '../../../src/platform/change.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { newBrowser } from '../../pushService.ts';
import { type RunningApp, startApp } from '../../templateApp.ts';
import { staffMember } from '../openTestApp.ts';
import { openPushSite, type PushSite } from '../readers/openPushSite.ts';
import { seedBrowsers, seedCampaign } from '../readers/seedBrowsers.ts';

// Two programs on one PostgreSQL server; the clock of one of the two machines is three minutes ahead.

const MINUTE = 60_000;
const AHEAD = 3 * MINUTE;
const BROWSERS = 1_000;

/** Sets the clock of a program that is started with it. */
const clockAhead = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now;
    globalThis.Date = class extends Date {
      constructor(...given) { if (given.length) super(...given); else super(now() + ${ms}); }
      static now() { return now() + ${ms}; }
    };`)}`,
});

let site: PushSite;
const running: RunningApp[] = [];
beforeAll(async () => {
  site = await openPushSite();
  running.push(await startApp(site.environment), await startApp({ ...site.environment, ...clockAhead(AHEAD) }));
});
afterAll(async () => {
  for (const app of running) await app.stop();
  await site.close();
});

test('who runs the machine is told', () => {
  const [right, ahead] = running.map((app) => app.output());
  expect(right).not.toContain('the clock of this machine');
  expect(ahead).toContain('"behindSeconds":-180');
});

test('a scheduled story waits for its moment', async () => {
  const { db } = site.database;
  const category = await readTopic(db, 'category', 'gujarat');
  const staff = staffMember('chief-editor');
  const desk = () => ({ context: { db, invalidate: () => undefined, clock: systemClock, by: staff }, staff, now: new Date() });
  const schedule = async (inMs: number) => {
    const working = workingCopy.parse({
      headline: 'સમયસર',
      slug: 'samaysar',
      categoryId: category?.id,
      body: { type: 'doc', content: [p('.')] },
    });
    const id = await createStory(desk(), { working, plannedFor: null, deadline: null });
    const at = new Date(Date.now() + inMs);
    await applyTransition(desk(), id, { step: 'schedule', version: 1, note: '', at, smallCorrection: false });
    return id;
  };
  const stateOf = async (id: number) =>
    (await db.execute<{ state: string }>(sql`select state from stories where id = ${id}`)).rows[0]?.state;
  const later = await schedule(2 * MINUTE);
  const soon = await schedule(1_500);
  await expect.poll(() => stateOf(soon), { timeout: 20_000 }).toBe('published');
  expect(await stateOf(later)).toBe('scheduled');
});

test('a message to readers is sent once to each', async () => {
  const { db } = site.database;
  await seedBrowsers(db, site.service.origin, newBrowser(''), BROWSERS);
  // Long enough for the other program to look for work that nobody does.
  site.service.answers.to = () => ({ status: 201, afterMs: 300 });
  await seedCampaign(db);
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify([CAMPAIGNS_TAG])})`);
  const isSent = async () => (await db.execute<{ state: string }>(sql`select state from push_campaigns`)).rows[0]?.state === 'sent';
  while (!(await isSent())) await wait(100);
  expect(new Set(site.service.received.map(({ path }) => path)).size).toBe(BROWSERS);
  expect(site.service.received).toHaveLength(BROWSERS);
}, 60_000);
