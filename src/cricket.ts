import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ImportReport, importMatch, MAX_FILE_BYTES } from './desks/cricket/file/importMatch.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import type { App } from './site/app.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run cricket -- FILE|FOLDER` takes match files in (Cricsheet's JSON), each whole or not at all, and says of each what came of it.

const EXAMPLE = 'npm run cricket -- 1384392.json';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

/** The files to take in, in the order of their names; those of folders within a folder too. */
async function readFiles(args: readonly string[]): Promise<string[]> {
  const [path, ...more] = args;
  if (path === undefined) throw new WrongArguments(`Say which file or folder is taken in, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file or folder at a time: besides "${path}" there is also "${more.join('", "')}".`);
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new WrongArguments(`There is no file or folder "${path}".`);
  if (!about.isDirectory()) return [path];
  const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new WrongArguments(`The folder "${path}" has no .json files.`);
  return names.map((name) => join(path, name));
}

type Outcome = Pick<ImportReport, 'title'> & { status: ImportReport['status'] | 'failed'; sentences: string[] };

/** The database's own words where there are some, in one line. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (reason instanceof Error ? reason.message : String(reason)).split('\n', 1)[0] ?? '';
}

/** Takes one file in. Whatever is wrong with it, or goes wrong with it, is told of this file, and the others follow. */
async function importFile(app: App, file: string): Promise<Outcome> {
  try {
    const { size } = await stat(file);
    // A file that is far too large is told by its size alone.
    const report = await importMatch(app, size > MAX_FILE_BYTES ? ' '.repeat(MAX_FILE_BYTES + 1) : await readFile(file, 'utf8'));
    return { ...report, sentences: report.faults.map(({ en }) => en) };
  } catch (error) {
    app.log.debug({ file, err: error }, 'a match file could not be taken in');
    return { status: 'failed', title: '', sentences: [`It could not be taken in: ${reasonOf(error)}`] };
  }
}

async function takeIn(files: readonly string[]): Promise<boolean> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  const counts = { added: 0, revised: 0, unchanged: 0, refused: 0, failed: 0 };
  try {
    for (const file of files) {
      const { status, title, sentences } = await importFile(app, file);
      counts[status] += 1;
      process.stdout.write(`${basename(file)}: ${status}${title ? ` (${title})` : ''}\n`);
      for (const sentence of sentences) process.stdout.write(`  ${sentence}\n`);
    }
  } finally {
    await close();
  }
  process.stdout.write(
    `${Object.entries(counts)
      .filter(([status, count]) => status !== 'failed' || count > 0)
      .map(([status, count]) => `${count} ${status}`)
      .join(', ')}\n`,
  );
  return counts.refused === 0 && counts.failed === 0;
}

try {
  if (!(await takeIn(await readFiles(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof WrongArguments ? error.message : sentenceOf(error)}\n`);
  process.exit(1);
}
