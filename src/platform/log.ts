import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard output, one an event. */
export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
