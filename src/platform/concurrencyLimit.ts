/** Thrown when the process is too busy to do the work now. */
export class Overloaded extends Error {
  constructor() {
    super('Too much is asked at once');
  }
}

type Options = {
  /** Maximum number of tasks that run at once. */
  running: number;
  /** Maximum number of tasks that wait for a turn; further ones are rejected at once. */
  waiting: number;
  /** A task that has waited this long is rejected, because its client has given up. */
  longestWaitMs?: number;
  onError: () => void;
};

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

const MAX_WAIT_MS = 2_000;

/**
 * Limits how many tasks of one kind run at once and how many wait, so that under overload clients are rejected early instead of waiting in
 * vain.
 */
export class ConcurrencyLimit {
  readonly #options: Options;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs the task when its turn comes. Throws `Overloaded`, without running the task, if the queue is full or the turn does not come in
   * time.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.running) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) {
        this.#waiting.delete(next);
        clearTimeout(next.timer);
        // Network events that came in meanwhile go first; most of them are answered from the cache.
        setImmediate(next.begin);
      } else this.#running--;
    }
  }

  /** Waits until a running task ends. */
  #turn(): Promise<void> {
    const { waiting, longestWaitMs = MAX_WAIT_MS, onError } = this.#options;
    return new Promise((resolve, reject) => {
      const refuse = () => {
        onError();
        reject(new Overloaded());
      };
      if (this.#waiting.size >= waiting) return refuse();
      const mine: Waiting = {
        begin: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(mine);
          refuse();
        }, longestWaitMs),
      };
      this.#waiting.add(mine);
    });
  }
}
