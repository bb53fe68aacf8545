import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { isWorkbook, textEncoding } from '../../../platform/text/textEncoding.ts';
import { mailAddress } from '../../../site/forms/draftFields.ts';
import { type SubscriberColumns, saysNo, stateOfWord, subscriberColumns } from './subscriberColumns.ts';

/** A list that is not understood; the message is a sentence for operators. */
export class ListNotUnderstood extends Error {}

/** Why a line of a list is left out, as it is told to operators. */
export const leftOutReasons = {
  noAddress: 'no mail address',
  left: 'unsubscribed, blocked or deleted',
  waiting: 'not confirmed',
  unknownState: 'nobody can tell whether they are subscribed',
  noTime: 'no time of the subscription (--since names one)',
  twice: 'in the list twice',
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;

/** A subscriber of a list, with the time of the consent. */
export type ListedAddress = { email: string; agreedAt: Date };
export type LeftOut = { row: number; reason: LeftOutReason; text: string };
export type SubscriberList = { subscribers: ListedAddress[]; leftOut: LeftOut[] };

type Row = { row: number; cells: string[] };
const rowsOf = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Reads a list of subscribers: a CSV in UTF-8 or UTF-16 with any of the usual delimiters, or one address a line. A line that does not say that
 * somebody is subscribed, and since when, is left out: `since` is the time of lines without one. Times without a zone are UTC. Throws
 * `ListNotUnderstood`.
 */
export function readSubscriberList(file: Uint8Array, { now, since }: { now: Date; since?: Date | undefined }): SubscriberList {
  const { heading, rows } = readRows(file);
  const columns = subscriberColumns(
    heading,
    rows.map(({ cells }) => cells),
  );
  const address = columns.address[0] ?? rows[0]?.cells.findIndex(looksLikeAddress) ?? -1;
  if (rows.length === 0) throw new ListNotUnderstood('The list has no subscribers.');
  if (address === -1) throw new ListNotUnderstood(`The list has no column of mail addresses, only ${heading.join(', ')}.`);
  const seen = new Set<string>();
  const list: SubscriberList = { subscribers: [], leftOut: [] };
  for (const { row, cells } of rows) {
    const cell = (at: number) => cells[at] ?? '';
    const leaveOut = (reason: LeftOutReason, text = cell(address)) => list.leftOut.push({ row, reason, text });
    const email = readAddress(cell(address));
    const state = stateOf(columns, cell);
    const agreedAt = columns.agreed.map((at) => readTime(cell(at), now)).find((time) => time !== undefined) ?? since;
    if (email === undefined) leaveOut('noAddress', cells.join(' '));
    else if (state !== 'subscribed') leaveOut(state, [email, ...columns.state.map(cell)].join(' '));
    else if (seen.has(email)) leaveOut('twice');
    else if (agreedAt === undefined) leaveOut('noTime');
    else {
      seen.add(email);
      list.subscribers.push({ email, agreedAt });
    }
  }
  return list;
}

const looksLikeAddress = (cell: string): boolean => readAddress(cell) !== undefined;

function readRows(file: Uint8Array): { heading: string[]; rows: Row[] } {
  if (isWorkbook(file)) throw new ListNotUnderstood('The list is an Excel workbook: save it as CSV.');
  // A name in another encoding does no harm: only addresses and times are read.
  const text = new TextDecoder(textEncoding(file)).decode(file);
  const firstLine = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (sign: string) => firstLine.split(sign).length;
  const delimiter = DELIMITERS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
  const [first, ...others] = parseCsv(text, delimiter);
  if (!first) throw new ListNotUnderstood('The list is empty.');
  // A list of nothing but addresses has no heading.
  return first.cells.some(looksLikeAddress) ? { heading: [], rows: [first, ...others] } : { heading: first.cells, rows: others };
}

function parseCsv(text: string, delimiter: string): Row[] {
  try {
    const rows: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
    return rowsOf.parse(rows).map(({ record, info }) => ({ row: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new ListNotUnderstood('A quotation mark of the CSV is never closed.');
    throw error;
  }
}

/** An address in lower case, out of `Mira <mira@savar.example>` too. */
function readAddress(cell: string): string | undefined {
  const { success, data } = mailAddress.safeParse((/<([^<>]*)>/.exec(cell)?.[1] ?? cell).replace(/^mailto:/i, ''));
  return success ? data : undefined;
}

/** What all columns say together. A list without any that tells it is one of subscribers. */
function stateOf(columns: SubscriberColumns, cell: (at: number) => string): 'subscribed' | 'left' | 'waiting' | 'unknownState' {
  if (columns.ended.some((at) => !saysNo(cell(at))) || columns.refuses.some((at) => !saysNo(cell(at)))) return 'left';
  if (columns.accepts.some((at) => saysNo(cell(at)))) return 'left';
  const states = columns.state.map((at) => stateOfWord(cell(at)));
  return states.find((state) => state === 'left' || state === 'waiting') ?? (states.includes(undefined) ? 'unknownState' : 'subscribed');
}

const isoTime = z.iso.datetime({ offset: true });
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?(?: ?(Z|UTC|[+-]\d\d:?\d\d))?$/i;
const FIRST_MAIL = new Date('1995-01-01');

/** A time as `2024-03-01`, `2024-03-01 10:20:30` or ISO 8601; others can be read in two ways, as 03/01/2024. Undefined also in the future. */
function readTime(cell: string, now: Date): Date | undefined {
  const [, day, minute = '00:00', second = ':00', zone = 'Z'] = TIME.exec(cell) ?? [];
  if (day === undefined) return undefined;
  const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2');
  const { success, data } = isoTime.safeParse(`${day}T${minute}${second}${offset}`);
  if (!success) return undefined;
  const time = new Date(data);
  return time >= FIRST_MAIL && time <= now ? time : undefined;
}
