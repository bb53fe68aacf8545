import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUSHES_TAG } from '../../../src/desks/notifications/pushes/duePushes.ts';
import { CHANGES_CHANNEL } from '../../../src/platform/change.ts';
import { decrypt, newBrowser } from '../../pushService.ts';
import { type RunningApp, startApp } from '../../templateApp.ts';
import { openPushSite, type PushSite } from './openPushSite.ts';
import { seedBrowsers, seedCampaign } from './seedBrowsers.ts';

// Two programs on one PostgreSQL server, one of which is killed outright (SIGKILL) while both send.

const BROWSERS = 3_000;
const MEMBERS = 400;
/** What a killed process may send again: the messages under way, and outcomes that are not recorded yet. */
const MAX_SENT_AGAIN = 300;

let site: PushSite;
const browser = newBrowser('');
const running: RunningApp[] = [];

beforeAll(async () => {
  site = await openPushSite();
});
afterAll(async () => {
  for (const app of running) await app.stop();
  await site.close();
});
beforeEach(() => {
  site.service.received.length = 0;
});

const reached = () => new Set(site.service.received.map(({ path }) => path)).size;
const count = async (table: string) =>
  Number((await site.database.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]?.n);

/** Waits until the service has got nothing for two seconds. */
async function silence(): Promise<void> {
  for (let before = -1; before !== site.service.received.length; await wait(2_000)) before = site.service.received.length;
}

/** Starts two programs, kills one of them after so many messages, and leaves the other to finish; `meanwhile` is done after the kill. */
async function killOneOfTwo(killAt: number, isDone: () => Promise<boolean>, meanwhile = async () => undefined): Promise<void> {
  const [first, second] = [await startApp(site.environment), await startApp(site.environment)];
  running.splice(0, running.length, second);
  while (site.service.received.length < killAt) await wait(5);
  await first.kill();
  await meanwhile();
  while (!(await isDone())) await wait(200);
  await second.stop();
  running.length = 0;
}

/** The ids of the messages to each browser: a browser shows one id once, however often it comes. */
function idsOf(): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { path, body } of site.service.received) {
    const known = ids.get(path) ?? new Set();
    ids.set(path, known.add(JSON.parse(decrypt(browser, body)).id));
  }
  return ids;
}

test('a message to readers, sent by two programs of which one is killed, reaches every browser and is shown once', async () => {
  const { db } = site.database;
  await seedBrowsers(db, site.service.origin, browser, BROWSERS);
  site.service.answers.to = () => ({ status: 201, afterMs: 60 });
  await seedCampaign(db);
  await killOneOfTwo(1_000, async () => {
    const { rows } = await db.execute<{ state: string }>(sql`select state from push_campaigns`);
    return rows[0]?.state === 'sent';
  });
  expect(reached()).toBe(BROWSERS);
  const { rows } = await db.execute(sql`select state, sent, expired, failed from push_campaigns`);
  expect(rows).toEqual([{ state: 'sent', sent: BROWSERS, expired: 0, failed: 0 }]);
  expect(await count('push_batches')).toBe(0);
  expect(site.service.received.length - BROWSERS).toBeLessThanOrEqual(MAX_SENT_AGAIN);
  for (const ids of idsOf().values()) expect(ids.size).toBe(1);
}, 180_000);

test('notifications of the staff, sent by two programs of which one is killed, reach every browser and are shown once', async () => {
  const { db } = site.database;
  const p256dh = browser.keys.getPublicKey('base64url');
  const auth = browser.auth.toString('base64url');
  await db.execute(sql`insert into staff (id, name, email, role)
    select 'm' || at, 'Member ' || at, 'm' || at || '@savar.example', 'reporter' from generate_series(1, ${MEMBERS}::int) at`);
  await db.execute(sql`insert into staff_sessions (id, user_id, token, expires_at, created_at, updated_at)
    select 's' || at, 'm' || at, 't' || at, now() + interval '10 hours', now(), now() from generate_series(1, ${MEMBERS}::int) at`);
  await db.execute(sql`insert into notification_browsers (staff_id, session_id, endpoint_hash, endpoint, p256dh, auth, browser_name, saved_at)
    select 'm' || at, 's' || at, 'hash ' || at, ${site.service.origin}::text || '/s' || at, ${p256dh}::text, ${auth}::text, 'Chrome', now()
    from generate_series(1, ${MEMBERS}::int) at`);
  // Three for each member, as when a note names everybody three times.
  await db.execute(sql`insert into notifications (staff_id, kind, story_id, headline, by_name, note, created_at)
    select 'm' || at, 'mention', (select min(id) from stories), 'પુલ ખૂલ્યો', 'મીરા શાહ', 'જુઓ ' || times, now()
    from generate_series(1, ${MEMBERS}::int) at, generate_series(1, 3) times`);
  await db.execute(sql`insert into notification_pushes (notification_id, browser_id, due_at)
    select notifications.id, notification_browsers.id, now() from notifications join notification_browsers using (staff_id)`);
  site.service.answers.to = () => ({ status: 201, afterMs: 150 });
  /** The other has sent all that it could claim: what is left was claimed by the killed one, for a minute. */
  const passMinute = async () => {
    await silence();
    expect(await count('notification_pushes')).toBeGreaterThan(0);
    await db.execute(sql`update notification_pushes set due_at = due_at - interval '1 minute'`);
    await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify([PUSHES_TAG])})`);
    return undefined;
  };
  await killOneOfTwo(300, async () => (await count('notification_pushes')) === 0, passMinute);
  expect(reached()).toBe(MEMBERS);
  expect(site.service.received.length - MEMBERS * 3).toBeLessThanOrEqual(MAX_SENT_AGAIN);
  for (const [path, ids] of idsOf()) expect(ids.size, path).toBe(3);
}, 240_000);
