import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportSite } from './desks/importing/backup/exportSite.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run export -- app.ndjson` writes everything of the app, a line each; `--files FOLDER` puts its pictures, films and page scans there.
// `npm run import -- app.ndjson --files FOLDER` fills an empty app with it. `-` writes to the standard output.

/** What is wrong with the file or its disk, and no fault of this program. */
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

const EXAMPLE = 'npm run export -- paper.ndjson --files paper-files';

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order = { file: string; folder: string | undefined };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (!file) throw new WrongArguments(`Say into which file the paper is written, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One file at a time: besides "${file}" there is also "${more.join('", "')}".`);
  return { file, folder: values.files === undefined ? undefined : resolve(values.files) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { files: { type: 'string' } } });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function exportTo({ file, folder }: Order): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
  try {
    const began = performance.now();
    const { lines, files } = await (file === '-' ? exportSite(app, kinds, process.stdout, folder) : exportToFile(file));
    const missing =
      files && files.missing.length > 0 ? `, ${files.missing.length} files not found (${files.missing.slice(0, 5).join(', ')})` : '';
    const copied = files ? `, ${files.copied} files${missing}` : '';
    process.stderr.write(`${lines} lines${copied} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  } finally {
    await close();
  }

  /** Under another name until it is whole: half an export must not pass for one. */
  async function exportToFile(name: string) {
    const half = `${name}.part`;
    const stream = createWriteStream(half, { flush: true });
    try {
      const outcome = await Promise.race([exportSite(app, kinds, stream, folder), finished(stream, { readable: false })]);
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
      throw new WrongArguments(`"${name}" cannot be written (${code}).`);
    }
  }
}

try {
  await exportTo(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof WrongArguments ? error.message : sentenceOf(error)}\n`);
  process.exit(1);
}
