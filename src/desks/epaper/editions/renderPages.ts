import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { InvalidEdition, MAX_PAGES } from './invalidEdition.ts';
import type { DrawnPage, FromRenderer, PageSides, RenderOrder } from './pageRenderer.worker.ts';

/** Width in pixels of a page's picture: the small print of a broadsheet can be read at it. A spread of two pages is wider. */
const PAGE_WIDTH = 1800;
const SPREAD_WIDTH = 2800;
/** Opening a file, or drawing one page, takes a tenth of a second; what takes this long will not end. */
const STEP_MS = 30_000;
/** Sides of a page in points (1/72 inch); 14,400 is the most that a PDF can say. */
const SHORTEST_SIDE = 100;
const MAX_SIDE = 14_400;
const MAX_SLENDER = 3;

/** A drawn page holds some twenty megabytes: one paper at a time. */
const papers = new PQueue({ concurrency: 1 });

/** As it is written, the thread's file stands beside this one; the built server has it as an entry of its own. */
const THREAD = import.meta.url.endsWith('.ts')
  ? './pageRenderer.worker.ts'
  : `${import.meta.url.includes('/assets/') ? '../' : './'}epaperPages.js`;

/** Pages that are encoded at once, while another is rendered. */
const TAKEN_AT_ONCE = 2;

type Options = { stepMs?: number };

/**
 * Renders every page of a PDF in turn, off the request thread, and passes each to `take`; while two are being taken the next is rendered.
 * Throws `InvalidEdition` for a file that is not a paper.
 */
export function renderPages(
  pdf: Uint8Array,
  take: (page: DrawnPage, number: number) => Promise<void>,
  { stepMs = STEP_MS }: Options = {},
): Promise<void> {
  return papers.add(async () => {
    const worker = new Worker(new URL(THREAD, import.meta.url), { workerData: { pdf, mostPages: MAX_PAGES } });
    try {
      const first = await answerOf(worker, stepMs);
      if (first.kind !== 'opened') throw new InvalidEdition('broken');
      if (first.pages.length === 0) throw new InvalidEdition('noPages');
      const orders = first.pages.map(orderOf);
      const taken: Promise<Outcome>[] = [];
      for (const [index, order] of orders.entries()) {
        const rendered = answerOf(worker, stepMs, index + 1);
        worker.postMessage(order satisfies RenderOrder);
        const [answer, earlier] = await Promise.all([rendered, taken[index - TAKEN_AT_ONCE]]);
        if (earlier) insistOn(earlier);
        if (answer.kind !== 'drawn') throw new InvalidEdition('broken', index + 1);
        taken.push(outcomeOf(take(answer.page, index + 1)));
      }
      for (const outcome of taken) insistOn(await outcome);
    } finally {
      await worker.terminate();
    }
  });
}

type Outcome = { failure?: unknown };

/** Waits without failing, so that a failure is met where it is looked for and not between. */
const outcomeOf = (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => ({}),
    (failure: unknown) => ({ failure }),
  );

function insistOn(outcome: Outcome): void {
  if ('failure' in outcome) throw outcome.failure;
}

/** The thread's next message. Throws `InvalidEdition` when it is a refusal, when none arrives in time, or when the thread crashes. */
async function answerOf(worker: Worker, stepMs: number, page?: number): Promise<FromRenderer> {
  const signal = AbortSignal.timeout(stepMs);
  let answer: FromRenderer;
  try {
    [answer] = await once(worker, 'message', { signal });
  } catch (error) {
    if (signal.aborted) throw new InvalidEdition('tooSlow', page);
    // A file that the reader of PDFs stumbles over ends its thread with an error of WebAssembly; all others are our own fault.
    if (error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'RuntimeError'))
      throw new InvalidEdition('broken', page);
    throw error;
  }
  if (answer.kind === 'refused') throw new InvalidEdition(answer.reason, page);
  return answer;
}

function orderOf({ width, height }: PageSides, index: number): RenderOrder {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  // Written so that what is no number is refused too.
  if (!(shorter >= SHORTEST_SIDE && longer <= MAX_SIDE && longer <= shorter * MAX_SLENDER))
    throw new InvalidEdition('wrongSides', index + 1);
  const pixels = width > height ? SPREAD_WIDTH : PAGE_WIDTH;
  return { index, width: pixels, height: Math.round((pixels * height) / width) };
}
