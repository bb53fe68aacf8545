import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './platform/folderLock.ts';

const LOOK_EVERY_MS = 50;

/** Waits until the files of readers' pages are built (`build/builtFrom.ts`); a build that was killed is not waited for. */
export async function usableBuild(projectDir: string): Promise<void> {
  while (await isUnderWay(join(projectDir, 'dist/building'))) await wait(LOOK_EVERY_MS);
}

async function isUnderWay(mark: string): Promise<boolean> {
  // A build removes its mark at any moment: without one, nothing is being built.
  const builder = await readFile(mark, 'utf8').catch(() => '');
  return builder !== '' && isRunning(Number(builder));
}
