import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageTypes } from '../test/pageTypes.ts';
import { openPostgresServer } from '../test/postgresServer.ts';
import { memoryOfTree } from '../test/processTree.ts';
import { runCommand } from '../test/system/runCommand.ts';
import installDemo, { freshDataDir, type RunningApp, startApp } from '../test/templateApp.ts';
import { newestStories } from './newestStories.ts';
import { sendReaders } from './sendReaders.ts';

// `npm run bench:memory`: what all processes of the newspaper hold together, right after the first start, at rest after a later one, after
// pages of every type, and during a long reading (by default 100,000 requests; `-- 1000000` for another number) of stories, lists,
// calls, searches and addresses that do not exist, most of them once or twice, so that caches fill and drop what they hold.

const REQUESTS = Number(process.argv[2] ?? 100_000);
const STORIES = 20_000;
const CONNECTIONS = 16;
/** What is garbage by then is collected when nothing happens. */
const REST_MS = 30_000;

const out = (line = '') => process.stdout.write(`${line}\n`);
const row = (name: string, app: RunningApp) => out(`| ${name} | ${memoryOfTree(app.pid).toFixed(0)} |`);
const get = async (url: string) => (await fetch(url)).text();

out(`# Memory of all processes, ${new Date().toISOString().slice(0, 10)}\n`);
out(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}. Proportional set size, MB.\n`);

await installDemo();

out('| embedded database | MB |\n| --- | ---: |');
const emptyDir = mkdtempSync(join(tmpdir(), 'memory-'));
const first = await startApp({ DATA_DIR: emptyDir });
row('the first start, its demo just completed', first);
await wait(REST_MS);
row('half a minute later', first);
await first.stop();
rmSync(emptyDir, { recursive: true, force: true });
const embedded = freshDataDir();
await readLittle(await startApp({ DATA_DIR: embedded.dataDir }));
embedded.remove();

const server = await openPostgresServer();
const databaseUrl = await server.createDatabase();
const { dataDir, remove } = freshDataDir();
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
await (await startApp(environment)).stop();
out('\n| PostgreSQL | MB |\n| --- | ---: |');
await readLittle(await startApp(environment));

const archive = await runCommand('archive', dataDir, [String(STORIES)], undefined, environment);
if (archive.code !== 0) throw new Error(archive.stderr);
const app = await startApp({ ...environment, CHECK_ANSWERS: '0' });
const addresses = await mixedAddresses(app);
out(`\n| PostgreSQL, ${STORIES} stories, requests | answers a second | not 200 | MB |\n| ---: | ---: | ---: | ---: |`);
for (let asked = 0; asked < REQUESTS; ) {
  const paths = Array.from({ length: Math.min(REQUESTS / 10, REQUESTS - asked) }, (_, at) => addresses(asked + at));
  const { answers, failed, seconds } = await sendReaders({ url: app.url, paths, connections: CONNECTIONS, requests: paths.length });
  asked += answers + failed;
  out(`| ${asked} | ${(answers / seconds).toFixed(0)} | ${failed} | ${memoryOfTree(app.pid).toFixed(0)} |`);
}
await wait(REST_MS);
out(`| half a minute later | | | ${memoryOfTree(app.pid).toFixed(0)} |`);
await app.stop();
remove();
process.exit(0);

/** At rest after a start, and after pages of every type. */
async function readLittle(newspaper: RunningApp): Promise<void> {
  await get(newspaper.url);
  row('a later start, its first page just drawn', newspaper);
  await wait(REST_MS);
  row('half a minute later', newspaper);
  const types = await pageTypes((path) => get(newspaper.url + path));
  for (let at = 0; at < 300; at++) await get(newspaper.url + types[at % types.length]?.path);
  row('after 300 pages of all types', newspaper);
  await wait(REST_MS);
  row('half a minute later', newspaper);
  await newspaper.stop();
}

/** The n-th address of a long reading. */
async function mixedAddresses(newspaper: RunningApp): Promise<(at: number) => string> {
  const stories = (await newestStories(newspaper.url, STORIES)).map(({ url }) => url);
  const types = (await pageTypes((path) => get(newspaper.url + path))).map(({ path }) => path);
  const words = ['varsad', 'kapas', 'rajkot', 'khedut', 'cricket', 'surat', 'pani', 'bajar'];
  /** Numbers that come again only after all have been there. */
  const spread = (at: number, count: number) => (at * 7_919) % count;
  const kinds: ((at: number) => string)[] = [
    (at) => stories[spread(at, stories.length)] ?? '/',
    (at) => stories[spread(at, stories.length)] ?? '/',
    (at) => stories[spread(at, 2_000)] ?? '/',
    (at) => stories[spread(at, 50)] ?? '/',
    (at) => types[at % types.length] ?? '/',
    (at) => `/recent-news/${1 + spread(at, 900)}`,
    (at) => `/api/article-list?limit=20&pageIndex=${1 + spread(at, 900)}`,
    (at) => `/search?q=${words[at % words.length]}+${spread(at, 5_000)}`,
    (at) => `/news/gujarat/no-such-story-${at}`,
    (at) => `/api/article-details/${stories[spread(at, stories.length)]?.split('/').at(-1)}`,
  ];
  return (at) => kinds[at % kinds.length]?.(Math.floor(at / kinds.length)) ?? '/';
}
