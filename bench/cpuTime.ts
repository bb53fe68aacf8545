import { readFileSync } from 'node:fs';
import { processTree, readProc, threadsOf } from '../test/processTree.ts';

/** Processor time of a process and all below it since their start, in milliseconds (Linux, to a millionth). */
export function cpuTime(pid: number): number {
  return processTree(pid).reduce((sum, one) => sum + ownTime(one), 0);
}

/** Processor time that the whole machine has used since its start, and that others took from a virtual one, in milliseconds (Linux). */
export function machineTime(): { busy: number; steal: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return { busy: (user + nice + system + irq + softIrq) * 10, steal: steal * 10 };
}

function ownTime(pid: number): number {
  return threadsOf(pid).reduce((sum, thread) => sum + nanosecondsOf(`${pid}/task/${thread}/schedstat`) / 1e6, 0);
}

const nanosecondsOf = (path: string): number => Number(readProc(path).split(' ')[0]);
