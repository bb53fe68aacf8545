import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { columnsMissing, FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';
import { fieldNamed, neededFields, type PriceField } from './priceColumns.ts';

/** A row as the file has it: its line in a CSV with the head as the first, its place from 1 in a JSON list. Null: it has not the columns of the head. */
export type PriceRecord = { row: number; fields: Partial<Record<PriceField, string>> | null; text: string };

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 400_000;
const MOST_TEXT = 300;
const MOST_ROW_BYTES = 64 * 1024;

/** Reads a file of data.gov.in or Agmarknet, CSV or JSON, piece by piece. Throws `FileNotUnderstood`. */
export async function* readRecords(file: AsyncIterable<Uint8Array>): AsyncGenerator<PriceRecord> {
  const texts = decoded(file);
  const beginning = await begin(texts);
  let rows = 0;
  for await (const record of beginning.isJson ? readJson(beginning.rest) : readCsv(beginning.rest, beginning.first)) {
    if (++rows > MOST_ROWS) throw new FileNotUnderstood(fileFaults.tooLarge);
    yield record;
  }
}

async function* decoded(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new FileNotUnderstood(fileFaults.notText);
    }
  };
  for await (const piece of file) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new FileNotUnderstood(fileFaults.tooLarge);
    yield decode(piece);
  }
  yield decode();
}

/** Reads as far as the first letter, which tells what the file is. */
async function begin(texts: AsyncGenerator<string>): Promise<{ isJson: boolean; first: string; rest: AsyncGenerator<string> }> {
  let first = '';
  for (;;) {
    const { value, done } = await texts.next();
    if (done) break;
    first += value;
    if (first.includes('\n') || first.length > MOST_ROW_BYTES) break;
  }
  if (first.trim() === '') throw new FileNotUnderstood(fileFaults.empty);
  if (first.includes('\0')) throw new FileNotUnderstood(fileFaults.notText);
  const rest = async function* () {
    yield first;
    yield* texts;
  };
  return { isJson: /^\s*[[{]/.test(first), first, rest: rest() };
}

/** The sign between the columns is the one that the head has most of. */
function delimiterOf(first: string): string {
  const [head = ''] = first.trimStart().split('\n');
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const csvRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

async function* readCsv(texts: AsyncGenerator<string>, first: string): AsyncGenerator<PriceRecord> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first),
    info: true,
    max_record_size: MOST_ROW_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const feeding = pipeline(Readable.from(texts), parser);
  // What goes wrong is thrown where the rows are read.
  feeding.catch(() => undefined);
  let columns: (PriceField | undefined)[] | undefined;
  try {
    for await (const given of parser) {
      const { record, info } = csvRow.parse(given);
      if (!columns) {
        columns = record.map(fieldNamed);
        checkColumns(columns);
        continue;
      }
      const fields =
        record.length === columns.length ? Object.fromEntries(columns.map((field, at) => [field ?? '', record[at] ?? ''])) : null;
      yield { row: info.lines, fields, text: record.join(', ').slice(0, MOST_TEXT) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileNotUnderstood(fileFaults.brokenQuotes);
    throw error;
  }
}

function checkColumns(columns: readonly (PriceField | undefined)[]): void {
  const missing = neededFields.filter((field) => !columns.includes(field));
  if (missing.length > 0) throw new FileNotUnderstood(columnsMissing(missing));
}

const jsonFile = z.union([z.array(z.unknown()), z.looseObject({ records: z.array(z.unknown()) }).transform(({ records }) => records)]);
const jsonRow = z.record(z.string(), z.unknown());

async function* readJson(texts: AsyncGenerator<string>): AsyncGenerator<PriceRecord> {
  let text = '';
  for await (const piece of texts) text += piece;
  const rows = jsonFile.safeParse(parseJson(text));
  if (!rows.success) throw new FileNotUnderstood(fileFaults.noRecords);
  const records = rows.data.map((given) => jsonRow.safeParse(given).data);
  const heads = new Set(records.flatMap((record) => Object.keys(record ?? {})));
  if (rows.data.length > 0) checkColumns([...heads].map(fieldNamed));
  for (const [at, record] of records.entries()) {
    const text = (JSON.stringify(rows.data[at]) ?? '').slice(0, MOST_TEXT);
    if (!record) {
      yield { row: at + 1, fields: null, text };
      continue;
    }
    const fields: PriceRecord['fields'] = {};
    for (const [head, value] of Object.entries(record)) {
      const field = fieldNamed(head);
      if (field) fields[field] = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    }
    yield { row: at + 1, fields, text };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new FileNotUnderstood(fileFaults.notJson);
  }
}
