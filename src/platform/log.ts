import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, pino } from 'pino';
import { z } from 'zod';

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines, one per event, on standard output unless another destination is given. An error is passed as `error`, or with its stack by
 * `faultOf`.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)) {
  const timestamp = pino.stdTimeFunctions.isoTime;
  const options = { level, base: null, timestamp, serializers: { error: reasonOf } };
  return pino(options, withoutRepeats(destination, pino(options, destination)));
}

/** Without its database the newspaper has the same error for every request: so many lines in a span are written, and then their number. */
const MAX_ALIKE = 20;
const SPAN_MS = 10_000;
const ERROR_BEGINS = `{"level":${pino.levels.values['error']},`;
const errorLine = z.object({ msg: z.string().optional(), error: z.string().optional() });

/** Passes lines on but those of errors that are alike, of which it writes to `numbers`, at the end of a span, how many more there were. */
function withoutRepeats(to: DestinationStream, numbers: pino.Logger): DestinationStream {
  const alike = new Map<string, { line: z.output<typeof errorLine>; times: number }>();
  const endSpan = () => {
    for (const { line, times } of alike.values())
      if (times > MAX_ALIKE) numbers.error({ error: line.error, more: times - MAX_ALIKE, spanSeconds: SPAN_MS / 1000 }, line.msg);
    alike.clear();
  };
  return {
    write: (text) => {
      if (!text.startsWith(ERROR_BEGINS)) return to.write(text);
      const line = errorLine.parse(JSON.parse(text));
      if (alike.size === 0) setTimeout(endSpan, SPAN_MS).unref();
      const key = `${line.msg} ${line.error}`;
      const times = (alike.get(key)?.times ?? 0) + 1;
      alike.set(key, { line, times });
      if (times <= MAX_ALIKE) to.write(text);
    },
  };
}

/** Enough of a statement to find it in the code. */
const MAX_STATEMENT = 300;

/**
 * An error in one line. For a failed statement that is what the database has said, and the statement without its values: they may be an
 * address, a session or a whole story.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${reasonOf(error.cause)} (${error.query.replace(/\s+/g, ' ').slice(0, MAX_STATEMENT)})`;
  if (!(error instanceof Error)) return String(error);
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  const others = causes.filter((cause) => cause instanceof Error && cause.message !== error.message);
  return [String(error), ...others.map(reasonOf)].join('; ');
}

/** An error that nobody expected, with its stack. */
export function faultOf(error: unknown): { error: string; stack?: string } {
  const reason = reasonOf(error);
  if (!(error instanceof Error) || error.stack === undefined) return { error: reason };
  // A stack begins with the message, which has the values of a failed statement.
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length).replace(/^.*?(?=\n {4}at )/s, '');
  return { error: reason, stack: `${reason}${frames}` };
}
