import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadersOrder, ReadersOutcome } from './readers.ts';

/** Sends readers from a thread of their own (`readers.ts`), and gives what they got. */
export async function sendReaders(order: ReadersOrder): Promise<ReadersOutcome> {
  const worker = new Worker(new URL('./readers.ts', import.meta.url), { workerData: order });
  const [outcome] = await once(worker, 'message');
  return outcome;
}
