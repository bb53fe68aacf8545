import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CardContent } from './cards/cardContent.ts';
import type { RenderedCard } from './cards/renderCard.ts';
import type { ImageFormat, ImageRequest } from './imageRequest.ts';
import { InvalidImage } from './invalidImage.ts';

/** The bytes of a picture, or the path of its file. */
export type Original = Uint8Array | string;
export type Render = (original: Original, request: ImageRequest, format: ImageFormat) => Promise<Uint8Array>;

/** Draws a social card; `picture` is that of its content. */
export type RenderCard = (content: CardContent, picture: Original | undefined) => Promise<RenderedCard>;

type Order = { original: Original; request: ImageRequest; format: ImageFormat } | { content: CardContent; picture: Original | undefined };
export type RenderOrder = { number: number } & Order;
/** `isWhole` is false for a card without its picture. */
type Made = { made: Uint8Array; isWhole: boolean };
export type RenderAnswer = { number: number } & (Made | { refused: { status: InvalidImage['status']; why: string } } | { failed: string });

/** With several pictures in progress it is not known which one crashed the decoder, so none is reported as damaged. */
const crash = (underWay: number): InvalidImage =>
  underWay > 1 ? new InvalidImage(503, 'The picture cannot be made just now') : new InvalidImage(422, 'The picture cannot be decoded');

type Waiting = { resolve: (made: Made) => void; reject: (error: Error) => void };

/** Lower priority than the page process, so that pages are rendered first when both need the processor. */
const NICENESS = 5;
/** The decoder times out by itself before this. */
const MAX_MS = 25_000;

/** In the source the worker is a file beside this one; in the build it is a separate entry. */
const ENTRY = import.meta.url.endsWith('.ts') ? './imageWorker.ts' : `${import.meta.url.includes('/assets/') ? '../' : './'}imageWorker.js`;

/** The faces of cards, which the build lays beside the server. */
const FONTS = import.meta.url.endsWith('.ts') ? '../../../dist/fonts' : `${import.meta.url.includes('/assets/') ? '../' : ''}../fonts`;

/** If the system does not allow it, pictures are rendered at the same priority as pages. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch (error) {
    process.emitWarning(`The decoder of pictures has the priority of pages: ${String(error)}`);
  }
}

/**
 * Renders variants and draws cards in a child process, started on the first request: pages keep the processor, and a
 * picture that crashes the decoder does not affect anything else. Such a picture is rejected as damaged, and the next
 * request starts a new process. A request that takes longer than `maxMs` kills the process.
 */
export function openRenderer(maxMs = MAX_MS): { render: Render; renderCard: RenderCard; close: () => Promise<void> } {
  let worker: ChildProcess | undefined;
  let number = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(new URL(ENTRY, import.meta.url)), [fileURLToPath(new URL(FONTS, import.meta.url))], {
      serialization: 'advanced',
      execArgv: [],
    });
    if (started.pid !== undefined) giveWay(started.pid);
    started.on('message', (answer: RenderAnswer) => {
      const waits = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('made' in answer) waits?.resolve(answer);
      else if ('refused' in answer) waits?.reject(new InvalidImage(answer.refused.status, answer.refused.why));
      else waits?.reject(new Error(answer.failed));
    });
    started.on('error', (error) => endAll(started, error));
    started.on('exit', () => endAll(started, crash(waiting.size)));
    // The child must not keep the main process from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const endAll = (ended: ChildProcess, error: Error) => {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const send = async (input: Order): Promise<Made> => {
    worker ??= start();
    const { channel } = worker;
    const order: RenderOrder = { number: ++number, ...input };
    const its = worker;
    const timer = setTimeout(() => {
      endAll(its, new InvalidImage(503, 'Making the picture took too long', 30));
      its.kill('SIGKILL');
    }, maxMs);
    channel?.ref();
    try {
      return await new Promise<Made>((resolve, reject) => {
        waiting.set(order.number, { resolve, reject });
        its.send(order);
      });
    } finally {
      clearTimeout(timer);
      if (waiting.size === 0) channel?.unref();
    }
  };

  return {
    render: async (original, request, format) => (await send({ original, request, format })).made,
    renderCard: async (content, picture) => {
      const { made: bytes, isWhole } = await send({ content, picture });
      return { bytes, isWhole };
    },
    close: async () => {
      const open = worker;
      if (!open) return;
      const ended = new Promise((resolve) => open.once('exit', resolve));
      open.ref();
      open.kill();
      await ended;
    },
  };
}
