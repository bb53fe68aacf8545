import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ImportReport, importMatch, MAX_FILE_BYTES } from '../../desks/cricket/file/importMatch.ts';
import { faultOf } from '../../platform/log.ts';
import type { App } from '../../site/app.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure } from '../commandFailure.ts';
import { statOrFail } from '../inputFile.ts';

type Outcome = Pick<ImportReport, 'title'> & { status: ImportReport['status'] | 'failed'; sentences: string[] };

/** Imports match files, each completely or not at all, and prints the result of each. Fails if any was not imported. */
export async function importMatches({ path }: { path: string }, { open, print, progress }: CommandContext): Promise<void> {
  const files = await listFiles(path);
  const { app } = await open();
  const counts = { added: 0, revised: 0, unchanged: 0, refused: 0, failed: 0 };
  const shown = progress('files');
  for (const [at, file] of files.entries()) {
    shown.update(at / files.length, at);
    const { status, title, sentences } = await importFile(app, file);
    counts[status] += 1;
    print(`${basename(file)}: ${status}${title ? ` (${title})` : ''}`);
    for (const sentence of sentences) print(`  ${sentence}`);
  }
  print(
    Object.entries(counts)
      .filter(([status, count]) => status !== 'failed' || count > 0)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  );
  const left = counts.refused + counts.failed;
  if (left > 0) throw new CommandFailure(`${left} of ${files.length} files could not be imported.`);
}

/** The files to import, sorted by name, including those in subfolders. */
async function listFiles(path: string): Promise<string[]> {
  const about = await statOrFail(path);
  if (!about) throw new CommandFailure(`There is no file or folder "${path}".`);
  if (!about.isDirectory()) return [path];
  const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new CommandFailure(`The folder "${path}" has no .json files.`);
  return names.map((name) => join(path, name));
}

/** Imports one file. An error is reported for this file, and the import continues with the next one. */
async function importFile(app: App, file: string): Promise<Outcome> {
  try {
    const { size } = await stat(file);
    // A file that is too large is not read; text over the limit makes the import report it.
    const report = await importMatch(app, size > MAX_FILE_BYTES ? ' '.repeat(MAX_FILE_BYTES + 1) : await readFile(file, 'utf8'));
    return { ...report, sentences: report.faults.map(({ en }) => en) };
  } catch (error) {
    app.log.debug({ file, ...faultOf(error) }, 'a match file could not be imported');
    return { status: 'failed', title: '', sentences: [`It could not be taken in: ${reasonOf(error)}`] };
  }
}

/** The message of the database error if there is one, in one line. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (reason instanceof Error ? reason.message : String(reason)).split('\n', 1)[0] ?? '';
}
