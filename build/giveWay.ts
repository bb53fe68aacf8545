import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { z } from 'zod';

/** The threads of this process, where the system keeps a priority for each of them (Linux); others keep one for the process. */
const THREADS = '/proc/self/task';

/** A thread that has ended meanwhile, or a system that does not allow it: a sandbox may refuse the call altogether. */
const notPossible = z.object({ info: z.object({ code: z.enum(['ESRCH', 'EPERM', 'EACCES', 'ENOSYS']) }) });

/** Leaves the processors to other processes, wherever they have work for them and the system allows it. */
export function giveWay(): void {
  const ids = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
  for (const id of ids) {
    try {
      setPriority(id, constants.priority.PRIORITY_LOW);
    } catch (error) {
      if (!notPossible.safeParse(error).success) throw error;
    }
  }
}
