import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { z } from 'zod';

/** The threads of this process, where the system keeps a priority for each of them (Linux); others keep one for the process. */
const THREADS = '/proc/self/task';

/** The error of a call about a thread that has ended. */
const threadEnded = z.object({ info: z.object({ code: z.literal('ESRCH') }) });

/** Leaves the processors to other processes, wherever they have work for them. */
export function giveWay(): void {
  const ids = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
  for (const id of ids) {
    try {
      setPriority(id, constants.priority.PRIORITY_LOW);
    } catch (error) {
      if (!threadEnded.safeParse(error).success) throw error;
    }
  }
}
