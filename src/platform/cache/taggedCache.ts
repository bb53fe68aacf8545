import { LRUCache } from 'lru-cache';
import { type ConcurrencyLimit, Overloaded } from '../concurrencyLimit.ts';

/** What a render gives to the cache: the value, what must drop it, and how long it may be shown. */
export type Rendered<V> = {
  value: V;
  tags: readonly string[];
  freshMs: number;
  /** How long after that it may still be shown while one request renders it anew. */
  staleMs: number;
};

/** What a render throws when its answer is that there is nothing to show (any more): it is passed on and what was kept is forgotten. */
export class NothingToShow extends Error {}

type Entry<V> = Rendered<V> & { madeAt: number; dropped: boolean };
type Flight<V> = { promise: Promise<V>; began: number };

type Options<V> = {
  maxBytes: number;
  sizeOf: (value: V) => number;
  now: () => number;
  /** Told of a render that failed while an older value could still be shown. */
  onStaleServed: (key: string, error: unknown) => void;
  /** How many renders there may be at once; without it as many as are asked for. */
  limit?: ConcurrencyLimit;
};

/**
 * A bounded memory of rendered things. One render at a time per key; a value past its time is shown while one request
 * renders it anew; a dropped value is never shown again, unless rendering fails, when an old page beats no page.
 */
export class TaggedCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight<V>>();
  /** Tags dropped while something was rendering, with the drop's number: what began before it may be out of date. */
  readonly #drops = new Map<string, number>();
  readonly #options: Options<V>;
  #dropNumber = 0;
  /** The number of the last drop of everything. */
  #dropOfAll = 0;
  #rendering = 0;

  constructor(options: Options<V>) {
    this.#options = options;
    this.#entries = new LRUCache({
      // lru-cache takes 0 for "no limit"; no page fits into one byte.
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (entry) => options.sizeOf(entry.value) + 512,
      dispose: (entry, key) => this.#forgetTags(key, entry),
    });
  }

  /** The value of `key` if it can be shown as it is, neither dropped nor past its time. */
  fresh(key: string): V | undefined {
    const entry = this.#entries.get(key);
    return entry && !entry.dropped && this.#options.now() - entry.madeAt < entry.freshMs ? entry.value : undefined;
  }

  /**
   * The value of `key`, rendered by `render` when there is none to show. Throws what `render` throws, or `Overloaded`, if nothing older
   * is left; `NothingToShow` in any case.
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

  /** The value of `key` as it is now: rendered by `render` unless it is fresh. Throws what `render` throws, whatever older there is. */
  async current(key: string, render: () => Promise<Rendered<V>>): Promise<V> {
    return this.fresh(key) ?? this.#fly(key, render);
  }

  /** The limit tells of an overload itself, once for all pages. */
  #tellStale(key: string, error: unknown): void {
    if (!(error instanceof Overloaded)) this.#options.onStaleServed(key, error);
  }

  /** Drops every value that carries one of the tags: the next `get` renders anew. */
  invalidate(tags: Iterable<string>): void {
    this.#dropNumber++;
    for (const tag of tags) {
      if (this.#rendering > 0) this.#drops.set(tag, this.#dropNumber);
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.peek(key);
        if (entry) entry.dropped = true;
      }
    }
    // What is rendering now may have read before the change: those who ask from here on get a render of their own.
    this.#flights.clear();
  }

  /** Drops every value, as when it is not known what has changed. */
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
      // What was dropped while it waited is not out of date in what it reads from here on.
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
