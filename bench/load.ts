import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const CONNECTIONS = 50;
const WRK = 'wrk';
const hasWrk = spawnSync(WRK, ['-v']).error === undefined;

/** The program that asks: wrk where the system has it, because it leaves the server more of the machine; else autocannon. */
export const asker = hasWrk ? WRK : 'autocannon';

/** Asks for an address as fast as it is answered, over 50 connections. Gives answers a second. */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  if (!hasWrk) {
    const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { 'accept-encoding': 'br' } });
    return requests.average;
  }
  const run = spawnSync(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'accept-encoding: br', url], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1]);
}

/** Processor time that a process has used so far, in milliseconds (Linux; elsewhere NaN). */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
