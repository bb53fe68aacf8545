import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readTopics } from './content/topics/queries.ts';
import { addEdition, withdrawEdition } from './desks/epaper/commands.ts';
import { InvalidEdition, MAX_PDF_BYTES } from './desks/epaper/editions/invalidEdition.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import type { App } from './site/app.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run epaper -- file.pdf --city ahmedabad --date 2026-11-21` puts a printed edition before the readers, in the place of an
// earlier one of that city and day; `--withdraw` instead of a file takes one away.

const EXAMPLE = 'npm run epaper -- paper.pdf --city ahmedabad --date 2026-11-21';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = { city: string; date: string; file: string | undefined };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const { city, date, withdraw } = values;
  if (!city) throw new WrongArguments(`Say of which city the edition is, as in: ${EXAMPLE}`);
  if (!date) throw new WrongArguments(`Say of which day the edition is, as in: ${EXAMPLE}`);
  const [file, ...more] = positionals;
  if (more.length > 0) throw new WrongArguments(`One file at a time: besides "${file}" there is also "${more.join('", "')}".`);
  if (withdraw && file) throw new WrongArguments(`--withdraw takes an edition away and needs no file (given: "${file}").`);
  if (!withdraw && !file) throw new WrongArguments(`Say which PDF is the edition, as in: ${EXAMPLE}`);
  return { city, date, file };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { city: { type: 'string' }, date: { type: 'string' }, withdraw: { type: 'boolean' } },
    });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function readPdf(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > MAX_PDF_BYTES) throw new InvalidEdition('tooLarge');
    return await readFile(file);
  } catch (error) {
    if (error instanceof InvalidEdition) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') throw new WrongArguments(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new WrongArguments(`"${file}" is a folder, not a PDF.`);
    throw new WrongArguments(`The file "${file}" cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

async function carryOut(app: App, { city, date }: Order, pdf: Uint8Array | undefined): Promise<string> {
  try {
    if (!pdf) {
      await withdrawEdition(app, { city, date });
      return `The edition of ${city}, ${date}, is withdrawn`;
    }
    const began = performance.now();
    const { address, pageCount } = await addEdition(app, { city, date, pdf });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `${pageCount} pages are out at ${app.settings.siteUrl}${address} (${seconds} s)`;
  } catch (error) {
    if (!(error instanceof InvalidEdition) || error.reason !== 'noCity') throw error;
    const cities = (await readTopics(app.db, 'city')).map(({ slug }) => slug);
    const known =
      cities.length > 0 ? `The cities are: ${cities.join(', ')}.` : 'The paper has no cities yet: start it once with npm start.';
    throw new WrongArguments(`There is no city "${city}". ${known}`);
  }
}

async function epaper(order: Order): Promise<void> {
  const pdf = order.file === undefined ? undefined : await readPdf(order.file);
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  try {
    process.stdout.write(`${await carryOut(app, order, pdf)}\n`);
  } finally {
    await close();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments || error instanceof InvalidEdition) return error.message;
  if (error instanceof FolderInUse)
    return `${error.message} The embedded database belongs to one program at a time: stop the newspaper, add the edition, start it again. With a PostgreSQL server (DATABASE_URL) both run side by side.`;
  return sentenceOf(error);
}

try {
  await epaper(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
