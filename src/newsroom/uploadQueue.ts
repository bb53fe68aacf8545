import { atom } from 'nanostores';
import PQueue from 'p-queue';
import { CallError } from './callApi.ts';
import { inLanguage } from './language.ts';
import { holdTab } from './unsavedWork.ts';
import { newsroomWords } from './words.ts';

/** A chosen file: it waits, is uploaded, is checked by the server, and ends as done or failed. */
export type Upload<Answer> = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'checking' | 'done' | 'failed';
  /** The uploaded fraction, from 0 to 1. */
  progress: number;
  /** Why it failed, as a message. */
  error?: string;
  /** The server's response when done. */
  answer?: Answer;
};

export const hasEnded = ({ state }: Pick<Upload<unknown>, 'state'>): boolean => state === 'done' || state === 'failed';

type Options<Answer> = {
  /** Uploads a file (`uploadFile`). */
  send: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Answer>;
  /** Why a file is rejected without an upload, as a message. */
  refuse?: (file: File) => string | undefined;
};

/** More are not faster, and browsers allow six connections to a host for everything. */
const CONCURRENT_UPLOADS = 3;

let lastId = 0;

/**
 * Uploads files from a queue, a few at once. It is independent of screens: an editor may leave the screen during uploads. Each file ends as
 * done or failed; a failed one can be retried.
 */
export class UploadQueue<Answer> {
  readonly #queue = new PQueue({ concurrency: CONCURRENT_UPLOADS });
  readonly #stops = new Map<number, AbortController>();
  readonly #options: Options<Answer>;
  readonly #uploads = atom<readonly Upload<Answer>[]>([]);

  constructor(options: Options<Answer>) {
    this.#options = options;
    this.#uploads.listen((uploads) =>
      holdTab(
        this,
        uploads.some((one) => !hasEnded(one)),
      ),
    );
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#uploads.listen(listener);
  readonly get = (): readonly Upload<Answer>[] => this.#uploads.get();

  /** Adds files to the queue; returns their ids, in the same order. */
  add(files: Iterable<File>): number[] {
    const added = Array.from(files, (file): Upload<Answer> => {
      const error = this.#options.refuse?.(file);
      const upload = { id: ++lastId, file, progress: 0 };
      return error === undefined ? { ...upload, state: 'waiting' } : { ...upload, state: 'failed', error };
    });
    this.#uploads.set([...this.get(), ...added]);
    for (const { id, state } of added) if (state === 'waiting') this.#enqueue(id);
    return added.map(({ id }) => id);
  }

  /** Queues a failed file again, after the waiting ones. */
  retry(id: number): void {
    const upload = this.#find(id);
    if (!upload || !this.canRetry(upload)) return;
    const { error: _, ...rest } = upload;
    this.#uploads.set(this.get().map((one) => (one.id === id ? { ...rest, state: 'waiting', progress: 0 } : one)));
    this.#enqueue(id);
  }

  /** Queues every failed file again that can be retried. */
  retryFailed(): void {
    for (const { id } of this.get()) this.retry(id);
  }

  /** Whether a failed file can be retried: not if it was rejected before the upload. */
  canRetry(upload: Upload<Answer>): boolean {
    return upload.state === 'failed' && this.#options.refuse?.(upload.file) === undefined;
  }

  /** Removes finished files from the list. */
  forgetDone(): void {
    this.#uploads.set(this.get().filter(({ state }) => state !== 'done'));
  }

  /** Removes a file from the list and cancels its upload if that has not begun. */
  forget(id: number): void {
    this.#uploads.set(this.get().filter((one) => one.id !== id));
    this.#stops.get(id)?.abort();
  }

  #find(id: number): Upload<Answer> | undefined {
    return this.get().find((one) => one.id === id);
  }

  #change(id: number, changes: Partial<Upload<Answer>>): void {
    this.#uploads.set(this.get().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  #enqueue(id: number): void {
    void this.#queue.add(() => this.#send(id));
  }

  async #send(id: number): Promise<void> {
    const upload = this.#find(id);
    if (!upload) return;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { state: 'sending', progress: 0 });
    try {
      const answer = await this.#options.send(upload.file, {
        onProgress: (progress) => this.#change(id, { progress, state: progress < 1 ? 'sending' : 'checking' }),
        signal: stop.signal,
      });
      this.#change(id, { state: 'done', progress: 1, answer });
    } catch (error) {
      const isTold = error instanceof CallError && !error.isSessionOver;
      this.#change(id, { state: 'failed', error: isTold ? error.message : inLanguage(newsroomWords.notDone) });
      if (!(error instanceof CallError)) reportError(error);
    } finally {
      this.#stops.delete(id);
    }
  }
}
