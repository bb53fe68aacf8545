import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database.ts';
import { newBrowser } from '../test/pushService.ts';
import { seedBrowsers, seedCampaign } from '../test/system/readers/seedBrowsers.ts';
import setup, { freshDataDir, startApp } from '../test/templateApp.ts';
import { cpuTime, machineTime } from './cpuTime.ts';

// `npm run bench:push [browsers] [milliseconds of an answer]`: the newspaper, as its own process with the embedded database, sends a message
// to so many browsers. The push service is this process: it takes 20 ms for an answer unless another time is given, and only counts.

const browsers = Number(process.argv[2] ?? 100_000);
const answerMs = Number(process.argv[3] ?? 20);

await setup();
const { dataDir, remove } = freshDataDir();
const seen = new Uint8Array(browsers + 1);
let received = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const at = Number(/\d+$/.exec(request.url ?? '')?.[0]);
    seen[at] = Math.min((seen[at] ?? 0) + 1, 255);
    received++;
    setTimeout(() => response.writeHead(201).end(), answerMs);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

const seeded = await openDatabase({ databaseUrl: undefined, dataDir });
await seedBrowsers(seeded.db, origin, newBrowser(origin), browsers);
await seeded.tidy();
await seedCampaign(seeded.db);
await seeded.close();

const app = await startApp({ DATA_DIR: dataDir, PUSH_ORIGINS: origin });
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
while (received === 0) await wait(1);
const began = { at: performance.now(), cpu: cpuTime(app.pid), machine: machineTime(), memory: memory() };
let peak = began.memory;
while (received < browsers) {
  await wait(100);
  peak = Math.max(peak, memory());
}
const seconds = (performance.now() - began.at) / 1000;
const cpu = (cpuTime(app.pid) - began.cpu) / 1000;
const machine = machineTime();
await wait(2_000);
const after = memory();
await app.stop();
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
const { rows } = await db.execute(
  sql`select state, sent, failed, extract(epoch from ended_at - started_at)::float as seconds from push_campaigns`,
);
await close();
remove();
server.closeAllConnections();
server.close();

const twice = seen.filter((times) => times > 1).length;
const missed = seen.subarray(1).filter((times) => times === 0).length;
process.stdout.write(
  [
    `${browsers} browsers, answers in ${answerMs} ms: ${seconds.toFixed(1)} s, ${Math.round(browsers / seconds)} messages/s`,
    `twice ${twice}, missed ${missed}; the newspaper says ${JSON.stringify(rows[0])}`,
    `the newspaper's processor time ${cpu.toFixed(1)} s, ${((cpu * 1000) / browsers).toFixed(2)} ms a message`,
    `its memory ${Math.round(began.memory)} MB at the first message, ${Math.round(peak)} MB at most, ${Math.round(after)} MB after`,
    `the machine was busy for ${((machine.busy - began.machine.busy) / 1000).toFixed(1)} s of processor time, ${((machine.steal - began.machine.steal) / 1000).toFixed(1)} s were stolen`,
    '',
  ].join('\n'),
);
