import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';
import { headsIn } from './priceColumns.ts';

/** A row of a table with its position: its line in a CSV, its position from 1 in an HTML table. */
export type TableRow = { row: number; cells: string[] };

export const MAX_ROW_BYTES = 64 * 1024;
const MAX_CELLS = 1000;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter that yields the most headings of a price file; a title above the header may contain other ones. */
function delimiterOf(beginning: string): string {
  const lines = beginning.split('\n');
  const headsBy = (sign: string) =>
    Math.max(...lines.map((line) => headsIn(line.split(sign).map((cell) => cell.trim().replace(/^"|"$/g, '')))));
  return DELIMITERS.reduce<string>((best, sign) => (headsBy(sign) > headsBy(best) ? sign : best), ',');
}

const csvRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/**
 * The same texts; throws `FileNotUnderstood` for a longer line than a row can be. The parser counts what the cells hold, so that millions of
 * empty ones would be within its limit.
 */
async function* withinLines(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let begun = 0;
  for await (const text of texts) {
    const lines = text.split(/[\r\n]/);
    const [first = '', ...others] = lines;
    if (begun + first.length > MAX_ROW_BYTES || others.some(({ length }) => length > MAX_ROW_BYTES))
      throw new FileNotUnderstood(fileFaults.longRow);
    begun = (lines.length === 1 ? begun : 0) + (lines.at(-1) ?? '').length;
    yield text;
  }
}

/** The rows of a CSV without empty ones. `beginning` includes the header. */
export async function* csvRows(texts: AsyncGenerator<string>, beginning: string): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning),
    info: true,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const feeding = pipeline(Readable.from(withinLines(texts)), parser);
  // Errors are thrown where the rows are read.
  feeding.catch(() => undefined);
  try {
    for await (const input of parser) {
      const { record, info } = csvRow.parse(input);
      yield { row: info.lines, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileNotUnderstood(fileFaults.brokenQuotes);
    throw error;
  }
}

/** The rows of the tables in an HTML page, which Agmarknet calls an Excel file, without empty ones. */
export async function* htmlRows(texts: AsyncGenerator<string>): AsyncGenerator<TableRow> {
  let rows: TableRow[] = [];
  let cells: string[] | undefined;
  let cell: string | undefined;
  let count = 0;
  const endCell = () => {
    if (cell !== undefined) cells?.push(cell.replace(/\s+/g, ' ').trim());
    if (cells && cells.length > MAX_CELLS) throw new FileNotUnderstood(fileFaults.longRow);
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (cells?.some((text) => text !== '')) rows.push({ row: count, cells });
    cells = undefined;
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'tr') {
          endRow();
          count++;
          cells = [];
        } else if (name === 'td' || name === 'th') {
          endCell();
          cell = '';
        } else if (name === 'br' && cell !== undefined) cell += ' ';
      },
      ontext: (text) => {
        if (cell !== undefined) cell += text;
      },
      onclosetag: (name) => {
        if (name === 'td' || name === 'th') endCell();
        else if (name === 'tr' || name === 'table') endRow();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for await (const text of texts) {
    parser.write(text);
    yield* rows;
    rows = [];
  }
  parser.end();
  endRow();
  yield* rows;
}
