import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './platform/log.ts';

/** Delay before a worker that exited is replaced, so that one which fails at once does not use up a processor. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Starts worker processes of the script `entry` that share one port, each with the whole server; returns the port once all of them listen. A worker that exits is
 * replaced; a signal ends them all. Throws if one exits before it listens; it has printed why.
 */
export async function startWorkers(count: number, entry: string, log: Log): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping.abort();
      void stopWorkers().then(() => process.exit());
    });
  }
  cluster.setupPrimary({ exec: entry });
  // Workers accept from a shared socket. If the parent distributed connections, those on their way to a killed worker would hang forever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const ports = await Promise.all(Array.from({ length: count }, () => listening(cluster.fork())));
  cluster.on('exit', async (worker, code, signal) => {
    if (stopping.signal.aborted) return;
    log.error({ pid: worker.process.pid, code, signal }, 'a worker ended and is replaced');
    await wait(REPLACE_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) cluster.fork();
  });
  return ports[0] ?? 0;
}

async function listening(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => {
    throw new WorkerFailed('The newspaper did not start: a worker process ended, for the reason above.');
  });
  const [address] = await Promise.race([once(worker, 'listening'), ended]);
  return address.port;
}

/** The worker has printed why. */
export class WorkerFailed extends Error {}

async function stopWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const ended = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      await ended;
    }),
  );
}
