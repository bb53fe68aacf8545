import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { replayElection } from './desks/elections/replay/replayElection.ts';
import { openStaffDoor } from './desks/staff/staffDoor.ts';
import { isEmptyPaper } from './desks/taxonomy/queries.ts';
import { desks } from './newspaper.ts';
import { fillPaper, openPaper } from './openPaper.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { createListener } from './site/listener.ts';
import type { Paper } from './site/paper.ts';
import { createSite } from './site/server.tsx';
import { sentenceOf } from './startFailure.ts';

// `npm run replay -- election --token election-2024 --speed 60` plays a counting day once more, in a copy of the election. With the embedded
// database, which belongs to one program, the paper is served meanwhile; with a PostgreSQL server the paper that runs beside shows it.

const EXAMPLE = 'npm run replay -- election --token election-2024 --speed 60';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = { token: string; speed: number; seed: number };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [what] = positionals;
  if (what !== 'election' || positionals.length > 1) throw new WrongArguments(`Say what is to be played, as in: ${EXAMPLE}`);
  const speed = Number(values.speed ?? 60);
  const seed = Number(values.seed ?? 1);
  if (!(speed > 0 && speed <= 100_000)) throw new WrongArguments(`The speed is a number above 0, as in: ${EXAMPLE}`);
  if (!Number.isInteger(seed)) throw new WrongArguments('The seed is a whole number.');
  return { token: values.token ?? 'election-2024', speed, seed };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { token: { type: 'string' }, speed: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function serve(paper: Paper, projectDir: string): Promise<() => Promise<void>> {
  const opened = desks.flatMap((desk) => desk.open?.(paper) ?? []);
  const calls = opened.flatMap((one) => one.calls);
  const site = createSite(paper, desks, { calls, door: openStaffDoor(paper), dist: `${projectDir}/dist` });
  const server = createServer(createListener(paper, site));
  server.listen(paper.settings.port, paper.settings.host);
  await once(server, 'listening');
  return async () => {
    server.close();
    paper.live.close();
    server.closeAllConnections();
    for (const one of opened) await one.close();
  };
}

async function replay({ token, speed, seed }: Order): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { paper, close } = await openPaper({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  await fillPaper(paper, desks, isEmptyPaper);
  const stop = settings.databaseUrl ? undefined : await serve(paper, projectDir);
  const copy = `${token}-replay`;
  try {
    process.stdout.write(`The counting day is at ${settings.siteUrl}/${copy}\n`);
    const end = await replayElection(paper, {
      token,
      copy,
      speed,
      seed,
      wait: (ms) => sleep(ms),
      onStep: (minute, tally) => tell(minute, tally.parties),
    });
    process.stdout.write(`All is counted: ${end.won} of ${end.seats} seats\n`);
  } finally {
    await stop?.();
    await close();
  }
}

const FIRST_MINUTE = 8 * 60;

function tell(minute: number, parties: readonly { code: string; total: number }[]): void {
  const clock = FIRST_MINUTE + minute;
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
  const line = parties
    .filter(({ total }) => total > 0)
    .slice(0, 4)
    .map(({ code, total }) => `${code} ${total}`);
  process.stdout.write(`${time}  ${line.join('  ')}\n`);
}

try {
  await replay(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof WrongArguments ? error.message : sentenceOf(error)}\n`);
  process.exit(1);
}
