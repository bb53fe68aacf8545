import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

const VALUES = '\nparams: ';

/**
 * The text of an error without the values of the statement that failed, which Drizzle quotes: what somebody has typed, their address, the
 * hash of a code. The statement and the stack stay.
 */
function withoutValues(text: string): string {
  const at = text.indexOf(VALUES);
  if (at < 0) return text;
  const lines = text.slice(at).split('\n');
  // The stack is behind the values, which may have lines of their own.
  const stack = lines.slice(lines.findLastIndex((line) => !line.startsWith('    at ')) + 1);
  return [text.slice(0, at), ...stack].join('\n');
}

const loggable = (event: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, typeof value === 'string' ? withoutValues(value) : value]));

/** JSON lines, one per event, on standard output unless another destination is given. */
export function createLog(level: string, destination?: DestinationStream) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: loggable } }, destination);
}
