import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NothingToReplay, openMatchReplay, type Replay } from './desks/cricket/scoring/replayMatch.ts';
import { isEmptyPaper } from './desks/taxonomy/queries.ts';
import { desks } from './newspaper.ts';
import { fillPaper, openPaper } from './openPaper.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { servePaper } from './servePaper.ts';
import type { Paper } from './site/paper.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run replay -- match 31 --speed 60` plays again before readers what was, or is still to come: a match of the paper by its number, or of
// a match file. The embedded database belongs to one program at a time: then the newspaper is served from here while it is played.

const EXAMPLE = 'npm run replay -- match 31 --speed 60';
/** Twenty times as fast as life: a ball every two seconds. */
const USUAL_SPEED = 20;
const FASTEST = 100_000;

/** What can be played again, by the first word. */
const kinds: Readonly<Record<string, (paper: Paper, what: string) => Promise<Replay>>> = { match: openMatchReplay };

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = { open: (paper: Paper, what: string) => Promise<Replay>; what: string; speed: number };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [kind = '', what, ...more] = positionals;
  const open = kinds[kind];
  if (!open) throw new WrongArguments(`Say what is played again (${Object.keys(kinds).join(', ')}), as in: ${EXAMPLE}`);
  if (what === undefined) throw new WrongArguments(`Say which ${kind}, by its number or its file, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One at a time: besides "${what}" there is also "${more.join('", "')}".`);
  const speed = values.speed === undefined ? USUAL_SPEED : Number(values.speed);
  if (!(speed > 0 && speed <= FASTEST)) throw new WrongArguments(`--speed is how many times as fast as life, up to ${FASTEST}.`);
  return { open, what, speed };
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

async function replay({ open, what, speed }: Order): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { paper, close } = await openPaper({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  let stop = close;
  try {
    await fillPaper(paper, desks, isEmptyPaper);
    const { title, address, pauseMs, steps } = await open(paper, what);
    if (!settings.databaseUrl) {
      const served = await servePaper(paper, desks, { projectDir, close });
      stop = served.stop;
      process.stdout.write(`The newspaper is served from here meanwhile: http://localhost:${served.port}${address}\n`);
    }
    process.stdout.write(`${title}: ${steps.length} steps, ${speed} times as fast as life\n`);
    for (const step of steps) {
      process.stdout.write(`${await step()}\n`);
      await sleep(pauseMs / speed);
    }
    process.stdout.write('That is all.\n');
  } finally {
    await stop();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments || error instanceof NothingToReplay) return error.message;
  return sentenceOf(error);
}

try {
  await replay(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
