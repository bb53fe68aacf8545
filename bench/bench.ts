import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import installDemo, { freshDataDir, type RunningApp, startApp } from '../test/templateApp.ts';
import { answersPerSecond, asker, processorTime } from './load.ts';
import { STORIES_A_PAGE, storyPage } from './newestStories.ts';
import { median, percentile } from './percentile.ts';

// `npm run bench`: everything in one run, rounds of one thing and the other in turn, medians. With BENCH_DATABASE_10K and
// BENCH_DATABASE_1M (PostgreSQL servers filled by `npm run archive`) the reads are measured on both, and compared.

const ROUNDS = 5;
const SECONDS = 4;
const READS = 60;

const out = (line = '') => process.stdout.write(`${line}\n`);

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** Addresses of stories from all over the paper, as many as asked for. */
async function storyAddresses(app: RunningApp, count: number): Promise<string[]> {
  const { totalCount } = await storyPage(app.url, 1);
  const pages = Math.max(1, Math.floor(totalCount / STORIES_A_PAGE));
  const addresses: string[] = [];
  for (let at = 0; addresses.length < count && at < count; at++) {
    const { articles } = await storyPage(app.url, 1 + ((at * 7919) % pages));
    const result = articles[at % STORIES_A_PAGE] ?? articles[0];
    if (result) addresses.push(result.url);
  }
  return addresses;
}

async function cachedAgainstBare(app: RunningApp): Promise<void> {
  const [address = '/'] = await storyAddresses(app, 1);
  const raw = await rawAnswer(app.url + address);
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answer.json');
  writeFileSync(file, JSON.stringify({ headers: raw.headers, body: raw.body.toString('base64') }));
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts'), file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const bareUrl = await addressOf(bare);
  const rates = { bare: [] as number[], paper: [] as number[] };
  const cost = { bare: [] as number[], paper: [] as number[] };
  const measure = async (name: 'bare' | 'paper', url: string, pid: number) => {
    const before = processorTime(pid);
    const rate = await answersPerSecond(url, SECONDS);
    rates[name].push(rate);
    cost[name].push(((processorTime(pid) - before) / (rate * SECONDS)) * 1000);
  };
  await answersPerSecond(app.url + address, 2);
  await answersPerSecond(bareUrl, 2);
  for (let round = 0; round < ROUNDS; round++) {
    await measure('bare', bareUrl, bare.pid ?? 0);
    await measure('paper', app.url + address, app.pid);
  }
  bare.kill();
  out(
    `\n## Cached story page against a bare Node server (${raw.body.length} bytes brotli, 50 connections, ${asker}, ${ROUNDS} rounds of ${SECONDS} s)\n`,
  );
  out('| server | answers/s, median | processor time an answer, µs |\n| --- | ---: | ---: |');
  out(`| bare node:http, same bytes and headers | ${median(rates.bare).toFixed(0)} | ${median(cost.bare).toFixed(0)} |`);
  out(`| the newspaper, from its cache | ${median(rates.paper).toFixed(0)} | ${median(cost.paper).toFixed(0)} |`);
  out(
    `| ratio | ${((median(rates.paper) / median(rates.bare)) * 100).toFixed(0)} % | ${(median(cost.paper) / median(cost.bare)).toFixed(2)} |`,
  );
}

/** An answer as it comes over the wire, still compressed. */
async function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const clientRequest = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => clientRequest.on('response', resolve).on('error', reject));
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['date', 'connection', 'keep-alive'].includes(name) ? [[name, value]] : [],
  );
  return { headers: Object.fromEntries(headers), body: Buffer.concat(chunks) };
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [answer] = await once(server.stdout ?? server, 'data');
  return String(answer).trim();
}

type Measured = { name: string; app: RunningApp; forget: () => Promise<void>; deep: number; stories: string[] };

