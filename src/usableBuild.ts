import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until the files of readers' pages are built (`build/builtFrom.ts`); a build that was killed is not waited for. */
export async function usableBuild(projectDir: string): Promise<void> {
  while (isAlive(builderIn(join(projectDir, 'dist/building')))) await wait(LOOK_EVERY_MS);
}

/** The process id in the file; undefined if there is no file. */
function builderIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
