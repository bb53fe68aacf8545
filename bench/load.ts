import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const CONNECTIONS = 50;
const WRK = 'wrk';
const AUTOCANNON = 'autocannon@9.0.0';
const hasWrk = spawnSync(WRK, ['-v']).error === undefined;

/** The program that asks: wrk where the system has it, because it leaves the server more of the machine; else autocannon, which npm fetches then. */
export const asker = hasWrk ? WRK : 'autocannon';

/** Asks for an address as fast as it is answered, over 50 connections. Gives answers a second. */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  if (!hasWrk) return answersOfAutocannon(url, seconds);
  const run = spawnSync(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'accept-encoding: br', url], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1]);
}

const autocannonReport = z.object({ requests: z.object({ average: z.number() }) });

function answersOfAutocannon(url: string, seconds: number): number {
  const load = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-H', 'accept-encoding=br', url];
  const run = spawnSync('npm', ['exec', '--yes', `--package=${AUTOCANNON}`, '--', 'autocannon', ...load], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`autocannon could not be run: ${run.stderr}`);
  return autocannonReport.parse(JSON.parse(run.stdout)).requests.average;
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
