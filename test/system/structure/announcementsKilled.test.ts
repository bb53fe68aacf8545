import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../../src/platform/database.ts';
import { feedsTold, openAnnouncementReceiver } from '../../announcementReceiver.ts';
import { openPostgresServer } from '../../postgresServer.ts';
import { publishStory } from '../../publishStory.ts';
import { fillSmallApp } from '../../smallApp.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { draftStory } from '../draftStory.ts';

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const remove of cleanUp.reverse()) await remove();
});

const SITE = 'https://savar.example';
const LATEST = `${SITE}/feeds/list/latest.xml`;
const WAIT = { timeout: 60_000, interval: 50 };
const countWaiting = async ({ db }: OpenDatabase) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from announcements`)).rows[0]?.n;
const publish = async ({ db }: OpenDatabase, slug: string) => {
  const categoryId = (await readTopic(db, 'category', 'gujarat'))?.id ?? 0;
  return publishStory({ db, invalidate: () => undefined, clock: systemClock }, draftStory({ slug, categoryId }));
};

test('a process killed between a publication and its announcement, and one killed while it announces, lose nothing', async () => {
  const hub = await openAnnouncementReceiver();
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(hub.close, remove);
  const environment = { DATA_DIR: dataDir, SITE_URL: SITE, WEBSUB_HUBS: hub.url };
  const inDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  await (await startApp(environment)).stop();
  // This process ends after the commit of the publication, and has told nobody.
  await inDatabase((database) => publish(database, 'khabar'));
  expect(hub.received).toEqual([]);

  hub.answers.to = () => ({ status: 204, afterMs: 3_000 });
  const first = await startApp(environment);
  await vi.waitFor(() => expect(hub.received.length).toBeGreaterThan(0), WAIT);
  await first.kill();
  expect(await inDatabase(countWaiting)).toBeGreaterThan(0);

  hub.received.length = 0;
  hub.answers.to = () => ({ status: 204 });
  const second = await startApp(environment);
  await vi.waitFor(() => expect(feedsTold(hub)).toContain(LATEST), WAIT);
  await wait(4_000);
  await second.stop();
  expect(await inDatabase(countWaiting)).toBe(0);
}, 180_000);

test('of two processes on one server each feed is told by one only, also when many stories are published', async () => {
  const server = await openPostgresServer();
  cleanUp.push(server.close);
  const hub = await openAnnouncementReceiver();
  const url = await server.createDatabase();
  const small = await fillSmallApp(url);
  cleanUp.push(hub.close, small.remove);
  const environment = { DATA_DIR: small.dataDir, DATABASE_URL: url, SITE_URL: SITE, WEBSUB_HUBS: hub.url };
  hub.answers.to = () => ({ status: 204, afterMs: 400 });
  const running = [await startApp(environment), await startApp(environment)];
  const database = await openDatabase({ databaseUrl: url, dataDir: small.dataDir });
  try {
    await vi.waitFor(async () => expect((await database.db.execute(sql`select from announcement_receivers`)).rows).toHaveLength(1), WAIT);
    await Promise.all(Array.from({ length: 12 }, (_, at) => publish(database, `khabar-${at}`)));
    await vi.waitFor(async () => expect(await countWaiting(database)).toBe(0), WAIT);
    const feeds = feedsTold(hub);
    expect(feeds).toContain(LATEST);
    expect(feeds).toHaveLength(new Set(feeds).size);
  } finally {
    await database.close();
    for (const app of running) await app.stop();
  }
}, 180_000);
