import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One sentence for the person who started a second process on the same folder. */
export class FolderInUse extends Error {}

/**
 * Keeps a data folder for this process alone. The lock names the process and when it began, so that one left by a
 * killed process, or by another that was later given the same number, is taken over at once.
 * Gives the function that releases it. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'process.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readFileSync(file, 'utf8');
      const pid = Number(holder.split(' ')[0]);
      if (isRunning(pid) && holder === `${pid} ${startOf(pid)}`) {
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${pid}: stop it first, or give this one a folder of its own with DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} was taken by another process that started at the same moment.`);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in the kernel's ticks since boot; an empty string where the system does not tell (macOS). */
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
