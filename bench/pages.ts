import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { pageTypes } from '../test/pageTypes.ts';
import { openPostgresServer } from '../test/postgresServer.ts';
import { runCommand } from '../test/system/runCommand.ts';
import installDemo, { freshDataDir, startApp } from '../test/templateApp.ts';
import { askOverWire } from '../test/wire.ts';
import { cpuTime, machineTime } from './cpuTime.ts';
import { newestStories } from './newestStories.ts';
import { startNextPeer } from './nextPeer.ts';
import { median } from './percentile.ts';
import { countStatements } from './statementCount.ts';

// `npm run bench:pages`: what a page costs that no cache holds. The newspaper runs on PostgreSQL with its page cache off, so that every
// request renders. Stories are each read once; other pages many times over: with nothing changed, with a change elsewhere before each
// request, after which everything is read from the database again that is not known to be untouched by it, and with a change of what
// the page itself shows, after which all of it is read and rendered again. Beside them, in the same rounds, a story page of Next.js from
// the same database. Fails when a page costs a quarter more than in `docs/measurements/pages.json`, both in relation to a bare
// server of the same run; `--save` writes that file.

const ARCHIVE = 3_000;
const ROUNDS = 5;
const STORIES_A_ROUND = 150;
const REQUESTS = 60;
/** A bare answer costs so little that few of them measure the clock. */
const BARE_A_ROUND = 3_000;
/** A server's code is compiled while it runs: what the first few hundred pages cost is not what a page costs. */
const WARM_UP = 500;
const MORE_THAN_BEFORE = 1.25;
/** A hundredth of a processor's work on a page is noise. */
const NOISE_MS = 0.5;
const STORED = join(import.meta.dirname, '../docs/measurements/pages.json');

const out = (line = '') => process.stdout.write(`${line}\n`);
const stored = z.object({ bareMs: z.number(), pages: z.record(z.string(), z.number()) });

