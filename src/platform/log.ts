import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines, one per event, on standard output unless another destination is given. An error is passed as `error`, or with its stack by
 * `faultOf`.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers: { error: reasonOf } }, destination);
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
