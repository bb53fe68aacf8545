import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process and all below it since their start, in milliseconds (Linux, to a millionth). */
export function cpuTime(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + ownTime(one), 0);
}

/** Processor time that the whole machine has used since its start, and that others took from a virtual one, in milliseconds (Linux). */
export function machineTime(): { busy: number; steal: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return { busy: (user + nice + system + irq + softIrq) * 10, steal: steal * 10 };
}

function ownTime(pid: number): number {
  return tasksOf(pid).reduce((sum, task) => sum + nanosecondsOf(`/proc/${pid}/task/${task}/schedstat`) / 1e6, 0);
}

function descendantsOf(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number));
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

const nanosecondsOf = (path: string): number => Number(read(path).split(' ')[0]);

/** A thread may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
