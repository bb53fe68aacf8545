import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** JSON lines, one per event, on standard output unless another destination is given. */
export function createLog(level: string, destination?: DestinationStream) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