/** Asks for a compressed page, as Chrome does. Gives the bytes that were sent. */
async function get(url: string, headers: Record<string, string> = {}): Promise<number> {
  const { status, bytes } = await askOverWire(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return bytes.length;
}

const sizesOf = async (url: string) => ({ html: await get(url, { 'accept-encoding': 'identity' }), sent: await get(url) });

await installDemo();
const server = await openPostgresServer();
const databaseUrl = await server.createDatabase();
const { dataDir, remove } = freshDataDir();
const first = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
await first.stop();
const archive = await runCommand('archive', dataDir, [String(ARCHIVE)], undefined, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
if (archive.code !== 0) throw new Error(archive.stderr);
const statements = await countStatements(databaseUrl);
const app = await startApp({ DATABASE_URL: statements.url, DATA_DIR: dataDir, CACHE_MEGABYTES: '0', CHECK_ANSWERS: '0' });
const peer = await startNextPeer(databaseUrl);
const types = await pageTypes(async (path) => (await fetch(app.url + path)).text());

const stories = (await newestStories(app.url, WARM_UP + ROUNDS * STORIES_A_ROUND)).map(({ url }) => url);
const idOf = (story: string) => /-(\d+)$/.exec(story)?.[1];

const before = machineTime();
const began = { app: cpuTime(app.pid), peer: cpuTime(peer.pid), own: process.cpuUsage() };

/** Processor milliseconds a request, one after another. */
async function cost(pid: number, urls: readonly string[], between: () => Promise<void> = async () => undefined): Promise<number> {
  const start = cpuTime(pid);
  for (const url of urls) {
    await between();
    await get(url);
  }
  return (cpuTime(pid) - start) / urls.length;
}

/** Tells of a change, as another process would. */
async function change(tags: readonly string[]): Promise<void> {
  await server.query("select pg_notify('newspaper_changes', $1)", [JSON.stringify(tags)], databaseUrl.split('/').at(-1));
  await new Promise((resolve) => setTimeout(resolve, 4));
}

/** What changes a page, as it says to caches in between. */
async function tagsOf(url: string): Promise<string[]> {
  const response = await fetch(url, { method: 'HEAD' });
  return (response.headers.get('surrogate-key') ?? '').split(' ').map(decodeURI);
}

const many = (url: string, times: number) => Array.from({ length: times }, () => url);
const spread = (times: number[]) => `${median(times).toFixed(2)} (${Math.min(...times).toFixed(2)}–${Math.max(...times).toFixed(2)})`;

out(`# Pages without a cache, ${new Date().toISOString().slice(0, 10)}\n`);
out(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}. Processor milliseconds a request, all threads.\n`);

const bare = await startBare(app.url + stories[0]);
const ours = (from: number, to: number) => stories.slice(from, to).map((story) => app.url + story);
const theirs = (from: number, to: number) => stories.slice(from, to).map((story) => `${peer.url}/news/${idOf(story)}`);
await cost(app.pid, ours(0, WARM_UP));
await cost(peer.pid, theirs(0, WARM_UP));
await cost(bare.pid, many(bare.url, BARE_A_ROUND));
const rounds = { ours: [] as number[], theirs: [] as number[], bare: [] as number[] };
const startStatements = statements.count();
for (let round = 0; round < ROUNDS; round++) {
  const from = WARM_UP + round * STORIES_A_ROUND;
  rounds.ours.push(await cost(app.pid, ours(from, from + STORIES_A_ROUND)));
  rounds.theirs.push(await cost(peer.pid, theirs(from, from + STORIES_A_ROUND)));
  rounds.bare.push(await cost(bare.pid, many(bare.url, BARE_A_ROUND)));
}
const ofStories = (statements.count() - startStatements) / (ROUNDS * STORIES_A_ROUND);
const sizes = { ours: await sizesOf(app.url + stories[0]), theirs: await sizesOf(`${peer.url}/news/${idOf(stories[0] ?? '')}`) };
out(
  `| a story, each read once | ms, median (least–most of ${ROUNDS} rounds) | statements | HTML, bytes | sent |\n| --- | ---: | ---: | ---: | ---: |`,
);
out(`| the newspaper | ${spread(rounds.ours)} | ${ofStories.toFixed(1)} | ${sizes.ours.html} | ${sizes.ours.sent} |`);
out(`| Next.js, force-dynamic | ${spread(rounds.theirs)} | 3 | ${sizes.theirs.html} | ${sizes.theirs.sent} |`);
out(`| bare server, the same HTML as it is | ${spread(rounds.bare)} | | ${sizes.ours.html} | ${sizes.ours.html} |`);
out(`| Next.js in relation to the newspaper | ${(median(rounds.theirs) / median(rounds.ours)).toFixed(2)} | | | |\n`);

const figures: Record<string, number> = { 'a story read once': median(rounds.ours) };
out(
  '| page | ms, nothing changed since | ms, after a change elsewhere | statements | ms, after its own change | statements | HTML, bytes | sent |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const { type, path } of types) {
  const url = app.url + path;
  await cost(app.pid, many(url, REQUESTS / 2));
  const unchanged = await cost(app.pid, many(url, REQUESTS));
  const afterChange = async (tags: readonly string[]) => {
    const counted = statements.count();
    const ms = await cost(app.pid, many(url, REQUESTS), () => change(tags));
    return { ms, cells: `${ms.toFixed(2)} | ${((statements.count() - counted) / REQUESTS).toFixed(0)}` };
  };
  const elsewhere = await afterChange(['bench']);
  const own = await afterChange(await tagsOf(url));
  const { html, sent } = await sizesOf(url);
  figures[type] = elsewhere.ms;
  figures[`${type}, changed`] = own.ms;
  out(`| ${type} | ${unchanged.toFixed(2)} | ${elsewhere.cells} | ${own.cells} | ${html} | ${sent} |`);
}

const after = machineTime();
const own = process.cpuUsage(began.own);
const used = cpuTime(app.pid) - began.app + cpuTime(peer.pid) - began.peer + (own.user + own.system) / 1000;
out(
  `\nProcessor time of others on the machine meanwhile (PostgreSQL among them): ${((after.busy - before.busy - used) / 1000).toFixed(0)} s; stolen ${((after.steal - before.steal) / 1000).toFixed(1)} s.`,
);

const now = { bareMs: median(rounds.bare), pages: figures };
if (process.argv.includes('--save')) writeFileSync(STORED, `${JSON.stringify(now, undefined, 2)}\n`);
else if (existsSync(STORED)) compare(stored.parse(JSON.parse(readFileSync(STORED, 'utf8'))));

/** Says which pages cost more than they did, in relation to the bare server; a quarter more fails the run. */
function compare(past: z.infer<typeof stored>): void {
  const isDearer = ([type, ms]: [string, number]) => {
    const expected = (past.pages[type] ?? Number.POSITIVE_INFINITY) * (now.bareMs / past.bareMs);
    return ms > expected * MORE_THAN_BEFORE && ms - expected > NOISE_MS;
  };
  const dearer = Object.entries(figures).filter(isDearer);
  for (const [type, ms] of dearer)
    out(`${type}: ${ms.toFixed(2)} ms, ${past.pages[type]?.toFixed(2)} before at ${past.bareMs.toFixed(2)} bare`);
  out(dearer.length === 0 ? '\nNo page costs a quarter more than before.' : `\n${dearer.length} pages cost a quarter more than before.`);
  if (dearer.length > 0) process.exitCode = 1;
}

/** A bare server that sends what the newspaper sends for an address. */
async function startBare(url: string): Promise<{ url: string; pid: number; process: ChildProcess }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answer.json');
  const headers = { 'content-type': response.headers.get('content-type') };
  writeFileSync(file, JSON.stringify({ headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }));
  const bareServer = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts'), file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [answer] = await once(bareServer.stdout, 'data');
  return { url: String(answer).trim(), pid: bareServer.pid ?? 0, process: bareServer };
}

bare.process.kill();
peer.stop();
await app.stop();
statements.close();
remove();
await server.close();
