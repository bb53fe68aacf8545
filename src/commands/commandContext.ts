import type { openApp } from '../openApp.ts';
import type { Settings } from '../platform/settings.ts';
import type { Progress } from './progress.ts';

/** What a running command works with. */
export type CommandContext = {
  settings: Settings;
  projectDir: string;
  /** Opens the app; it is closed when the command ends, however it ends. */
  open: () => ReturnType<typeof openApp>;
  /** Writes a line of results to the standard output. */
  print: (line: string) => void;
  /** Writes a line to the standard error output. */
  report: (line: string) => void;
  /** Begins to show how far long work is, counted in `unit`. Each update ends the work once a signal has asked for it. */
  progress: (unit: string) => Progress;
  /** Aborted, with `Interrupted` as its reason, when a signal asks the command to stop. */
  stopped: AbortSignal;
};
