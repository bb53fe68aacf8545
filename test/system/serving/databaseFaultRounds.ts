import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { z } from 'zod';
import { p } from '../../../src/platform/document/blocks.ts';
import { newsroomServerWords } from '../../../src/site/newsroom/words.ts';
import { openPostgresServer, type PostgresServer, type StopMode } from '../../postgresServer.ts';
import { fillSmallApp } from '../../smallApp.ts';
import { type RunningApp, startApp } from '../../templateApp.ts';
import { type AskNewsroom, signInFirstEditor } from '../firstEditor.ts';

/** Pages that are in the cache when a fault begins. */
const PAGES = ['/', '/category/gujarat/1', '/recent-news/1', '/sitemap', '/api/article-list?limit=5'];
/** What has not come about by then never does; no test depends on how much sooner it comes. */
const PATIENCE_MS = 60_000;
const WRITERS = 4;

const savedStory = z.object({ id: z.number(), version: z.number() });
type SavedStory = z.infer<typeof savedStory>;

export type FaultyApp = {
  server: PostgresServer;
  database: string;
  app: RunningApp;
  ask: AskNewsroom;
  categoryId: number;
  close: () => Promise<void>;
};

/** A small newspaper as a process of its own on a PostgreSQL server that can be made to fail, with an editor signed in. */
export async function openFaultyApp(): Promise<FaultyApp> {
  const server = await openPostgresServer();
  const url = await server.createDatabase();
  const { categoryId, dataDir, remove } = await fillSmallApp(url);
  const app = await startApp({ DATABASE_URL: url, DATA_DIR: dataDir });
  const ask = await signInFirstEditor(app);
  const close = async () => {
    await app.stop();
    await server.close();
    remove();
  };
  return { server, database: new URL(url).pathname.slice(1), app, ask, categoryId, close };
}

async function until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(20)) {
    const result = await look();
    if (result) return result;
  }
  throw new Error(`It never came about that ${what}`);
}

const isAlive = ({ pid }: RunningApp): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const storyOf = (categoryId: number, headline: string) => ({
  working: { headline, slug: 'kasoti', categoryId, body: { type: 'doc', content: [p(headline)] } },
});

async function begin({ ask, categoryId }: FaultyApp): Promise<SavedStory> {
  const response = await ask('POST', '/stories', storyOf(categoryId, 'તાળાની વાર્તા'));
  expect(response.status).toBe(200);
  return savedStory.parse(await response.json());
}

/** Reads every page, and expects each as if nothing had happened. */
async function expectReaders(app: RunningApp): Promise<void> {
  for (const path of PAGES) expect([path, (await fetch(app.url + path)).status]).toEqual([path, 200]);
}

/** A write that PostgreSQL cuts off while it waits for a lock is refused in words, and nothing else happens. */
export async function terminateWhileWaiting(faulty: FaultyApp, rounds: number): Promise<void> {
  const { server, database, app, ask } = faulty;
  let { id, version } = await begin(faulty);
  await expectReaders(app);
  const holder = new pg.Client({ connectionString: server.url(database) });
  holder.on('error', () => undefined);
  await holder.connect();
  for (let round = 0; round < rounds; round++) {
    await holder.query('begin');
    await holder.query('select from stories where id = $1 for update', [id]);
    const headline = `ફેરફાર ${round}`;
    const { working } = storyOf(faulty.categoryId, headline);
    const write = ask('PUT', `/stories/${id}`, { version, working, autosave: false });
    const [waiting] = await until('the write waits for the lock', async () => {
      const rows = await server.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'newspaper' and wait_event_type = 'Lock'`,
        [],
        database,
      );
      return rows.length > 0 && rows;
    });
    await server.query('select pg_terminate_backend($1)', [waiting?.pid]);
    const refused = await write;
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: newsroomServerWords.notNow });
    await holder.query('rollback');
    expect(isAlive(app)).toBe(true);
    await expectReaders(app);
    const again = await ask('PUT', `/stories/${id}`, { version, working, autosave: false });
    expect(again.status).toBe(200);
    ({ id, version } = savedStory.parse(await again.json()));
  }
  await holder.end();
}

/** Stops and starts the server while editors write and readers read: every acknowledged story is there, and no reader notices. */
export async function restartUnderLoad(faulty: FaultyApp, modes: readonly StopMode[]): Promise<void> {
  const { server, database, app, ask, categoryId } = faulty;
  await expectReaders(app);
  const acknowledged = new Map<number, string>();
  const refusals = new Map<number, number>();
  const badReads: string[] = [];
  let stopped = false;
  const writer = async (number: number) => {
    for (let at = 0; !stopped; at++) {
      const headline = `લખનાર ${number}, વાર્તા ${at}`;
      const response = await ask('POST', '/stories', storyOf(categoryId, headline));
      const body: unknown = await response.json();
      if (response.status === 200) acknowledged.set(savedStory.parse(body).id, headline);
      else {
        refusals.set(response.status, (refusals.get(response.status) ?? 0) + 1);
        expect(body).toMatchObject({ message: newsroomServerWords.notNow });
      }
    }
  };
  const reader = async () => {
    for (let at = 0; !stopped; at++) {
      const path = PAGES[at % PAGES.length] ?? '/';
      const response = await fetch(app.url + path);
      await response.arrayBuffer();
      if (response.status !== 200) badReads.push(`${response.status} ${path}`);
    }
  };
  const load = Promise.all([...Array.from({ length: WRITERS }, (_, number) => writer(number)), reader(), reader()]);
  const more = (what: string, count: () => number) => {
    const before = count();
    return until(what, async () => count() > before + WRITERS);
  };
  try {
    for (const mode of modes) {
      await more('stories are written', () => acknowledged.size);
      await server.stop(mode);
      await more('writes are refused', () => refusals.get(503) ?? 0);
      expect(isAlive(app)).toBe(true);
      await server.start();
      await more('stories are written again', () => acknowledged.size);
    }
  } finally {
    stopped = true;
    await load;
  }
  expect(isAlive(app)).toBe(true);
  expect(badReads).toEqual([]);
  expect([...refusals.keys()]).toEqual([503]);
  const rows = await server.query<{ id: string; headline: string }>('select id, headline from stories', [], database);
  const kept = new Map(rows.map(({ id, headline }) => [Number(id), headline]));
  expect([...acknowledged].filter(([id, headline]) => kept.get(id) !== headline)).toEqual([]);
}

/** A change made past this process is seen by its readers although the connection that tells of changes was cut before. */
export async function loseNotifications({ server, database, app, categoryId }: FaultyApp, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await expectReaders(app);
    const name = `નવું નામ ${round}`;
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'newspaper-listen'`);
    await server.query('update topics set name = $1 where id = $2', [name, categoryId], database);
    await until('readers see the change', async () => (await (await fetch(`${app.url}/category/gujarat/1`)).text()).includes(name));
  }
}
