import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openPostgresServer } from '../test/postgresServer.ts';
import { signInFirstEditor } from '../test/system/firstEditor.ts';
import { startApp } from '../test/templateApp.ts';
import type { FloodOrder, FloodOutcome } from './flood.ts';

// `npm run bench:overload`: the built newspaper with the demo paper on a PostgreSQL server of its own is asked for pages that nobody has
// asked before, at ten times the rate at which it can make them; meanwhile a reader asks for a cached page and an editor works.

const TIMES = Number(process.argv[2] ?? 10);
const SECONDS = 10;
/** So many readers in a closed loop find out what can be sustained. */
const CLOSED_LOOP = 8;
const PROBE_EVERY_MS = 20;
const EDITOR_EVERY_MS = 200;
const CACHED = '/category/gujarat/1';

const out = (line = '') => process.stdout.write(`${line}\n`);
const part = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const show = (times: number[]) =>
  `${times.length} answers, median ${part(times, 0.5).toFixed(1)} ms, p99 ${part(times, 0.99).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`;

const server = await openPostgresServer();
const app = await startApp({ DATABASE_URL: await server.createDatabase() });
const askNewsroom = await signInFirstEditor(app);

/** Asks again and again, at fixed moments, until it is told to stop. Gives how long each answer took; an answer that is none of `good` fails. */
function probe(everyMs: number, ask: () => Promise<Response>, name: string): () => Promise<number[]> {
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => {
    const began = performance.now();
    answers.push(
      ask().then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
        times.push(performance.now() - began);
      }),
    );
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(answers);
    return times;
  };
}
const readCached = () => fetch(app.url + CACHED);
const work = () => askNewsroom('GET', '/stories/today');

let number = 0;
const unasked = () => `/search?q=${encodeURIComponent('વરસાદ')}%20${process.pid}n${number++}`;

function flood(order: FloodOrder): { sent: Promise<void>; outcome: Promise<FloodOutcome> } {
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData: order });
  const sent = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<FloodOutcome>();
  worker.on('error', outcome.reject);
  worker.on('message', (message: 'sent' | FloodOutcome) => {
    if (message === 'sent') sent.resolve();
    else outcome.resolve(message);
  });
  return { sent: sent.promise, outcome: outcome.promise };
}

async function measured(name: string, load: () => Promise<void>): Promise<void> {
  await readCached();
  const reader = probe(PROBE_EVERY_MS, readCached, 'the cached page');
  const editor = probe(EDITOR_EVERY_MS, work, "the editor's list");
  await load();
  out(`${name}: cached page: ${show(await reader())}`);
  out(`${name}: editor's list: ${show(await editor())}`);
}

await measured('nothing else', () => wait(5_000));
let made = 0;
await measured('as much as can be made', async () => {
  const until = performance.now() + SECONDS * 1_000;
  const client = async () => {
    for (; performance.now() < until; made++) await (await fetch(app.url + unasked())).arrayBuffer();
  };
  await Promise.all(Array.from({ length: CLOSED_LOOP }, client));
});
const sustained = made / SECONDS;
out(`sustained: ${sustained.toFixed(0)} uncached pages a second`);
await measured(`${TIMES} times that`, async () => {
  const { sent, outcome } = flood({ url: app.url, perSecond: sustained * TIMES, seconds: SECONDS, round: `r${process.pid}x` });
  await sent;
  const ended = performance.now();
  let recovered: number | undefined;
  while (recovered === undefined) {
    if ((await fetch(app.url + unasked())).status === 200) recovered = performance.now() - ended;
  }
  const { sent: count, byStatus, timeouts, resets, slowestRefusalMs } = await outcome;
  out(
    `${count} requests in ${SECONDS} s: ${Object.entries(byStatus)
      .map(([status, n]) => `${n} × ${status}`)
      .join(', ')}, ${timeouts} timed out, ${resets} reset`,
  );
  out(
    `slowest refusal: ${slowestRefusalMs.toFixed(0)} ms; an uncached page is made again ${recovered.toFixed(0)} ms after the last of them was sent`,
  );
});
await measured('afterwards', () => wait(3_000));
await app.stop();
await server.close();
