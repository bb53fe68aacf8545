import { readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import installDemo, { freshDataDir, startApp } from '../test/templateApp.ts';
import { median, percentile } from './percentile.ts';

// `npm run bench:images`: how a cached page answers while pictures are made. 200 requests for 50 variants that are not there come at
// once, again and again; beside them a page is asked for at a steady pace, whatever its answers take. Rounds at rest and under that load in turn.

const ROUNDS = 5;
const VARIANTS = 50;
const REQUESTS = 200;
const PACE_MS = 5;
const REST_MS = 5000;

// Readers of the page and those of pictures do not wait for each other's connections.
const pageReaders = new Agent({ keepAlive: true, maxSockets: 16, scheduling: 'fifo' });
const pictureReaders = new Agent({ maxSockets: 64 });
const out = (line = '') => process.stdout.write(`${line}\n`);

function answerTime(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - began)).resume();
    }).on('error', reject);
  });
}

/** Asks for a page every few milliseconds until `done`; gives the times of all answers, in milliseconds. */
async function steadyAnswers(url: string, done: Promise<unknown>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const timer = setInterval(() => answers.push(answerTime(url, pageReaders, { 'accept-encoding': 'br' })), PACE_MS);
  await done;
  clearInterval(timer);
  return Promise.all(answers);
}

await installDemo();
const { dataDir, remove } = freshDataDir();
rmSync(join(dataDir, 'images'));
const app = await startApp({ DATA_DIR: dataDir });
const home = await (await fetch(`${app.url}/`)).text();
const files = [...new Set([...home.matchAll(/\/image\?url=(\/media\/pictures\/\w+\.webp)/g)].map((match) => match[1] ?? ''))];
const page = `${app.url}${/href="(\/news\/[^"]+)"/.exec(home)?.[1]}`;
for (let at = 0; at < 500; at++) await answerTime(page, pageReaders, { 'accept-encoding': 'br' });

const made = () => readdirSync(join(dataDir, 'images'), { recursive: true }).filter((name) => String(name).endsWith('.avif')).length;
const rest: number[] = [];
const load: number[] = [];
const seconds: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  rest.push(percentile(await steadyAnswers(page, new Promise((resolve) => setTimeout(resolve, REST_MS))), 0.99));
  const variants = Array.from(
    { length: VARIANTS },
    (_, at) =>
      `${app.url}/image?url=${files[at % files.length]}&w=640&q=${5 + round * 5}&shape=${at < VARIANTS / 2 ? 'wide' : 'row'}&at=${(at % 20) * 5}-50`,
  );
  const before = made();
  const began = performance.now();
  const all = Promise.all(
    Array.from({ length: REQUESTS }, (_, at) => answerTime(variants[at % VARIANTS] ?? '', pictureReaders, { accept: 'image/avif' })),
  );
  load.push(percentile(await steadyAnswers(page, all), 0.99));
  seconds.push((performance.now() - began) / 1000);
  if (made() - before !== VARIANTS) throw new Error(`${made() - before} variants were made instead of ${VARIANTS}`);
}
await app.stop();
remove();
for (const agent of [pageReaders, pictureReaders]) agent.destroy();

out(`# Pictures under load, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}\n`);
out(
  `${ROUNDS} rounds; ${REQUESTS} requests for ${VARIANTS} variants (AVIF, 640 px) that were not there: each was made once, all in ${median(seconds).toFixed(1)} s (median).\n`,
);
out('| a cached story page, asked for every 5 ms | p99, ms (median of the rounds) |\n| --- | ---: |');
out(
  `| at rest | ${median(rest).toFixed(1)} |\n| while pictures are made | ${median(load).toFixed(1)} |\n| ratio | ${(median(load) / median(rest)).toFixed(1)} |`,
);
