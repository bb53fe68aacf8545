/** Thrown instead of doing work for which there is no room just now. */
export class Overloaded extends Error {
  constructor() {
    super('Too much is asked at once');
  }
}

type Options = {
  /** So much is worked on at once. */
  running: number;
  /** So much waits for that; what comes beyond it is refused at once. */
  waiting: number;
  /** What has waited so long is refused: whoever asked has given up. */
  longestWaitMs?: number;
  onError: () => void;
};

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

const MAX_WAIT_MS = 2_000;

/**
 * Bounds how much of one kind of work a process does at once, and how much waits for it, so that more requests than it can answer make
 * nobody wait in vain.
 */
export class ConcurrencyLimit {
  readonly #options: Options;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does the work when its turn comes. Throws `Overloaded`, and does nothing, when there is no room or the turn does not come in time. */
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
        // What has come over the network meanwhile, most of it answered from the cache, goes first.
        setImmediate(next.begin);
      } else this.#running--;
    }
  }

  /** Waits for the place of work that ends. */
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
