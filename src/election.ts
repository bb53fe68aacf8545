import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { applyResults, InvalidResults } from './desks/elections/count/applyResults.ts';
import { readResultsFile } from './desks/elections/count/readResultsFile.ts';
import { readElections } from './desks/elections/queries.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run election -- results.csv --election election-2024` takes results from a file: all of them, or nothing and a sentence for each row that
// cannot be.

const EXAMPLE = 'npm run election -- results.csv --election election-2024';
const MAX_BYTES = 64 * 1024 * 1024;

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

function readOrder(args: readonly string[]): { file: string; election: string } {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongArguments(`Say which file it is, one at a time, as in: ${EXAMPLE}`);
  if (!values.election) throw new WrongArguments(`Say which election it is about, as in: ${EXAMPLE}`);
  return { file, election: values.election };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { election: { type: 'string' } } });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function readGivenFile(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new WrongArguments(`The file "${file}" is too large: at most 64 MB.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof WrongArguments) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') throw new WrongArguments(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new WrongArguments(`"${file}" is a folder, not a file of results.`);
    throw new WrongArguments(`The file "${file}" cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

async function takeFile({ file, election }: { file: string; election: string }): Promise<string> {
  const given = await readGivenFile(file);
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  try {
    const known = (await readElections(app.db)).map(({ token }) => token);
    if (!known.includes(election)) throw new WrongArguments(`There is no election "${election}". The elections are: ${known.join(', ')}.`);
    const { seats, problems } = readResultsFile(given);
    if (problems.length > 0) throw new InvalidResults(problems);
    const context = { ...app, by: { id: 'import', name: 'import' } };
    const { lines } = await applyResults(context, election, { seats, source: 'file', now: systemClock() });
    const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
    return `${lines.length} seats: ${count('taken')} taken, ${count('corrected')} corrected, ${count('unchanged')} as they stood`;
  } finally {
    await close();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments) return error.message;
  if (error instanceof InvalidResults)
    return [error.message, ...error.problems.map(({ row, message }) => `  row ${row}: ${message.en}`)].join('\n');
  if (error instanceof FolderInUse)
    return `${error.message} The embedded database belongs to one program at a time: stop the newspaper, take the results in, start it again; or upload the file in the newsroom. With a PostgreSQL server (DATABASE_URL) both run side by side.`;
  return sentenceOf(error);
}

try {
  process.stdout.write(`${await takeFile(readOrder(process.argv.slice(2)))}\n`);
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
