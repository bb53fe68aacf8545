import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './platform/log.ts';

/** A worker that ended by itself is replaced after so long, so that one which ends at once does not use up a processor. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Starts worker processes that share one port, each the whole server; gives the port once all of them listen. One that ends by itself is
 * replaced; a signal ends them all. Throws when one ends before it listens, having said why.
 */
export async function startWorkers(count: number, log: Log): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping.abort();
      void stopWorkers().then(() => process.exit());
    });
  }
  // Workers accept from one socket. Through the parent, connections on their way to a worker that is killed would hang for good.
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

/** The worker has written why. */
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
