import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEmptySite } from './content/topics/queries.ts';
import { publishStories, reviseStory } from './desks/articles/commands.ts';
import { adoptStory, publishTaken, reviseWorkingCopy } from './desks/articles/stories/fromElsewhere.ts';
import { importArchive } from './desks/importing/archive/importArchive.ts';
import { openReport, type Report } from './desks/importing/archive/report.ts';
import { isAlreadyThere, restoreSite } from './desks/importing/backup/restoreSite.ts';
import { openSource, type Source, type SourceFormat, sourceFormats } from './desks/importing/source/openSource.ts';
import { SourceBroken } from './desks/importing/source/sourceItem.ts';
import { addPicture } from './desks/pictures/commands.ts';
import { addRedirects } from './desks/redirects/commands.ts';
import { addTopic } from './desks/taxonomy/commands.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { outsideFetch } from './platform/images/outsideFetch.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import type { App } from './site/app.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run import -- export.xml` moves an archive into the paper: an export of WordPress, a feed, or stories a line each. An export of this
// paper (`npm run export`) fills an empty one.

const EXAMPLE = 'npm run import -- wordpress.xml --pictures uploads';
const SAY_EVERY_MS = 5_000;
/** After so many stories the database's picture of its own tables is out of date. */
const WORTH_TIDYING = 5_000;

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = {
  file: string;
  format: SourceFormat | undefined;
  pictures: string | undefined;
  files: string | undefined;
  category: string | undefined;
  dryRun: boolean;
};

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (!file) throw new WrongArguments(`Say which file moves in, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file at a time: besides "${file}" there is also "${more.join('", "')}".`);
  const format = sourceFormats.find((known) => known === values.format);
  if (values.format !== undefined && !format) {
    throw new WrongArguments(`There is no format "${values.format}": it is one of ${sourceFormats.join(', ')}.`);
  }
  return {
    file,
    format,
    pictures: values.pictures === undefined ? undefined : resolve(values.pictures),
    files: values.files === undefined ? undefined : resolve(values.files),
    category: values.category,
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        pictures: { type: 'string' },
        files: { type: 'string' },
        category: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function checkFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const about = await stat(folder).catch(() => undefined);
  if (!about?.isDirectory()) throw new WrongArguments(`There is no folder "${folder}".`);
}

async function importFile(order: Order): Promise<void> {
  await checkFolder(order.pictures);
  await checkFolder(order.files);
  const source = await openSource(order.file, order.format);
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
    if (source.format === 'paper') return await restore(app, order);
    // Without its running lists no story can be published; an archive needs no demo paper around it.
    if (await isEmptySite(app)) for (const desk of desks) await desk.found?.(app);
    const file = join(settings.dataDir, 'imports', `${stamp(app)}-${basename(order.file)}.txt`);
    const report = openReport(file, `${order.dryRun ? 'A dry run of the import' : 'The import'} of ${order.file}`);
    await moveAndReport(app, source, order, report, file);
    if (report.counted('published') >= WORTH_TIDYING) await database.tidy();
  } finally {
    await close();
  }
}

/** Fills an empty paper with another's export. */
async function restore(app: App, { file, files: folder, dryRun }: Order): Promise<void> {
  const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
  if (!(await isEmptySite(app))) {
    if (!(await isAlreadyThere(app, kinds, file))) {
      throw new WrongArguments(
        'The paper is not empty: an export fills an empty one (another DATABASE_URL or DATA_DIR, in which the newspaper has not been started).',
      );
    }
    process.stdout.write('The paper holds all of this already.\n');
    return;
  }
  if (dryRun) throw new WrongArguments('An export of the paper is written whole or not at all: --dry-run has nothing to show.');
  const began = performance.now();
  const { records, files } = await restoreSite(app, kinds, file, folder);
  process.stdout.write(`${records} records, ${files.copied} files (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  if (files.missing.length > 0) {
    const some = files.missing.slice(0, 5).join(', ');
    process.stdout.write(`${files.missing.length} files are not in the storage, nor in a folder given with --files: ${some}\n`);
  }
}

/** The moment as part of a file's name. */
const stamp = (app: App): string => app.clock().toISOString().slice(0, 19).replaceAll(':', '-');

async function moveAndReport(app: App, source: Source, order: Order, report: Report, file: string): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let said = began;
  let broken: SourceBroken | undefined;
  try {
    await importArchive(
      app,
      { publishStories, reviseStory, adoptStory, reviseWorkingCopy, publishTaken, addTopic, addPicture, addRedirects },
      {
        source,
        ...order,
        fetchFrom: (hosts) => outsideFetch({ hosts }),
        report,
        onProgress: (read) => {
          if (performance.now() - said < SAY_EVERY_MS) return;
          said = performance.now();
          process.stdout.write(`${read} stories, ${Math.round(read / seconds())} a second\n`);
        },
      },
    );
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    broken = error;
  } finally {
    const lines = await report.close(broken?.message ?? `${seconds().toFixed(1)} seconds`);
    process.stdout.write(`${lines.join('\n')}\n\nThe report, item by item: ${file}\n`);
  }
  if (broken) throw broken;
  const unreadable = report.counted('lines that could not be read');
  const failed = report.counted('could not be taken in');
  const missing = [
    ...(unreadable > 0 ? [`${unreadable} lines could not be read`] : []),
    ...(failed > 0 ? [`${failed} stories could not be taken in`] : []),
  ];
  if (missing.length > 0) throw new SourceBroken(`${missing.join(', ')} (the report says why); all others have moved in.`);
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments || error instanceof SourceBroken) return error.message;
  return sentenceOf(error);
}

try {
  await importFile(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
