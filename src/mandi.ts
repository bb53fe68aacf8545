import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { mandiServerWords } from './desks/mandi/newsroom/words.ts';
import { importPrices } from './desks/mandi/prices/importPrices.ts';
import { type ImportReport, rowsInDoubt } from './desks/mandi/prices/importReport.ts';
import { FileNotUnderstood } from './desks/mandi/source/fileNotUnderstood.ts';
import { type RefusalReason, refusalReasons } from './desks/mandi/source/refusalReasons.ts';
import { type HOME_STATE, homeState } from './desks/mandi/source/states.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run mandi -- prices.csv` takes market prices in from a file of data.gov.in or Agmarknet (CSV, JSON, HTML table) and says what became of
// each row. `--state Gujarat` says of which state the rows are that name none. It ends with 1 when rows were refused that somebody should look at.

const EXAMPLE = 'npm run mandi -- prices.csv';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = { file: string; state: typeof HOME_STATE | undefined };

async function readOrder(args: readonly string[]): Promise<Order> {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (!file) throw new WrongArguments(`Say which file has the prices, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file at a time: besides "${file}" there is also "${more.join('", "')}".`);
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new WrongArguments(`There is no file "${file}".`);
  if (!found.isFile()) throw new WrongArguments(`"${file}" is a folder, not a file of prices.`);
  const state = homeState(values.state);
  if (values.state !== undefined && !state)
    throw new WrongArguments(
      `--state names the state of rows that name none; "${values.state}" cannot be it: ${mandiServerWords.notHomeState.en}`,
    );
  return { file, state };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { state: { type: 'string' } } });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

function inWords({ read, taken, unchanged, revised, refused, reasons, refusals, revisions, newNames }: ImportReport): string {
  return [
    `${read} rows read: ${taken} taken, ${unchanged} unchanged, ${revised} revised, ${refused} refused`,
    ...Object.entries(refusalReasons).flatMap(([reason, { en }]) => {
      // The keys of the list are the reasons.
      const count = reasons[reason as RefusalReason];
      return count === undefined ? [] : [`  ${count} refused: ${en}`];
    }),
    ...refusals.map(({ row, reason, text }) => `  row ${row}: ${refusalReasons[reason].en}: ${text}`),
    ...(refused > refusals.length ? [`  and ${refused - refusals.length} more refused`] : []),
    ...revisions.map(({ row, text, before, after }) => `  row ${row} revised from ${before} to ${after}: ${text}`),
    ...(revised > revisions.length ? [`  and ${revised - revisions.length} more revised`] : []),
    ...newNames.map(({ kind, name }) => `  unknown ${kind}, taken under its own name: ${name}`),
  ].join('\n');
}

/** Gives whether no row is in doubt. */
async function mandi({ file, state }: Order): Promise<boolean> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  try {
    const given = { file: createReadStream(file), name: basename(file), way: 'command', state, now: app.clock() } as const;
    const report = await importPrices(app, given);
    process.stdout.write(`${inWords(report)}\n`);
    return rowsInDoubt(report) === 0;
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
  if (!(await mandi(await readOrder(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
