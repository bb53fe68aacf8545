import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { addBall, undoBall } from '../src/desks/cricket/scoring/commands.ts';
import { ballCount } from '../src/desks/cricket/scoring/play.ts';
import { readPlay } from '../src/desks/cricket/scoring/playStore.ts';
import { systemClock } from '../src/platform/clock.ts';
import { startApp } from '../test/templateApp.ts';

// `DATABASE_URL=postgres://… npm run bench:live [connections]`: so many open pages show the demo paper's live match, at one process of the
// paper; another process (this one) takes the last ball back and scores it again, and how long it is until the pages have the score is
// measured from before the write. The database may be empty: the demo paper is laid out then.

const connections = Number(process.argv[2] ?? 1_000);
const ROUNDS = 20;
const OPEN_AT_A_TIME = 200;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL server.');
// They all come from one network, which may have a quarter.
const app = await startApp({ DATABASE_URL: url, LIVE_CONNECTIONS: String(connections * 4) });
const pool = new pg.Pool({ connectionString: url, max: 2 });
const db = drizzle({ client: pool });
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const before = memory();
const { rows } = await db.execute<{ id: number }>("select id from cricket_matches where status = 'live' order by id limit 1");
const match = Number(rows[0]?.id);
const innings = (await readPlay(db, match))?.innings ?? [];
const inPlay = innings.at(-1);
const last = inPlay?.overs.at(-1)?.balls.at(-1);
if (!inPlay || !last) throw new Error('The paper has no live match: empty the database.');
const score = { innings: innings.length, number: ballCount(inPlay) };
const scorer = { db, invalidate: () => undefined, clock: systemClock };

let events = 0;
let wanted = 0;
let allHere: (() => void) | undefined;
const moments: number[] = [];

function listen(): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${app.url}/api/live?topics=match:${match}`, { agent: false }).end();
    clientRequest.on('error', reject);
    clientRequest.once('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) return reject(new Error(`answered ${response.statusCode}`));
      let isFirst = true;
      response.setEncoding('latin1').on('data', (text: string) => {
        const entry = text.split('data: ').length - 1;
        if (entry === 0) return;
        if (isFirst) {
          isFirst = false;
          resolve(clientRequest);
        } else hear(entry);
      });
    });
  });
}

function hear(entry: number): void {
  events += entry;
  moments.push(performance.now());
  if (events >= wanted) allHere?.();
}

const open: ClientRequest[] = [];
while (open.length < connections) {
  open.push(...(await Promise.all(Array.from({ length: Math.min(OPEN_AT_A_TIME, connections - open.length) }, listen))));
}
const after = memory();

const firsts: number[] = [];
const lasts: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  events = 0;
  wanted = connections;
  moments.length = 0;
  const heard = new Promise<void>((resolve) => {
    allHere = resolve;
  });
  const began = performance.now();
  if (round % 2 === 0) await undoBall(scorer, { matchId: match }, score);
  else await addBall(scorer, { matchId: match }, { ...score, ball: last });
  await heard;
  firsts.push((moments[0] ?? 0) - began);
  lasts.push((moments.at(-1) ?? 0) - began);
}
const worst = (times: number[]) => Math.round(Math.max(...times));
const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
process.stdout.write(
  `${connections} pages: a change is on the first after ${middle(firsts)} ms (at most ${worst(firsts)}), on the last after ${middle(lasts)} ms (at most ${worst(lasts)})\n` +
    `memory of the paper: ${Math.round(before)} MB before, ${Math.round(after)} MB with all of them (${(((after - before) * 1024) / connections).toFixed(1)} KB each), ${Math.round(memory())} MB after ${ROUNDS} changes\n`,
);
for (const clientRequest of open) clientRequest.destroy();
await pool.end();
await app.stop();