/** Times one uncached answer after another: the cache is told beforehand that everything has changed, as an editor's change would. */
async function uncachedReads(papers: Measured[]): Promise<void> {
  const words = ['વરસાદ', 'રાજકોટ', 'kapas', 'ગામ', 'ખેતી', 'surat', 'બજાર', 'પાણી', 'મગફળી', 'shala'];
  const kinds: [name: string, path: (app: Measured, at: number) => string][] = [
    ['story page', ({ stories }, at) => stories[at % stories.length] ?? '/'],
    ['list, page 1', () => '/recent-news/1'],
    ['category, page 1', () => '/category/gujarat/1'],
    ['list, deep page', ({ deep }) => `/recent-news/${deep}`],
    ['city, page 1', () => '/city/ahmedabad/1'],
    ['tag, page 1', () => '/tags/pani/1'],
    ['API, articles of a category', () => '/api/article-category/gujarat'],
    ['feed of a category', () => '/feeds/category/gujarat.xml'],
    ['search', (_app, at) => `/search?q=${encodeURIComponent(words[at % words.length] ?? '')}`],
    ['front page', () => '/'],
  ];
  out(`\n## Uncached pages, one after another (${READS} of each, taken in turn; milliseconds, median and 95th percentile)\n`);
  const columns = papers.length > 1 ? [...papers.map(({ name }) => name), 'ratio, median', 'ratio, 95th'] : papers.map(({ name }) => name);
  out(`| page | ${columns.join(' | ')} |\n| --- |${columns.map(() => ' ---: |').join('')}`);
  for (const [kind, path] of kinds) {
    const times = papers.map(() => [] as number[]);
    for (let at = 0; at < READS; at++) {
      for (const [which, measured] of papers.entries()) {
        await measured.forget();
        const url = measured.app.url + path(measured, at);
        const began = performance.now();
        await text(url);
        times[which]?.push(performance.now() - began);
      }
    }
    const figures = times.map((ms) => ({ middle: median(ms), slow: percentile(ms, 0.95) }));
    const [smaller, larger] = figures;
    const ratios = smaller && larger ? [larger.middle / smaller.middle, larger.slow / smaller.slow].map((ratio) => ratio.toFixed(2)) : [];
    out(`| ${[kind, ...figures.map(({ middle, slow }) => `${middle.toFixed(1)} and ${slow.toFixed(1)}`), ...ratios].join(' | ')} |`);
  }
  out(`\nDeep pages: ${papers.map(({ name, deep }) => `${name} page ${deep}`).join(', ')}.`);
}

async function openMeasured(name: string, databaseUrl: string): Promise<Measured & { close: () => Promise<void> }> {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query("select story_count from topics where kind = 'list' and slug = 'latest'");
  const pages = Math.ceil(Number(rows[0]?.story_count) / 10);
  const forget = async () => {
    await pool.query('select pg_notify(\'newspaper_changes\', \'["topics","front"]\')');
    // The notice takes the way of any other between processes.
    await new Promise((resolve) => setTimeout(resolve, 8));
  };
  const close = async () => {
    await pool.end();
    await app.stop();
    remove();
  };
  return { name, app, forget, deep: Math.min(50_000, pages), stories: await storyAddresses(app, READS), close };
}

await installDemo();
out(`# Bench, ${new Date().toISOString().slice(0, 10)}\n`);
out(
  `${cpus().length} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, ${process.platform} ${process.arch}`,
);
const { dataDir, remove } = freshDataDir();
const demo = await startApp({ DATA_DIR: dataDir });
await cachedAgainstBare(demo);
await demo.stop();
remove();

const databases: [string, string | undefined][] = [
  ['10 thousand', process.env['BENCH_DATABASE_10K']],
  ['1 million', process.env['BENCH_DATABASE_1M']],
];
const opened = [];
for (const [name, url] of databases) if (url) opened.push(await openMeasured(name, url));
if (opened.length === 0) out('\nSet BENCH_DATABASE_10K and BENCH_DATABASE_1M to measure uncached reads.');
else await uncachedReads(opened);
for (const one of opened) await one.close();
