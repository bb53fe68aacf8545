import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { importMatch, MOST_FILE_BYTES } from './desks/cricket/file/importMatch.ts';
import { desks } from './newspaper.ts';
import { openPaper } from './openPaper.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run cricket -- FILE|FOLDER` takes match files in (Cricsheet's JSON), each whole or not at all, and says of each what came of it.

const EXAMPLE = 'npm run cricket -- 1384392.json';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

/** The files to take in, in the order of their names. */
async function readFiles(args: readonly string[]): Promise<string[]> {
  const [path, ...more] = args;
  if (path === undefined) throw new WrongArguments(`Say which file or folder is taken in, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file or folder at a time: besides "${path}" there is also "${more.join('", "')}".`);
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new WrongArguments(`There is no file or folder "${path}".`);
  if (!about.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new WrongArguments(`The folder "${path}" has no .json files.`);
  return names.map((name) => join(path, name));
}

async function takeIn(files: readonly string[]): Promise<boolean> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { paper, close } = await openPaper({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  const counts = { added: 0, revised: 0, unchanged: 0, refused: 0 };
  try {
    for (const file of files) {
      const { size } = await stat(file);
      // A file that is far too large is told by its size alone.
      const report = await importMatch(paper, size > MOST_FILE_BYTES ? ' '.repeat(MOST_FILE_BYTES + 1) : await readFile(file, 'utf8'));
      counts[report.status] += 1;
      process.stdout.write(`${basename(file)}: ${report.status}${report.title ? ` (${report.title})` : ''}\n`);
      for (const { en } of report.faults) process.stdout.write(`  ${en}\n`);
    }
  } finally {
    await close();
  }
  process.stdout.write(
    `${Object.entries(counts)
      .map(([status, count]) => `${count} ${status}`)
      .join(', ')}\n`,
  );
  return counts.refused === 0;
}

try {
  if (!(await takeIn(await readFiles(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof WrongArguments ? error.message : sentenceOf(error)}\n`);
  process.exit(1);
}
