import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { parseJson } from '../../../platform/parseJson.ts';
import { type Problem, resultsInput, type SeatInput, seatStatuses } from './resultsInput.ts';
import { resultWords as words } from './resultWords.ts';

/** The content of a file, or its errors; a file with errors is not imported at all. */
export type ReadFile = { seats: SeatInput[]; problems: Problem[] };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a results file: JSON (`{"results": […]}`), our own CSV (state, seat, candidate, votes; optional round, rounds, status, party,
 * winner, correction, seat_name), or the ECI's list of all candidates as CSV (state_code, pc_no, constituency, candidate, party,
 * total_votes, won).
 */
export function readResultsFile(file: Uint8Array): ReadFile {
  let text: string;
  try {
    text = utf8.decode(file);
  } catch {
    return refuse(1, words.notUtf8);
  }
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
}

const refuse = (row: number, message: Problem['message']): ReadFile => ({ seats: [], problems: [{ row, message }] });

function readJson(text: string): ReadFile {
  let input: unknown;
  try {
    input = parseJson(text);
  } catch {
    return refuse(1, words.notJson);
  }
  return readGiven(input);
}

/** Results in JSON, from a call or a file. */
export function readGiven(input: unknown): ReadFile {
  const parsed = resultsInput.safeParse(input);
  if (!parsed.success) {
    return {
      seats: [],
      problems: parsed.error.issues.map(({ path, message }) => ({
        row: path[0] === 'results' && typeof path[1] === 'number' ? path[1] + 1 : 1,
        message: words.wrongShape(path.slice(2).join('.') || path.join('.') || 'results', message),
      })),
    };
  }
  const seats = parsed.data.results.map(
    (seat, at): SeatInput => ({ ...seat, row: at + 1, rows: seat.votes.map(() => at + 1), bringsCandidates: false }),
  );
  const problems = seats.flatMap(repeatedCandidates);
  return problems.length > 0 ? { seats: [], problems } : { seats, problems };
}

type Row = { row: number; of: (column: string) => string };

function readCsv(text: string): ReadFile {
  let rows: unknown;
  try {
    rows = parse(text, { bom: true, trim: true, skip_empty_lines: true, info: true });
  } catch (error) {
    return refuse(lineOf(error), words.notCsv(error instanceof Error ? error.message : String(error)));
  }
  const lines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })).parse(rows);
  const [head, ...body] = lines;
  if (!head || body.length === 0) return refuse(1, words.empty);
  const columns = head.record.map((name) => name.toLowerCase());
  const isOfficial = columns.includes('pc_no');
  const needed = isOfficial ? ['state_code', 'pc_no', 'candidate', 'party', 'total_votes'] : ['state', 'seat', 'candidate', 'votes'];
  const lacking = needed.filter((name) => !columns.includes(name));
  if (lacking.length > 0) return refuse(1, words.noColumns(lacking.join(', ')));
  const inputs = body.map(({ record, info }): Row => ({ row: info.lines, of: (column) => record[columns.indexOf(column)] ?? '' }));
  return isOfficial ? gather(inputs, officialLine, true) : gather(inputs, ownLine, false);
}

const lineOf = (error: unknown): number => {
  const { success, data } = z.object({ lines: z.number() }).safeParse(error);
  return success ? data.lines : 1;
};

/** One line of a file: its seat, and one candidate's votes. */
type Line = Omit<SeatInput, 'row' | 'rows' | 'votes' | 'bringsCandidates' | 'winner' | 'winnerAt'> & {
  candidate: string | number | undefined;
  party: string | undefined;
  votes: number | undefined;
  isWinner: boolean;
};

type LineReader = (row: Row, wrong: (message: Problem['message']) => void) => Line;

/** A whole number in a cell; undefined if it is empty or, after reporting an error, invalid. */
function wholeOf({ of }: Row, column: string, wrong: (message: Problem['message']) => void): number | undefined {
  const text = of(column);
  if (text === '') return undefined;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  wrong(words.noNumber(column, text));
  return undefined;
}

/** The name of the seat in whichever column; its number may be that of another election. */
const nameOfSeat = (of: Row['of']): string | undefined =>
  ['constituency', 'seat_name', 'pc_name', 'ac_name'].map(of).find((name) => name !== '');

const isYes = (text: string): boolean => /^(1|yes|true|હા)$/i.test(text);

