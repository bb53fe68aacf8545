import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

// A thread of `overload.ts`: sends a fixed number of requests a second, whether answers come or not, each for an address that nobody has
// asked before, and says what became of them.

export type FloodOrder = { url: string; perSecond: number; seconds: number; round: string };
export type FloodOutcome = { sent: number; byStatus: Record<string, number>; timeouts: number; resets: number; slowestRefusalMs: number };

/** A reader who has waited so long has gone. */
const PATIENCE_MS = 10_000;
const TICK_MS = 10;
const WORDS = ['વરસાદ', 'રાજકોટ', 'ગામ', 'ખેતી', 'બજાર', 'પાણી', 'મગફળી'];

const { url, perSecond, seconds, round } = z
  .object({ url: z.string(), perSecond: z.number(), seconds: z.number(), round: z.string() })
  .parse(workerData);

/** Searches, three of four as pages and one as a call: nothing of them is in the cache. */
function addressOf(number: number): string {
  const words = `${encodeURIComponent(WORDS[number % WORDS.length] ?? '')}%20${round}${number}`;
  return number % 4 ? `/search?q=${words}` : `/api/article-search/${words}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 4_000 });
const outcome: FloodOutcome = { sent: 0, byStatus: {}, timeouts: 0, resets: 0, slowestRefusalMs: 0 };

function ask(path: string): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const clientRequest = request(url + path, { agent, headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(PATIENCE_MS) });
    clientRequest.on('response', (response) => {
      const status = String(response.statusCode);
      response.resume().on('close', () => {
        if (response.complete) outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
        else outcome.resets++;
        if (status === '503') outcome.slowestRefusalMs = Math.max(outcome.slowestRefusalMs, performance.now() - began);
        resolve();
      });
    });
    clientRequest.on('error', (error) => {
      if (error.name === 'AbortError' || error.name === 'TimeoutError') outcome.timeouts++;
      else outcome.resets++;
      resolve();
    });
    clientRequest.end();
  });
}

const began = performance.now();
const answers: Promise<void>[] = [];
const timer = setInterval(() => {
  const elapsed = (performance.now() - began) / 1_000;
  const due = Math.min(seconds, elapsed) * perSecond;
  for (; outcome.sent < due; outcome.sent++) answers.push(ask(addressOf(outcome.sent)));
  if (elapsed < seconds) return;
  clearInterval(timer);
  parentPort?.postMessage('sent');
  void Promise.all(answers).then(() => {
    agent.destroy();
    parentPort?.postMessage(outcome);
  });
}, TICK_MS);
