import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isEmptySite } from './content/topics/queries.ts';
import { NothingToReplay, openMatchReplay } from './desks/cricket/scoring/replayMatch.ts';
import { readElection } from './desks/elections/queries.ts';
import { removeReplay } from './desks/elections/replay/removeReplays.ts';
import { NothingCounted, replayElection } from './desks/elections/replay/replayElection.ts';
import { desks } from './newspaper.ts';
import { openApp, seedApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { serveApp } from './serveApp.ts';
import type { App } from './site/app.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run replay -- match 31 --speed 60` plays again before readers what was, or is still to come: a match of the paper by its number, or of
// a match file; `npm run replay -- election` a counting day. The embedded database belongs to one program at a time: then the newspaper is
// served from here while it is played.

const EXAMPLE = 'npm run replay -- match 31 --speed 60';
const FASTEST = 100_000;
const USUAL_ELECTION = 'election-2024';
/** Counting begins at eight in the morning. */
const FIRST_MINUTE = 8 * 60;

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Something that is played again: where readers see it, how it is played at so many times the speed of life, and what takes it away. */
type Playing = { address: string; play: (speed: number, stopped: AbortSignal) => Promise<void>; close: () => Promise<void> };
type Kind = { usualSpeed: number; open: (app: App, what: string | undefined) => Promise<Playing> };

/** What can be played again, by the first word. */
const kinds: Readonly<Record<string, Kind>> = {
  // A ball every two seconds.
  match: { usualSpeed: 20, open: openMatch },
  // A minute a second.
  election: { usualSpeed: 60, open: openElection },
};

async function openMatch(app: App, what: string | undefined): Promise<Playing> {
  if (what === undefined) throw new WrongArguments(`Say which match, by its number or its file, as in: ${EXAMPLE}`);
  const { title, address, pauseMs, steps, close } = await openMatchReplay(app, what);
  const play = async (speed: number, stopped: AbortSignal) => {
    say(`${title}: ${steps.length} steps, ${speed} times as fast as life`);
    for (const step of steps) {
      say(await step());
      await sleep(pauseMs / speed, undefined, { signal: stopped });
    }
  };
  return { address, play, close };
}

async function openElection(app: App, token = USUAL_ELECTION): Promise<Playing> {
  const election = await readElection(app.db, token);
  if (!election || election.isReplay) throw new WrongArguments(`The paper has no election "${token}".`);
  const copy = `${token}-replay`;
  const play = async (speed: number, stopped: AbortSignal) => {
    const wait = (ms: number) => sleep(ms, undefined, { signal: stopped });
    const { won, seats } = await replayElection(app, { token, copy, speed, seed: 1, wait, onStep: tell });
    say(`All is counted: ${won} of ${seats} seats`);
  };
  return { address: `/${copy}`, play, close: () => removeReplay(app, copy) };
}

function tell(minute: number, { parties }: { parties: readonly { code: string; total: number }[] }): void {
  const clock = FIRST_MINUTE + minute;
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
  const leading = parties.filter(({ total }) => total > 0).slice(0, 4);
  say(`${time}  ${leading.map(({ code, total }) => `${code} ${total}`).join('  ')}`);
}

type Order = { kind: Kind; what: string | undefined; speed: number };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [name = '', what, ...more] = positionals;
  const kind = kinds[name];
  if (!kind) throw new WrongArguments(`Say what is played again (${Object.keys(kinds).join(', ')}), as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One at a time: besides "${what}" there is also "${more.join('", "')}".`);
  const speed = values.speed === undefined ? kind.usualSpeed : Number(values.speed);
  if (!(speed > 0 && speed <= FASTEST)) throw new WrongArguments(`--speed is how many times as fast as life, up to ${FASTEST}.`);
  return { kind, what, speed };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { speed: { type: 'string' } } });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function replay({ kind, what, speed }: Order): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  const stopped = new AbortController();
  let playing: Playing | undefined;
  let played = Promise.resolve();
  // What is played goes before the database closes, however the replay ends.
  let closing: Promise<void> | undefined;
  const closeAll = () => {
    closing ??= (async () => {
      stopped.abort();
      await played;
      await playing?.close();
      await close();
    })();
    return closing;
  };
  let stop = closeAll;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
  try {
    await seedApp(app, desks, isEmptySite);
    playing = await kind.open(app, what);
    if (!settings.databaseUrl) {
      const served = await serveApp(app, desks, { projectDir, close: closeAll });
      stop = served.stop;
      say(`The newspaper is served from here meanwhile: http://localhost:${served.port}${playing.address}`);
    }
    const run = playing.play(speed, stopped.signal);
    played = run.catch(() => undefined);
    await run;
    say('That is all.');
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
    say('The replay was stopped.');
  } finally {
    await stop();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments || error instanceof NothingToReplay || error instanceof NothingCounted) return error.message;
  return sentenceOf(error);
}

try {
  await replay(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
