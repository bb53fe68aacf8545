import { dirname } from 'node:path';
import { isEmptySite } from './content/topics/queries.ts';
import { addArchive } from './desks/articles/archive/addArchive.ts';
import { desks } from './newspaper.ts';
import { openApp, seedApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run archive -- N` adds N generated stories to the paper of DATABASE_URL or DATA_DIR, for measuring.

const MAX_STORIES = 10_000_000;
const SAY_EVERY_MS = 5_000;

/** One sentence for whoever asked for a number of stories that cannot be. */
class WrongCount extends Error {}

function readCount(args: readonly string[]): number {
  const [text = ''] = args;
  if (args.length !== 1 || !/^[1-9][0-9]{0,7}$/.test(text) || Number(text) > MAX_STORIES) {
    throw new WrongCount(
      `Say how many stories to add, a whole number from 1 to ${MAX_STORIES}, as in: npm run archive -- 100000 (given: "${args.join(' ')}").`,
    );
  }
  return Number(text);
}

async function archive(count: number): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, database, close } = await openApp({
    settings,
    clock: systemClock,
    log: createLog(settings.logLevel),
    desks,
    projectDir,
  });
  try {
    await seedApp(app, desks, isEmptySite);
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    let said = began;
    const say = (written: number) => {
      process.stdout.write(`${written} of ${count} stories, ${Math.round(written / seconds())} a second\n`);
    };
    await addArchive(app, count, (written) => {
      if (performance.now() - said < SAY_EVERY_MS) return;
      said = performance.now();
      say(written);
    });
    say(count);
    await database.tidy();
    process.stdout.write(`${count} stories added in ${seconds().toFixed(1)} s\n`);
  } finally {
    await close();
  }
}

try {
  await archive(readCount(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof WrongCount ? error.message : sentenceOf(error)}\n`);
  process.exit(1);
}
