import { z } from 'zod';
import { parseJson } from '../../../platform/parseJson.ts';
import { decodedText } from './decodedText.ts';
import { columnsMissing, FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';
import { checkColumns, columnNamed, headsIn, missingColumns, type PriceColumn, type PriceField } from './priceColumns.ts';
import { csvRows, htmlRows, MAX_ROW_BYTES, type TableRow } from './tableRows.ts';

/** The values of a row, and the units in its column headings. */
export type PriceFields = Partial<Record<PriceField, string>> & { headUnits?: Partial<Record<PriceField, string>> };

/**
 * A row of the file: `row` is its line in a CSV, with the first line as 1, or its position from 1 in an HTML table or a JSON list. `fields`
 * is null if the row does not have the header's columns.
 */
export type PriceRecord = { row: number; fields: PriceFields | null; text: string };

const MAX_ROWS = 400_000;
const MAX_TEXT = 300;
/** Maximum number of lines above the header: a title, the day, the author. */
const MAX_TITLE_LINES = 20;

/**
 * Reads a file of data.gov.in or Agmarknet in chunks: CSV, JSON, or the HTML table that Agmarknet calls an Excel file. Lines above the
 * header are skipped. A file that names no state is accepted only if `isStateTold`. Throws `FileNotUnderstood`.
 */
export async function* readRecords(file: AsyncIterable<Uint8Array>, isStateTold: boolean): AsyncGenerator<PriceRecord> {
  const { beginning, texts } = await begin(decodedText(file));
  let rows = 0;
  for await (const record of recordsOf(beginning, texts, isStateTold)) {
    if (++rows > MAX_ROWS) throw new FileNotUnderstood(fileFaults.tooLarge);
    yield record;
  }
}

function recordsOf(beginning: string, texts: AsyncGenerator<string>, isStateTold: boolean): AsyncGenerator<PriceRecord> {
  if (/^\s*[[{]/.test(beginning)) return readJson(texts, isStateTold);
  return readTable(/^\s*</.test(beginning) ? htmlRows(texts) : csvRows(texts, beginning), isStateTold);
}

/** Reads as far as the table's header may be, to detect the format. */
async function begin(texts: AsyncGenerator<string>): Promise<{ beginning: string; texts: AsyncGenerator<string> }> {
  let beginning = '';
  for (;;) {
    const { value, done } = await texts.next();
    if (done) break;
    beginning += value;
    if (beginning.split('\n').length > MAX_TITLE_LINES || beginning.length > MAX_ROW_BYTES) break;
  }
  if (beginning.trim() === '') throw new FileNotUnderstood(fileFaults.empty);
  if (beginning.includes('\0')) throw new FileNotUnderstood(fileFaults.notText);
  const all = async function* () {
    yield beginning;
    yield* texts;
  };
  return { beginning, texts: all() };
}

async function* readTable(rows: AsyncGenerator<TableRow>, isStateTold: boolean): AsyncGenerator<PriceRecord> {
  let columns: (PriceColumn | undefined)[] | undefined;
  const above: string[][] = [];
  for await (const { row, cells } of rows) {
    if (columns) {
      yield recordOf(columns, row, cells);
    } else if (missingColumns(cells).length === 0) {
      checkColumns(cells, isStateTold);
      columns = cells.map(columnNamed);
    } else {
      above.push(cells);
      if (above.length === MAX_TITLE_LINES) break;
    }
  }
  if (columns) return;
  // The row most similar to a header shows which columns are missing.
  const nearest = above.reduce((best, cells) => (headsIn(cells) > headsIn(best) ? cells : best), []);
  throw new FileNotUnderstood(columnsMissing(missingColumns(nearest)));
}

function recordOf(columns: readonly (PriceColumn | undefined)[], row: number, cells: readonly string[]): PriceRecord {
  const text = cells.join(', ').slice(0, MAX_TEXT);
  const hasMore = cells.slice(columns.length).some((cell) => cell !== '');
  if (cells.length < columns.length || hasMore) return { row, fields: null, text };
  return { row, fields: fieldsOf(columns.map((column, at) => [column, cells[at] ?? ''])), text };
}

function fieldsOf(cells: readonly (readonly [PriceColumn | undefined, string])[]): PriceFields {
  const fields: PriceFields = {};
  for (const [column, cell] of cells) {
    if (!column) continue;
    fields[column.field] = cell;
    if (column.unit !== undefined) fields.headUnits = { ...fields.headUnits, [column.field]: column.unit };
  }
  return fields;
}

const jsonFile = z.union([z.array(z.unknown()), z.looseObject({ records: z.array(z.unknown()) }).transform(({ records }) => records)]);
const jsonRow = z.record(z.string(), z.unknown());

async function* readJson(texts: AsyncGenerator<string>, isStateTold: boolean): AsyncGenerator<PriceRecord> {
  let text = '';
  for await (const piece of texts) text += piece;
  const rows = jsonFile.safeParse(jsonOf(text));
  if (!rows.success) throw new FileNotUnderstood(fileFaults.noRecords);
  const records = rows.data.map((input) => jsonRow.safeParse(input).data);
  const heads = [...new Set(records.flatMap((record) => Object.keys(record ?? {})))];
  if (rows.data.length > 0) checkColumns(heads, isStateTold);
  const columns = new Map(heads.map((head) => [head, columnNamed(head)]));
  for (const [at, record] of records.entries()) {
    const says = (JSON.stringify(rows.data[at]) ?? '').slice(0, MAX_TEXT);
    const cells = Object.entries(record ?? {}).map(([head, value]) => [columns.get(head), textOf(value)] as const);
    yield { row: at + 1, fields: record ? fieldsOf(cells) : null, text: says };
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new FileNotUnderstood(fileFaults.notJson);
  }
}
