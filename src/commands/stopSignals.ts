import { constants } from 'node:os';

type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGPIPE';

/** A signal asked the command to stop. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(signal: StopSignal) {
    super(`Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** One key press may reach a process twice: from the terminal, and again from npm. */
const ONE_PRESS_MS = 1_000;

/** Listens for stop signals. The first one aborts the work so that it ends in order; a second one ends the process at once. */
export function listenForStop(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const stop = (signal: StopSignal) => {
    const interrupted = new Interrupted(signal);
    if (controller.signal.aborted) {
      if (performance.now() - first < ONE_PRESS_MS) return;
      process.exit(interrupted.exitCode);
    }
    first = performance.now();
    process.exitCode = interrupted.exitCode;
    controller.abort(interrupted);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  // The reader of the output has ended: `npm run export -- - | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (!controller.signal.aborted) stop('SIGPIPE');
  });
  return controller.signal;
}
