import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is used by another process; the message is one sentence. */
export class FolderInUse extends Error {}

/** The claim of a process on the folder: its id and start time, which together are unique. */
type Claim = { pid: number; began: string };

const claimFile = ({ pid, began }: Claim): string => `process-${pid}-${began}.lock`;

/** If several processes start at once, the later ones give up; this is how often the first one checks whether they have. */
const TRIES = 50;
const BETWEEN_TRIES_MS = 10;

/**
 * Locks a data folder for this process. Each process writes a claim file and owns the folder if it then finds no claim of another running
 * process; of two processes, at least one sees the other's claim. Claims of dead processes are ignored and removed, even if their process
 * id is in use again. Returns the function that releases the folder. Throws `FolderInUse`.
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

/** The claims of other running processes; removes those of processes that have ended. */
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

/** Whether there is a process with this id, of whatever user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Start time of a process in kernel ticks since boot; an empty string where the system does not provide it (macOS). */
function beganAt(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
