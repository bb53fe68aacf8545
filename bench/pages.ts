import { cpus } from 'node:os';
import { pageTypes } from '../test/pageTypes.ts';
import { openPostgresServer } from '../test/postgresServer.ts';
import installDemo, { freshDataDir, startApp } from '../test/templateApp.ts';
import { cpuTime, machineTime } from './cpuTime.ts';
import { median } from './median.ts';
import { startNextPeer } from './nextPeer.ts';

// `npm run bench:pages`: what a page costs that no cache holds. The newspaper runs on PostgreSQL with its page cache off, so that every
// request renders; parts that pages share (menus, blocks of the sidebar) stay cached, as they do on a news day. Beside it, in the same
// rounds, a story page of Next.js with about as much HTML from the same database.

const ROUNDS = 5;
const REQUESTS = 60;
const WARM_UP = 30;

const out = (line = '') => process.stdout.write(`${line}\n`);

/** Asks for a compressed page, as Chrome does. Gives the bytes of its HTML. */
async function get(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return body.byteLength;
}

await installDemo();
const server = await openPostgresServer();
const databaseUrl = await server.createDatabase();
const { dataDir, remove } = freshDataDir();
const app = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, CACHE_MEGABYTES: '0', CHECK_ANSWERS: '0' });
const peer = await startNextPeer(databaseUrl);
const types = await pageTypes(async (path) => (await fetch(app.url + path)).text());
const story = types.find(({ type }) => type === 'story')?.path ?? '';
const storyId = /-(\d+)$/.exec(story)?.[1];

const before = machineTime();
const began = { app: cpuTime(app.pid), peer: cpuTime(peer.pid), own: process.cpuUsage() };

/** Processor milliseconds a request, one after another. */
async function cost(url: string, pid: number, requests: number): Promise<number> {
  const start = cpuTime(pid);
  for (let at = 0; at < requests; at++) await get(url);
  return (cpuTime(pid) - start) / requests;
}

out(`# Pages without a cache, ${new Date().toISOString().slice(0, 10)}\n`);
out(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}. Processor milliseconds a request, all threads.\n`);
const ours = app.url + story;
const theirs = `${peer.url}/news/${storyId}`;
await cost(ours, app.pid, WARM_UP);
await cost(theirs, peer.pid, WARM_UP);
const rounds = { ours: [] as number[], theirs: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  rounds.ours.push(await cost(ours, app.pid, REQUESTS));
  rounds.theirs.push(await cost(theirs, peer.pid, REQUESTS));
}
const spread = (times: number[]) => `${median(times).toFixed(2)} (${Math.min(...times).toFixed(2)}–${Math.max(...times).toFixed(2)})`;
out(`| story page | ms, median (least–most of ${ROUNDS} rounds) | HTML, bytes |\n| --- | ---: | ---: |`);
out(`| the newspaper | ${spread(rounds.ours)} | ${await get(ours)} |`);
out(`| Next.js, force-dynamic | ${spread(rounds.theirs)} | ${await get(theirs)} |`);
out(`| ratio | ${(median(rounds.theirs) / median(rounds.ours)).toFixed(2)} | |\n`);

out('| page | ms | HTML, bytes |\n| --- | ---: | ---: |');
for (const { type, path } of types) {
  await cost(app.url + path, app.pid, WARM_UP);
  out(`| ${type} | ${(await cost(app.url + path, app.pid, REQUESTS)).toFixed(2)} | ${await get(app.url + path)} |`);
}

const after = machineTime();
const own = process.cpuUsage(began.own);
const used = cpuTime(app.pid) - began.app + cpuTime(peer.pid) - began.peer + (own.user + own.system) / 1000;
out(
  `\nProcessor time of others on the machine meanwhile (PostgreSQL among them): ${((after.busy - before.busy - used) / 1000).toFixed(0)} s; stolen ${((after.steal - before.steal) / 1000).toFixed(1)} s.`,
);
peer.stop();
await app.stop();
remove();
await server.close();
