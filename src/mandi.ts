import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { importPrices } from './desks/mandi/importPrices.ts';
import type { ImportReport } from './desks/mandi/importReport.ts';
import { FileNotUnderstood } from './desks/mandi/source/fileNotUnderstood.ts';
import { refusalReasons } from './desks/mandi/source/refusalReasons.ts';
import { desks } from './newspaper.ts';
import { openPaper } from './openPaper.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run mandi -- prices.csv` takes market prices in from a file of data.gov.in or Agmarknet, CSV or JSON, and says what became of each row.

const EXAMPLE = 'npm run mandi -- prices.csv';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

async function readOrder(args: readonly string[]): Promise<string> {
  const [file, ...more] = positionalsOf(args);
  if (!file) throw new WrongArguments(`Say which file has the prices, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file at a time: besides "${file}" there is also "${more.join('", "')}".`);
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new WrongArguments(`There is no file "${file}".`);
  if (!found.isFile()) throw new WrongArguments(`"${file}" is a folder, not a file of prices.`);
  return file;
}

function positionalsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: {} }).positionals;
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

function inWords({ read, taken, unchanged, revised, refused, refusals, revisions, newNames }: ImportReport): string {
  return [
    `${read} rows read: ${taken} taken, ${unchanged} unchanged, ${revised} revised, ${refused} refused`,
    ...refusals.map(({ row, reason, text }) => `  row ${row}: ${refusalReasons[reason].en}: ${text}`),
    ...(refused > refusals.length ? [`  and ${refused - refusals.length} more`] : []),
    ...revisions.map(({ row, text, before, after }) => `  row ${row} revised from ${before} to ${after}: ${text}`),
    ...newNames.map(({ kind, name }) => `  unknown ${kind}, taken under its own name: ${name}`),
  ].join('\n');
}

async function mandi(file: string): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { paper, close } = await openPaper({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  try {
    const report = await importPrices(paper, { file: createReadStream(file), name: basename(file), way: 'command', now: paper.clock() });
    process.stdout.write(`${inWords(report)}\n`);
  } finally {
    await close();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments || error instanceof FileNotUnderstood) return error.message;
  if (error instanceof FolderInUse)
    return `${error.message} The embedded database belongs to one program at a time: stop the newspaper, take the prices in, start it again; or take them in in the newsroom.`;
  return sentenceOf(error);
}

try {
  await mandi(await readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
