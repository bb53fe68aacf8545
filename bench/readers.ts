import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

// A thread of `storm.ts` and `memory.ts`: readers in a closed loop who ask for one address after another, for some seconds or some requests.

export type ReadersOrder = { url: string; paths: string[]; connections: number; seconds?: number; requests?: number };
export type ReadersOutcome = { answers: number; failed: number; seconds: number; times: number[] };

const { url, paths, connections, seconds, requests } = z
  .object({
    url: z.string(),
    paths: z.array(z.string()),
    connections: z.number(),
    seconds: z.number().default(Number.POSITIVE_INFINITY),
    requests: z.number().default(Number.POSITIVE_INFINITY),
  })
  .parse(workerData);

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let failed = 0;
let next = 0;

function read(path: string): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const clientRequest = request(url + path, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    clientRequest.on('response', (response) => {
      response.resume().on('close', () => {
        if (response.statusCode === 200 && response.complete) times.push(performance.now() - began);
        else failed++;
        resolve();
      });
    });
    clientRequest.on('error', () => {
      failed++;
      resolve();
    });
    clientRequest.end();
  });
}

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1_000;
async function reader(): Promise<void> {
  while (elapsed() < seconds && next < requests) await read(paths[next++ % paths.length] ?? '/');
}
await Promise.all(Array.from({ length: connections }, reader));
agent.destroy();
parentPort?.postMessage({ answers: times.length, failed, seconds: elapsed(), times } satisfies ReadersOutcome);
