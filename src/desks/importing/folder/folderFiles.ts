import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { isMissingFile } from '../../../platform/storage/storageError.ts';
import type { Report } from '../archive/report.ts';
import { lookAtFile } from '../source/fileText.ts';
import { SourceBroken } from '../source/sourceItem.ts';
import { type MarkdownFile, readMarkdownFile } from './markdownFile.ts';

/** The Markdown files of a folder, sorted by name; empty if the folder does not exist. */
export async function markdownFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));
}

/** Reads the Markdown files of a folder one at a time with a schema for their fields; invalid files are reported. */
export async function* readMarkdownFolder<Fields>(
  folder: string,
  schema: z.ZodType<Fields>,
  report: Report,
  onFile: () => void = () => undefined,
): AsyncGenerator<{ slug: string; fields: Fields; body: string; file: string }> {
  for (const file of await markdownFilesIn(folder)) {
    onFile();
    const read: MarkdownFile | { why: string } = await readMarkdownFile(file);
    const parsed = 'why' in read ? undefined : schema.safeParse(read.fields);
    if (!('why' in read) && parsed?.success) {
      yield { slug: read.slug, fields: parsed.data, body: read.body, file };
      continue;
    }
    report.count('files that could not be read');
    report.tell(file, 'why' in read ? read.why : issuesOf(parsed?.error));
  }
}

/**
 * The rows of a CSV file with a header line, as spreadsheets write it: UTF-8 or UTF-16, with commas, semicolons or tabs; empty if there is
 * no such file. Throws `SourceBroken` for an invalid row.
 */
export async function readCsvFile<Row>(file: string, row: z.ZodType<Row>): Promise<Row[]> {
  const text = await textOfCsv(file);
  const [head = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].reduce((most, one) => (head.split(one).length > head.split(most).length ? one : most));
  let rows: unknown[];
  try {
    rows = parse(text, { columns: true, trim: true, delimiter, skip_empty_lines: true, skip_records_with_empty_values: true });
  } catch (error) {
    throw new SourceBroken(`"${file}" is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
  return rows.map((one, at) => {
    const parsed = row.safeParse(one);
    if (parsed.success) return parsed.data;
    throw new SourceBroken(`"${file}", row ${at + 1}: ${issuesOf(parsed.error)}`);
  });
}

async function textOfCsv(file: string): Promise<string> {
  try {
    const { encoding } = await lookAtFile(file);
    return new TextDecoder(encoding, { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (isMissingFile(error)) return '';
    if (error instanceof TypeError) throw new SourceBroken(`"${file}" is not written in UTF-8: save it as "CSV UTF-8".`);
    throw error;
  }
}

export const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

const issuesOf = (error: z.ZodError | undefined): string =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') ?? 'cannot be read';
