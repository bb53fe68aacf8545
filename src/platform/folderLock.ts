import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One sentence for the person who started a second process on the same folder. */
export class FolderInUse extends Error {}

/** Who wants the folder, or has it: a process and when it began, which together no other process ever is. */
type Claim = { pid: number; began: string };

const claimFile = ({ pid, began }: Claim): string => `process-${pid}-${began}.lock`;

/** Of processes that start at the same moment, the later ones give way; this is how long the first one waits for them. */
const TRIES = 50;
const BETWEEN_TRIES_MS = 10;

/**
 * Keeps a data folder for this process alone. A process lays its claim into the folder, and has the folder when it
 * then sees no claim of another that runs; of two, one at least sees the other. A claim left by a process that was
 * killed, even if its number was given to another since, counts for nothing and is cleared away.
 * Gives the function that releases the folder. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const mine: Claim = { pid: process.pid, began: beganAt(process.pid) };
  const file = join(folder, claimFile(mine));
  const release = () => rmSync(file, { force: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(folder, mine);
    throw error;
  }
  let others: Claim[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    others = claimsOfOthers(folder, mine);
    if (others.length === 0) return release;
    if (others.some((other) => isEarlier(other, mine))) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_TRIES_MS);
  }
  release();
  throw inUse(folder, others[0] ?? mine);
}

const inUse = (folder: string, { pid }: Claim) =>
  new FolderInUse(
    `The data folder ${folder} is in use by process ${pid}: stop it first, or give this one a folder of its own with DATA_DIR.`,
  );

function isEarlier(one: Claim, other: Claim): boolean {
  const [began, otherBegan] = [Number(one.began), Number(other.began)];
  return began < otherBegan || (began === otherBegan && one.pid < other.pid);
}

/** The claims of other processes that run; those of processes that are no more are cleared away. */
function claimsOfOthers(folder: string, mine: Claim): Claim[] {
  return readdirSync(folder).flatMap((name) => {
    const match = /^process-(\d+)-(\d*)\.lock$/.exec(name);
    if (!match) return [];
    const claim = { pid: Number(match[1]), began: match[2] ?? '' };
    if (claim.pid === mine.pid && claim.began === mine.began) return [];
    if (isRunning(claim.pid) && beganAt(claim.pid) === claim.began) return [claim];
    rmSync(join(folder, name), { force: true });
    return [];
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in the kernel's ticks since boot; an empty string where the system does not tell (macOS). */
function beganAt(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
