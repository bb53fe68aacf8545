import { setTimeout as wait } from 'node:timers/promises';
import { desks } from '../newspaper.ts';
import { openApp } from '../openApp.ts';
import { systemClock } from '../platform/clock.ts';
import { FolderInUse } from '../platform/folderLock.ts';
import { createLog, faultOf } from '../platform/log.ts';
import { readSettings } from '../platform/settings.ts';
import { knownSentenceOf } from '../startFailure.ts';
import type { Command } from './command.ts';
import type { CommandContext } from './commandContext.ts';
import { CommandFailure } from './commandFailure.ts';
import { openProgress, type Progress } from './progress.ts';
import { Interrupted, listenForStop } from './stopSignals.ts';

/** Time after a signal for the work to end by itself, for example to finish a batch. */
const UNWIND_MS = 10_000;
/** Time for the database to close after that; uncommitted work is rolled back at the next start. */
const CLOSE_MS = 5_000;

type Work = (context: CommandContext) => Promise<void>;

/** Runs a command with validated options, prints in one line why it failed or was stopped, and returns its exit code. */
export async function execute(command: Command, work: Work, projectDir: string): Promise<number> {
  const stopped = listenForStop();
  const shown: Progress[] = [];
  let opened: ReturnType<typeof openApp> | undefined;
  let failure: unknown;
  try {
    const settings = readSettings(process.env);
    // The standard output is for results.
    const log = createLog(settings.logLevel, process.stderr);
    await untilStopped(
      work({
        settings,
        projectDir,
        stopped,
        open: () => {
          opened ??= openApp({ settings, clock: systemClock, log, desks, projectDir }).then(closingOnce);
          return opened;
        },
        print: (line) => {
          for (const progress of shown) progress.clear();
          process.stdout.write(`${line}\n`);
        },
        report: (line) => {
          for (const progress of shown) progress.clear();
          process.stderr.write(`${line}\n`);
        },
        progress: (unit) => {
          const progress = openProgress({ unit, stream: process.stderr, everyMs: settings.progressSeconds * 1000, stopped });
          shown.push(progress);
          return progress;
        },
      }),
      stopped,
    );
  } catch (error) {
    failure = error;
  }
  for (const progress of shown) progress.close();
  failure = (await closeApp(opened, stopped)) ?? failure;
  if (stopped.aborted) failure = stopped.reason;
  if (failure === undefined) return 0;
  process.stderr.write(`${linesOf(failure, command).join('\n')}\n`);
  return failure instanceof Interrupted ? failure.exitCode : 1;
}

/** Waits for the work. After a signal it ends at its next step; if it does not in time, it is abandoned. */
async function untilStopped(work: Promise<void>, stopped: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const late = new Promise<void>((resolve) => {
    stopped.addEventListener('abort', () => void wait(UNWIND_MS, undefined, { signal: ended.signal }).then(resolve, () => undefined));
  });
  try {
    await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}

/** Makes `close` safe to call twice: a command that serves the newspaper closes it itself, in its own order. */
function closingOnce(app: Awaited<ReturnType<typeof openApp>>): Awaited<ReturnType<typeof openApp>> {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close();
    return closing;
  };
  return { ...app, close };
}

/** Closes the app; returns an error that occurred. */
async function closeApp(opened: ReturnType<typeof openApp> | undefined, stopped: AbortSignal): Promise<unknown> {
  const app = await opened?.catch(() => undefined);
  const closing = app?.close().catch((error: unknown) => error);
  return stopped.aborted ? Promise.race([closing, wait(CLOSE_MS, undefined, { ref: false })]) : closing;
}

function linesOf(failure: unknown, { whileRunning }: Command): string[] {
  if (failure instanceof CommandFailure) return [failure.message, ...failure.details];
  if (failure instanceof Interrupted) return [failure.message];
  if (failure instanceof FolderInUse) {
    const instead = whileRunning ? `; or ${whileRunning}` : '';
    return [
      `${failure.message} The embedded database belongs to one program at a time: stop the newspaper, run the command, start it again${instead}. With a PostgreSQL server (DATABASE_URL) both run side by side.`,
    ];
  }
  const known = knownSentenceOf(failure);
  if (known !== undefined) return [known];
  const { error, stack } = faultOf(failure);
  const [reason = ''] = error.replace(/^Error: /, '').split('\n', 1);
  if (process.env['LOG_LEVEL'] === 'debug' && stack !== undefined) return [`The command failed: ${reason}`, stack];
  return [`The command failed: ${reason} (LOG_LEVEL=debug shows where.)`];
}
