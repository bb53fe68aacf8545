import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { isEmptySite } from '../../content/topics/queries.ts';
import { exportSite } from '../../desks/importing/backup/exportSite.ts';
import { desks } from '../../newspaper.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure } from '../commandFailure.ts';

/** Errors of the file or its disk, not of this program. */
const UNWRITABLE: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
]);

type Input = { file: string; files?: string | undefined };

/** Exports the site to a file or to the standard output. An empty one is refused: its export would be kept as a backup. */
export async function exportPaper({ file, files: folder }: Input, { open, report, progress, settings }: CommandContext): Promise<void> {
  const { app } = await open();
  if (await isEmptySite(app))
    throw new CommandFailure(
      settings.databaseUrl === undefined
        ? `There is no newspaper to export in "${settings.dataDir}": set DATABASE_URL or DATA_DIR as for the newspaper.`
        : 'There is no newspaper to export: the database at DATABASE_URL is empty.',
    );
  const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
  const began = performance.now();
  const shown = progress('lines');
  const write = (out: Writable) =>
    exportSite(app, kinds, out, folder === undefined ? undefined : resolve(folder), (lines, kind) =>
      shown.update(kind ? kinds.indexOf(kind) / kinds.length : 0, lines),
    );
  const { lines, files } = await (file === '-' ? write(process.stdout) : writeWhole(file, write));
  const missing =
    files && files.missing.length > 0 ? `, ${files.missing.length} files not found (${files.missing.slice(0, 5).join(', ')})` : '';
  const copied = files ? `, ${files.copied} files${missing}` : '';
  report(`${lines} lines${copied} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** Writes to a temporary name and renames when complete, so that a partial export is not mistaken for a whole one. */
async function writeWhole<T>(name: string, write: (out: Writable) => Promise<T>): Promise<T> {
  const half = `${name}.part`;
  const stream = createWriteStream(half, { flush: true });
  try {
    const outcome = await Promise.race([write(stream), finished(stream, { readable: false })]);
    if (!outcome) throw new Error(`"${name}" was closed before it was written`);
    stream.end();
    await finished(stream);
    await rename(half, name);
    return outcome;
  } catch (error) {
    stream.destroy();
    await rm(half, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!UNWRITABLE.has(code)) throw error;
    throw new CommandFailure(`"${name}" cannot be written (${code}).`);
  }
}
