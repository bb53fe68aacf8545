import type { openApp } from '../openApp.ts';
import type { Settings } from '../platform/settings.ts';
import type { Progress } from './progress.ts';

/** Context of a running command. */
export type CommandContext = {
  settings: Settings;
  projectDir: string;
  /** Opens the app; it is always closed when the command ends. */
  open: () => ReturnType<typeof openApp>;
  /** Prints a line of results to the standard output. */
  print: (line: string) => void;
  /** Prints a line to the standard error output. */
  report: (line: string) => void;
  /** Starts a progress display that counts in `unit`. After a stop signal, the next update throws and ends the work. */
  progress: (unit: string) => Progress;
  /** Aborted, with `Interrupted` as its reason, when a signal asks the command to stop. */
  stopped: AbortSignal;
};
