import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openPostgresServer } from '../test/postgresServer.ts';
import { signInFirstEditor } from '../test/system/firstEditor.ts';
import { runCommand } from '../test/system/runCommand.ts';
import installDemo, { freshDataDir, startApp } from '../test/templateApp.ts';
import { machineTime } from './cpuTime.ts';
import { newestStories } from './newestStories.ts';
import { percentile } from './percentile.ts';
import type { ReadersOutcome } from './readers.ts';
import { sendReaders } from './sendReaders.ts';

// `npm run bench:storm`: a news day. Readers go through 2,000 story pages in turn, first with nothing else happening, then while a story a
// second is published in the largest category and a match is played at two balls a second.

const STORIES = 10_000;
const PAGES = 2_000;
const CONNECTIONS = 16;
const SECONDS = 30;
/** Of a replay: a ball every half second. */
const SPEED = 80;

const out = (line = '') => process.stdout.write(`${line}\n`);
const story = z.object({ id: z.coerce.number(), version: z.number() });

await installDemo();
const server = await openPostgresServer();
const databaseUrl = await server.createDatabase();
const { dataDir, remove } = freshDataDir();
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
const first = await startApp(environment);
await first.stop();
const archive = await runCommand('archive', dataDir, [String(STORIES)], undefined, environment);
if (archive.code !== 0) throw new Error(archive.stderr);
const app = await startApp({ ...environment, CHECK_ANSWERS: '0' });
const askNewsroom = await signInFirstEditor(app);

const paths: string[] = [];
const categories = new Map<string, number>();
for (const { url, categorySlug } of await newestStories(app.url, PAGES)) {
  paths.push(url);
  categories.set(categorySlug, (categories.get(categorySlug) ?? 0) + 1);
}
const [[largest = '', pagesOfIt = 0] = []] = [...categories].sort((a, b) => b[1] - a[1]);

const [category] = await server.query<{ id: number }>(
  "select id from topics where kind = 'category' and slug = $1",
  [largest],
  databaseUrl.split('/').at(-1),
);

const readers = () => sendReaders({ url: app.url, paths: paths.slice(0, PAGES), connections: CONNECTIONS, seconds: SECONDS });

let published = 0;
async function publish(): Promise<void> {
  const answer = async (path: string, body: object) => {
    const response = await askNewsroom('POST', path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return story.parse(await response.json());
  };
  const working = {
    headline: `નદીની સપાટી ${++published} મીટર વધી`,
    slug: `nadi-sapati-${published}`,
    deck: 'નીચાણવાળાં ગામોને સાવચેત કરાયાં.',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ઉપરવાસમાં વરસાદ પડતાં પાણી આવ્યું.' }] }] },
    categoryId: category?.id,
  };
  const { id, version } = await answer('/stories', { working });
  await answer(`/stories/${id}/steps`, { step: 'publish', version });
}

const show = (name: string, { answers, failed, seconds, times }: ReadersOutcome) =>
  out(
    `| ${name} | ${(answers / seconds).toFixed(0)} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.99).toFixed(1)} | ${failed} |`,
  );

const before = machineTime();
// Every page is in the cache, densely encoded, before anything is measured.
await readers();
const warm = await readers();

const replay = spawn(
  process.execPath,
  [join(import.meta.dirname, '../dist/server/savar.js'), 'replay', 'match', '31', '--speed', String(SPEED)],
  {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let balls = 0;
replay.stdout.on('data', (chunk: Buffer) => {
  balls += chunk
    .toString()
    .split('\n')
    .filter((line) => /\d+\/\d+ \(/.test(line)).length;
});
await once(replay.stdout, 'data');
const began = performance.now();
const reading = readers();
while (performance.now() - began < SECONDS * 1_000) {
  await Promise.all([publish(), wait(1_000)]);
}
const storm = await reading;
replay.kill('SIGTERM');
await once(replay, 'exit');
const after = machineTime();

out(`# A news day, ${new Date().toISOString().slice(0, 10)}\n`);
out(
  `${PAGES} story pages, ${pagesOfIt} of them in the category in which ${published} stories were published; ${balls} balls; ${CONNECTIONS} connections.\n`,
);
out('| | answers/s | median, ms | p99, ms | failed |\n| --- | ---: | ---: | ---: | ---: |');
show('nothing else happens', warm);
show('a news day', storm);
out(
  `\nRate ${((storm.answers / storm.seconds / (warm.answers / warm.seconds)) * 100).toFixed(0)} % of the warm one; p99 ${(percentile(storm.times, 0.99) / percentile(warm.times, 0.99)).toFixed(1)} times. Stolen ${((after.steal - before.steal) / 1000).toFixed(1)} s.`,
);
await app.stop();
remove();
await server.close();
