import { readdirSync, readFileSync } from 'node:fs';

/** A process and all below it, by their numbers (Linux). */
export function processTree(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) => readProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(processTree)];
}

/** The threads of a process, by their numbers; none if it has ended. */
export function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** The memory of a process and all below it, in megabytes: what they share with others is counted in parts (Linux; elsewhere 0). */
export function memoryOfTree(pid: number): number {
  const kilobytes = processTree(pid).map((one) => Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${one}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** A file below `/proc`; empty if the process or thread has ended. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
