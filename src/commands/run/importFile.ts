import { basename, join, resolve } from 'node:path';
import { isEmptySite } from '../../content/topics/queries.ts';
import { importArchive } from '../../desks/importing/archive/importArchive.ts';
import { openReport, type Report } from '../../desks/importing/archive/report.ts';
import { isAlreadyThere, restoreSite } from '../../desks/importing/backup/restoreSite.ts';
import { isFolder } from '../../desks/importing/folder/folderFiles.ts';
import { importFolder } from '../../desks/importing/folder/importFolder.ts';
import { openSource, type Source, type SourceFormat } from '../../desks/importing/source/openSource.ts';
import { SourceBroken } from '../../desks/importing/source/sourceItem.ts';
import { importCommands } from '../../importCommands.ts';
import { desks } from '../../newspaper.ts';
import { outsideFetch } from '../../platform/images/outsideFetch.ts';
import type { App } from '../../site/app.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { checkInputFolder } from '../inputFile.ts';

/** After this many stories the database statistics are out of date. */
const WORTH_TIDYING = 5_000;

type Input = {
  file: string;
  format?: SourceFormat | undefined;
  pictures?: string | undefined;
  files?: string | undefined;
  site?: string | undefined;
  category?: string | undefined;
  dryRun: boolean;
};

/** Imports an archive; an export of this system is restored into an empty site. */
export async function importFile(input: Input, context: CommandContext): Promise<void> {
  await checkInputFolder(input.pictures);
  await checkInputFolder(input.files);
  await failOn([SourceBroken], async () => {
    let report: Report | undefined;
    // A folder is read file by file.
    const isOfFiles = await isFolder(input.file);
    const shown = context.progress(isOfFiles ? 'files' : 'stories');
    const source: Source | undefined = isOfFiles
      ? undefined
      : await openSource(input.file, input.format, (read, pass) =>
          shown.update(pass === 'names' || !source ? 0 : read / source.size, report?.counted('stories read') ?? 0),
        );
    const { app, database } = await context.open();
    if (source?.format === 'paper') return restore(app, input, source.size, context);
    // Built-in lists are required to publish stories; demo content is not needed.
    if (await isEmptySite(app)) for (const desk of desks) await desk.install?.(app);
    const file = join(app.settings.dataDir, 'imports', `${stamp(app)}-${basename(input.file)}.txt`);
    report = openReport(file, `${input.dryRun ? 'A dry run of the import' : 'The import'} of ${input.file}`);
    await importAndReport(app, source, { input, report, file, onProgress: shown.update }, context);
    if (report.counted('published') >= WORTH_TIDYING) await database.tidy();
  });
}

/** Restores an export into an empty site. */
async function restore(app: App, { file, files: folder, dryRun }: Input, size: number, { print, progress }: CommandContext): Promise<void> {
  const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
  if (!(await isEmptySite(app))) {
    if (!(await isAlreadyThere(app, kinds, file))) {
      throw new CommandFailure(
        'The paper is not empty: an export fills an empty one (another DATABASE_URL or DATA_DIR, in which the newspaper has not been started).',
      );
    }
    print('The paper holds all of this already.');
    return;
  }
  if (dryRun) throw new CommandFailure('An export of the paper is written whole or not at all: --dry-run has nothing to show.');
  const began = performance.now();
  const shown = progress('KB');
  const { records, files } = await restoreSite(app, kinds, file, folder === undefined ? undefined : resolve(folder), (read) =>
    shown.update(read / size, Math.round(read / 1024)),
  );
  print(`${records} records, ${files.copied} files (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (files.missing.length > 0) {
    const some = files.missing.slice(0, 5).join(', ');
    print(`${files.missing.length} files are not in the storage, nor in a folder given with --files: ${some}`);
  }
}

/** The current time as part of a file name. */
const stamp = (app: App): string => app.clock().toISOString().slice(0, 19).replaceAll(':', '-');

type Run = { input: Input; report: Report; file: string; onProgress: (part: number, items: number) => void };

async function importAndReport(
  app: App,
  source: Source | undefined,
  { input, report, file, onProgress }: Run,
  { print, stopped }: CommandContext,
): Promise<void> {
  const began = performance.now();
  let broken: SourceBroken | undefined;
  try {
    const order = {
      site: input.site,
      category: input.category,
      dryRun: input.dryRun,
      fetchFrom: (hosts: readonly string[]) => outsideFetch({ hosts }),
      report,
    };
    const pictures = input.pictures === undefined ? undefined : resolve(input.pictures);
    if (source) await importArchive(app, importCommands, { ...order, source, pictures, onProgress: () => stopped.throwIfAborted() });
    else await importFolder(app, importCommands, { ...order, folder: resolve(input.file), onProgress });
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    broken = error;
  } finally {
    const end = `${((performance.now() - began) / 1000).toFixed(1)} seconds`;
    const lines = await report.close(
      broken?.message ?? (stopped.aborted ? `Stopped after ${end}; the same import goes on from here.` : end),
    );
    print(`${lines.join('\n')}\n\nThe report, item by item: ${file}`);
  }
  if (broken) throw broken;
  const unreadable = report.counted('lines that could not be read');
  const files = report.counted('files that could not be read');
  const failed = report.counted('could not be taken in');
  const missing = [
    ...(unreadable > 0 ? [`${unreadable} lines could not be read`] : []),
    ...(files > 0 ? [`${files} files could not be read`] : []),
    ...(failed > 0 ? [`${failed} items could not be taken in`] : []),
  ];
  if (missing.length > 0) throw new SourceBroken(`${missing.join(', ')} (the report says why); all others have moved in.`);
}
