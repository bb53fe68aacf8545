import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { InvalidEdition, MAX_PAGES } from './invalidEdition.ts';
import type { FromRenderer, PageSides, RenderedPage, RenderOrder } from './pageRenderer.worker.ts';

/** Width of a page picture in pixels, enough to read the small print of a broadsheet. A double page is wider. */
const PAGE_WIDTH = 1800;
const SPREAD_WIDTH = 2800;
/** Opening a file or rendering a page takes a tenth of a second; after this time it is aborted. */
const STEP_MS = 30_000;
/** Limits for the sides of a page in points (1/72 inch); 14,400 is the maximum of PDF. */
const SHORTEST_SIDE = 100;
const MAX_SIDE = 14_400;
const MAX_SLENDER = 3;

/** A rendered page takes some twenty megabytes, so one edition is rendered at a time. */
const papers = new PQueue({ concurrency: 1 });

/** In the source the worker is a file beside this one; in the build it is a separate entry. */
const THREAD = import.meta.url.endsWith('.ts')
  ? './pageRenderer.worker.ts'
  : `${import.meta.url.includes('/assets/') ? '../' : './'}epaperPages.js`;

/** Number of pages that are encoded while another is rendered. */
const TAKEN_AT_ONCE = 2;

type Options = { stepMs?: number };

/**
 * Renders the pages of a PDF one after the other outside of the main thread, and passes each to `take`; the next one is rendered while two
 * are being processed. Returns the file as the paper is cut: without the marks of a file for the press. Throws `InvalidEdition` for a file
 * that is not a newspaper.
 */
export function renderPages(
  pdf: Uint8Array,
  take: (page: RenderedPage, number: number) => Promise<void>,
  { stepMs = STEP_MS }: Options = {},
): Promise<Uint8Array> {
  return withPaper([pdf], stepMs, async (worker, { pages, file }) => {
    const orders = pages.map(orderOf);
    const taken: Promise<Outcome>[] = [];
    for (const [index, order] of orders.entries()) {
      const rendered = answerOf(worker, stepMs, index + 1);
      worker.postMessage(order satisfies RenderOrder);
      const [answer, earlier] = await Promise.all([rendered, taken[index - TAKEN_AT_ONCE]]);
      if (earlier) insistOn(earlier);
      if (answer.kind !== 'rendered') throw new InvalidEdition('broken', index + 1);
      taken.push(outcomeOf(take(answer.page, index + 1)));
    }
    for (const outcome of taken) insistOn(await outcome);
    return file ?? pdf;
  });
}

/** One file with the pages of several, in their order. Throws `InvalidEdition`. */
export function joinPdfs(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  return withPaper(pdfs, STEP_MS, async (_worker, { file }) => {
    if (!file) throw new InvalidEdition('broken');
    return file;
  });
}

type OpenedPaper = Extract<FromRenderer, { kind: 'opened' }>;

/** Opens the files as one paper on a thread of its own, which ends with the work. */
function withPaper<T>(pdfs: readonly Uint8Array[], stepMs: number, work: (worker: Worker, opened: OpenedPaper) => Promise<T>): Promise<T> {
  return papers.add(async () => {
    const worker = new Worker(new URL(THREAD, import.meta.url), { workerData: { pdfs, mostPages: MAX_PAGES } });
    try {
      const opened = await answerOf(worker, stepMs);
      if (opened.kind !== 'opened') throw new InvalidEdition('broken');
      if (opened.pages.length === 0) throw new InvalidEdition('noPages');
      return await work(worker, opened);
    } finally {
      await worker.terminate();
    }
  });
}

type Outcome = { failure?: unknown };

/** Converts a rejection to a value, so that a failure is handled where it is checked and not as unhandled. */
const outcomeOf = (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => ({}),
    (failure: unknown) => ({ failure }),
  );

function insistOn(outcome: Outcome): void {
  if ('failure' in outcome) throw outcome.failure;
}

/** The worker's next message. Throws `InvalidEdition` if it is an error, if none arrives in time, or if the worker crashes. */
async function answerOf(worker: Worker, stepMs: number, page?: number): Promise<FromRenderer> {
  const signal = AbortSignal.timeout(stepMs);
  let answer: FromRenderer;
  try {
    [answer] = await once(worker, 'message', { signal });
  } catch (error) {
    if (signal.aborted) throw new InvalidEdition('tooSlow', page);
    // A file that crashes the PDF library ends the worker with a WebAssembly error; all other errors are our own.
    if (error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'RuntimeError'))
      throw new InvalidEdition('broken', page);
    throw error;
  }
  if (answer.kind === 'refused') throw new InvalidEdition(answer.reason, page);
  return answer;
}

function orderOf({ width, height }: PageSides, index: number): RenderOrder {
  // A page that cannot be read has no sides.
  if (width === 0 || height === 0) throw new InvalidEdition('broken', index + 1);
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  // Negated, so that NaN is rejected too.
  if (!(shorter >= SHORTEST_SIDE && longer <= MAX_SIDE && longer <= shorter * MAX_SLENDER))
    throw new InvalidEdition('wrongSides', index + 1);
  const pixels = width > height ? SPREAD_WIDTH : PAGE_WIDTH;
  return { index, width: pixels, height: Math.round((pixels * height) / width) };
}