const ownLine: LineReader = (row, wrong) => {
  const { of } = row;
  const named = of('status') === '' ? 'counting' : of('status').toLowerCase();
  const status = seatStatuses.find((name) => name === named);
  if (!status) wrong(words.noStatus(of('status')));
  const candidate = of('candidate');
  if (of('seat') === '') wrong(words.noSeat(''));
  const votes = wholeOf(row, 'votes', wrong);
  if (candidate !== '' && of('votes') === '' && (status === 'counting' || status === 'declared')) wrong(words.noNumber('votes', ''));
  return {
    seatName: nameOfSeat(of),
    state: of('state'),
    seat: /^[0-9]{1,4}$/.test(of('seat')) ? Number(of('seat')) : of('seat'),
    round: wholeOf(row, 'round', wrong),
    rounds: wholeOf(row, 'rounds', wrong),
    status: status ?? 'counting',
    isCorrection: isYes(of('correction')),
    totalVotes: wholeOf(row, 'total_votes', wrong),
    candidate: candidate === '' ? undefined : /^[0-9]{1,4}$/.test(candidate) ? Number(candidate) : candidate,
    party: of('party') || undefined,
    votes,
    isWinner: isYes(of('winner')),
  };
};

/** A line of the ECI's list; a dash means that nothing was counted. */
const officialLine: LineReader = (row, wrong) => {
  const cell = (column: string) => (row.of(column) === '-' ? '' : row.of(column));
  const without: Row = { row: row.row, of: cell };
  const seat = wholeOf(without, 'pc_no', wrong);
  const votes = wholeOf(without, 'total_votes', wrong);
  const [evm, postal] = [wholeOf(without, 'evm_votes', wrong), wholeOf(without, 'postal_votes', wrong)];
  if (evm !== undefined && votes !== undefined && evm + (postal ?? 0) !== votes) wrong(words.addsUp);
  const isUncontested = isYes(cell('uncontested'));
  if (votes === undefined && !isUncontested && row.of('total_votes') !== '') wrong(words.noNumber('total_votes', row.of('total_votes')));
  return {
    seatName: nameOfSeat(cell),
    state: cell('state_code'),
    seat: seat ?? 0,
    round: undefined,
    rounds: undefined,
    status: isUncontested ? 'uncontested' : 'declared',
    isCorrection: false,
    totalVotes: undefined,
    candidate: cell('candidate'),
    party: cell('party') || undefined,
    votes,
    isWinner: isYes(cell('won')) && !isUncontested,
  };
};

/** Groups the lines of each seat and round, in order of first appearance. */
function gather(rows: readonly Row[], read: LineReader, bringsCandidates: boolean): ReadFile {
  const problems: Problem[] = [];
  type Gathered = Omit<SeatInput, 'rows' | 'votes'> & { rows: number[]; votes: SeatInput['votes'] };
  const seats = new Map<string, Gathered>();
  for (const row of rows) {
    const wrong = (message: Problem['message']) => problems.push({ row: row.row, message });
    const { candidate, party, votes, isWinner, ...about } = read(row, wrong);
    const key = JSON.stringify([about.state, about.seat, about.round ?? null]);
    const seat = seats.get(key) ?? { ...about, row: row.row, rows: [], votes: [], bringsCandidates };
    seats.set(key, seat);
    const agrees = (['rounds', 'status', 'isCorrection', 'totalVotes', 'seatName'] as const).every((what) => seat[what] === about[what]);
    if (!agrees || (isWinner && seat.winnerAt !== undefined)) wrong(words.disagree);
    if (candidate !== undefined) {
      if (isWinner) seat.winnerAt = seat.votes.length;
      seat.votes.push({ candidate, party, votes: votes ?? 0 });
      seat.rows.push(row.row);
    }
  }
  const all = [...problems, ...[...seats.values()].flatMap(repeatedCandidates)];
  return all.length > 0 ? { seats: [], problems: all.sort((a, b) => a.row - b.row) } : { seats: [...seats.values()], problems: [] };
}

/** Reports candidates that occur twice in a seat; candidates with the same name may have different parties. */
function repeatedCandidates({ votes, rows, row }: Pick<SeatInput, 'votes' | 'rows' | 'row'>): Problem[] {
  const seen = new Map<string, number>();
  return votes.flatMap(({ candidate, party, votes: count }, at) => {
    const here = rows[at] ?? row;
    // Two independents may have the same name, so only a line with the same votes is a duplicate.
    const key = JSON.stringify([String(candidate).toLowerCase(), party?.toLowerCase() ?? '', party === 'Independent' ? count : 0]);
    const before = seen.get(key);
    seen.set(key, before ?? here);
    return before === undefined ? [] : [{ row: here, message: words.repeated(before) }];
  });
}
