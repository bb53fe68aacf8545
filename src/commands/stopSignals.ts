import { constants } from 'node:os';
import { CommandFailure } from './commandFailure.ts';

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

/**
 * Listens for stop signals, and for a standard output that takes no more. The first one aborts the work so that it ends in order; a second signal
 * ends the process at once.
 */
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
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (controller.signal.aborted) return;
    // The reader of the output has ended: `npm run export -- - | head`.
    if (error.code === 'EPIPE') stop('SIGPIPE');
    else controller.abort(new CommandFailure(`The standard output cannot be written (${error.code ?? error.message}).`));
  });
  return controller.signal;
}
