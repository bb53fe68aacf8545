import { LRUCache } from 'lru-cache';
import { type ConcurrencyLimit, Overloaded } from '../concurrencyLimit.ts';

/** Result of a render: the value, the tags that invalidate it, and how long it may be served. */
export type Rendered<V> = {
  value: V;
  tags: readonly string[];
  freshMs: number;
  /** How long after `freshMs` the value may still be served while one request renders it again. */
  staleMs: number;
};

/** Thrown by a render when there is nothing to show (any more). The cache passes the error on and deletes the entry. */
export class NothingToShow extends Error {}

type Entry<V> = Rendered<V> & { madeAt: number; dropped: boolean };
type Flight<V> = { promise: Promise<V>; began: number };

type Options<V> = {
  maxBytes: number;
  sizeOf: (value: V) => number;
  now: () => number;
  /** Called when a render failed and an older value was served instead. */
  onStaleServed: (key: string, error: unknown) => void;
  /** Limits concurrent renders; unlimited without it. */
  limit?: ConcurrencyLimit;
};

/**
 * A bounded cache of rendered values. Only one render per key runs at a time. A stale value is served while one request renders it again.
 * An invalidated value is not served again unless rendering fails: an old page is better than none.
 */
export class TaggedCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight<V>>();
  /** Tags invalidated during a render, with the number of the invalidation: a render that began earlier may be out of date. */
  readonly #drops = new Map<string, number>();
  readonly #options: Options<V>;
  #dropNumber = 0;
  /** The number of the last `invalidateAll`. */
  #dropOfAll = 0;
  #rendering = 0;

  constructor(options: Options<V>) {
    this.#options = options;
    this.#entries = new LRUCache({
      // lru-cache reads 0 as "no limit". With one byte no page fits.
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (entry) => options.sizeOf(entry.value) + 512,
      dispose: (entry, key) => this.#forgetTags(key, entry),
    });
  }

  /** The value of `key` if it is neither invalidated nor past its fresh time. */
  fresh(key: string): V | undefined {
    const entry = this.#entries.get(key);
    return entry && !entry.dropped && this.#options.now() - entry.madeAt < entry.freshMs ? entry.value : undefined;
  }

  /**
   * The value of `key`, rendered by `render` if there is no usable one. Throws the error of `render`, or `Overloaded`, if there is no older
   * value either; always throws `NothingToShow`.
   */
  async get(key: string, render: () => Promise<Rendered<V>>): Promise<V> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const entry = this.#entries.get(key);
    if (entry && !entry.dropped) {
      const age = this.#options.now() - entry.madeAt;
      if (age < entry.freshMs + entry.staleMs) {
        this.#fly(key, render).catch((error: unknown) => {
          if (!(error instanceof NothingToShow)) this.#tellStale(key, error);
        });
        return entry.value;
      }
    }
    try {
      return await this.#fly(key, render);
    } catch (error) {
      const last = this.#entries.get(key) ?? entry;
      if (!last || error instanceof NothingToShow) throw error;
      this.#tellStale(key, error);
      return last.value;
    }
  }

  /**
   * The current value of `key`: calls `render` unless the cached value is fresh. Throws the error of `render` even if there is an older
   * value.
   */
  async current(key: string, render: () => Promise<Rendered<V>>): Promise<V> {
    return this.fresh(key) ?? this.#fly(key, render);
  }

  /** The limit reports an overload itself, once for all pages. */
  #tellStale(key: string, error: unknown): void {
    if (!(error instanceof Overloaded)) this.#options.onStaleServed(key, error);
  }

  /** Invalidates every value that carries one of the tags: the next `get` renders it again. */
  invalidate(tags: Iterable<string>): void {
    this.#dropNumber++;
    for (const tag of tags) {
      if (this.#rendering > 0) this.#drops.set(tag, this.#dropNumber);
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.peek(key);
        if (entry) entry.dropped = true;
      }
    }
    // Renders in progress may have read data from before the change, so later requests start their own render.
    this.#flights.clear();
  }

  /** Invalidates every value, for use when it is not known what has changed. */
  invalidateAll(): void {
    this.#dropNumber++;
    this.#dropOfAll = this.#dropNumber;
    for (const entry of this.#entries.values()) entry.dropped = true;
    this.#flights.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  #fly(key: string, render: () => Promise<Rendered<V>>): Promise<V> {
    const underWay = this.#flights.get(key);
    if (underWay) return underWay.promise;
    const flight: Flight<V> = { began: this.#dropNumber, promise: Promise.resolve().then(() => this.#render(key, render, flight)) };
    this.#rendering++;
    this.#flights.set(key, flight);
    return flight.promise;
  }

  async #render(key: string, render: () => Promise<Rendered<V>>, flight: Flight<V>): Promise<V> {
    try {
      const rendered = await this.#inItsTurn(render, flight);
      const outdated = this.#dropOfAll > flight.began || rendered.tags.some((tag) => (this.#drops.get(tag) ?? 0) > flight.began);
      const newer = this.#flights.get(key) !== flight && this.#entries.peek(key)?.dropped === false;
      if (!(outdated && newer)) this.#keep(key, { ...rendered, madeAt: this.#options.now(), dropped: outdated });
      return rendered.value;
    } catch (error) {
      if (error instanceof NothingToShow) this.#entries.delete(key);
      throw error;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#rendering--;
      if (this.#rendering === 0) this.#drops.clear();
    }
  }

  #inItsTurn(render: () => Promise<Rendered<V>>, flight: Flight<V>): Promise<Rendered<V>> {
    const begin = () => {
      // The render reads its data from now on, so earlier invalidations do not affect it.
      flight.began = this.#dropNumber;
      return render();
    };
    return this.#options.limit ? this.#options.limit.run(begin) : begin();
  }

  #keep(key: string, entry: Entry<V>): void {
    this.#entries.set(key, entry);
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #forgetTags(key: string, entry: Entry<V>): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
