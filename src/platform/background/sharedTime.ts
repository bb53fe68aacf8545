import { type Clock, milliseconds } from '../clock.ts';
import type { Log } from '../log.ts';

/** Interval at which the clocks are compared: a machine's time may be set while the newspaper runs. */
const COMPARE_EVERY_MS = milliseconds('30s');
/** Differences up to this do no harm, and the network's share in what is measured is smaller. */
const TOLERATED_MS = milliseconds('1s');

/** `readTime` reads the time of the database server. */
type Comparing = { clock: Clock; readTime: () => Promise<Date>; log: Log };

/**
 * Keeps the clock of a process at the time of the database server, so that all processes of a newspaper agree on what is due, what is
 * claimed and what is over, though the clock of one machine is wrong. Resolves once the clock is right. Returns what ends it.
 */
export async function keepSharedTime({ clock, readTime, log }: Comparing): Promise<() => void> {
  const { shift } = clock;
  if (!shift) return () => undefined;
  const compare = async () => {
    const behindMs = await measureBehind(clock, readTime);
    if (Math.abs(behindMs) <= TOLERATED_MS) return;
    const shiftedMs = shift(behindMs);
    if (Math.abs(shiftedMs) <= TOLERATED_MS) log.warn('the clock of this machine is right again');
    else
      log.warn({ behindSeconds: Math.round(shiftedMs / 1000) }, "the clock of this machine is wrong: the database server's time is used");
  };
  await compare();
  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.warn({ error }, "the clock could not be compared with the database server's"));
  }, COMPARE_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The milliseconds by which the clock is behind the server's; 0 if the answer was so long on its way that nobody can tell. */
async function measureBehind(clock: Clock, readTime: Comparing['readTime']): Promise<number> {
  const asked = clock().getTime();
  const time = (await readTime()).getTime();
  const answered = clock().getTime();
  return time >= asked && time <= answered ? 0 : time - (asked + answered) / 2;
}
