import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { databaseErrorOf } from '../../../platform/databaseError.ts';
import type { ExportTable } from '../../../platform/export/exportTable.ts';
import { parseJson } from '../../../platform/parseJson.ts';
import type { App } from '../../../site/app.ts';
import { type OnBytes, textOfFile } from '../source/fileText.ts';
import { SourceBroken } from '../source/sourceItem.ts';
import { linesOf } from '../source/storyLines.ts';
import { MIN_PAPER_FORMAT, PAPER_FORMAT, withSiteLines } from './siteLines.ts';
import { copyFromFolder, type FileCopier, type FileTally } from './storedFiles.ts';

const LINES_A_BATCH = 500;
const LETTERS_A_BATCH = 8 * 1024 * 1024;

const anyRecord = z.looseObject({ record: z.string() });
const heading = z.object({ record: z.literal('paper'), format: z.number() });
const closing = z.object({ record: z.literal('end'), records: z.number() });

type Waiting = { kind: ExportTable; lines: string[]; letters: number; from: number };

/**
 * Restores an export by `exportSite` into an empty site, in one transaction. Returns the number of records, and the missing files. Throws
 * `SourceBroken` with one sentence.
 */
export async function restoreSite(
  app: App,
  kinds: readonly ExportTable[],
  file: string,
  folder: string | undefined,
  onBytes?: OnBytes,
): Promise<{ records: number; files: FileTally }> {
  const files = copyFromFolder(app.storage, folder);
  const records = await change(app, async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const written = await writeLines(tx, kinds, textOfFile(file, 'utf-8', onBytes), files);
    for (const kind of kinds) await kind.finish(tx);
    return { result: written, tags: [] };
  });
  return { records, files: files.tally };
}

async function writeLines(tx: Database, kinds: readonly ExportTable[], text: AsyncIterable<string>, files: FileCopier): Promise<number> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  let records = 0;
  let ended = false;
  let waiting: Waiting | undefined;
  for await (const { number, line } of linesOf(text)) {
    if (line?.trim() === '') continue;
    const { name, value } = recordIn(line, number);
    if (number === 1) {
      checkHeading(value);
      continue;
    }
    if (ended) throw new SourceBroken(`Line ${number} stands behind the end of the export.`);
    if (name === 'end') {
      const answer = closing.safeParse(value).data?.records;
      if (answer !== records) throw new SourceBroken(`The export says that it has ${answer} records, but there are ${records}.`);
      ended = true;
      continue;
    }
    const kind = byName.get(name);
    if (!kind) throw new SourceBroken(`Line ${number}: this paper knows no record "${name}".`);
    const known = kind.schema.safeParse(value);
    if (!known.success) throw new SourceBroken(`Line ${number}: ${faultsOf(known.error)}.`);
    await files.copy(kind.filesOf(value));
    if (waiting && (waiting.kind !== kind || isFull(waiting))) {
      await write(tx, waiting);
      waiting = undefined;
    }
    waiting ??= { kind, lines: [], letters: 0, from: number };
    waiting.lines.push(line ?? '');
    waiting.letters += line?.length ?? 0;
    records++;
  }
  if (!ended) throw new SourceBroken('The export is cut off: its last line is missing.');
  if (waiting) await write(tx, waiting);
  return records;
}

const isFull = ({ kind, lines, letters }: Waiting): boolean =>
  !kind.isWrittenAtOnce && (lines.length >= LINES_A_BATCH || letters >= LETTERS_A_BATCH);

function recordIn(line: string | undefined, number: number): { name: string; value: z.output<typeof anyRecord> } {
  const parsed = anyRecord.safeParse(parsedJson(line));
  if (!parsed.success) throw new SourceBroken(`Line ${number} is no record.`);
  return { name: parsed.data.record, value: parsed.data };
}

function parsedJson(line: string | undefined): unknown {
  try {
    return parseJson(line ?? '');
  } catch {
    return undefined;
  }
}

function checkHeading(value: unknown): void {
  const known = heading.safeParse(value);
  if (!known.success) throw new SourceBroken('The first line does not say that this is an export of a paper.');
  if (known.data.format > PAPER_FORMAT) throw new SourceBroken('The export was written by a newer version of this program.');
  if (known.data.format < MIN_PAPER_FORMAT)
    throw new SourceBroken('The export was written by an older version of this program: open the paper with this one and export it anew.');
}

const faultsOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');

/** An error caused by the data (a missing category, a duplicate slug) means that the file is wrong. */
async function write(tx: Database, { kind, lines, from }: Waiting): Promise<void> {
  try {
    await kind.write(tx, lines);
  } catch (error) {
    const refused = databaseErrorOf(error);
    // Classes 22, 23 and 54: invalid values, violated constraints, limits exceeded.
    if (!refused || !/^(22|23|54)/.test(refused.sqlState)) throw error;
    throw new SourceBroken(`In the records "${kind.kind}" from line ${from} on: ${refused.message}.`);
  }
}

/** Whether a file is an export of exactly the current content. */
export async function isAlreadyThere(app: App, kinds: readonly ExportTable[], file: string): Promise<boolean> {
  const input = linesOf(textOfFile(file, 'utf-8'));
  return withSiteLines(app.db, kinds, async (lines) => {
    try {
      for await (const { line } of lines) {
        const other = await input.next();
        if (other.done || other.value.line !== line) return false;
      }
      const rest = await input.next();
      return rest.done === true;
    } finally {
      await input.return(undefined);
    }
  });
}
