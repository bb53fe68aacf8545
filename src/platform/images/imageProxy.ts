import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../log.ts';
import { READER_PICTURES, type Storage } from '../storage/storage.ts';
import { type CardContent, pictureOfCard } from './cards/cardContent.ts';
import type { ImageFormat, ImageRequest } from './imageRequest.ts';
import { InvalidImage } from './invalidImage.ts';
import type { OutsideFetch } from './outsideFetch.ts';
import type { Original, Render, RenderCard } from './renderApart.ts';
import { RECIPE } from './renderVariant.ts';
import type { VariantStore } from './variantStore.ts';

/** One core stays free for rendering pages. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Maximum queue length; further requests are told to try again later. */
const MAX_WAITING = 400;
const ORIGINALS_BYTES = 48 * 1024 * 1024;
const OUTSIDE_FRESH_MS = 7 * 24 * 3600_000;
/** A picture that could not be fetched is not fetched again for this long. */
const REFUSAL_MS = 60_000;

/** `name` identifies the variant; `lasting` means that the address contains a hash of the content, so the variant never changes or ends. */
export type Variant = { bytes: Uint8Array; name: string; lasting: boolean };

export type ImageProxy = {
  /**
   * A picture in the requested shape, width and format. `beforeMaking` is called before a variant is computed and may throw. Throws
   * `InvalidImage`.
   */
  variant: (request: ImageRequest, format: ImageFormat, beforeMaking?: () => void) => Promise<Variant>;
  /**
   * A social card. `key` names what it shows in the version that it has now, so that it is drawn once for the key. It does not last if its
   * picture cannot be had: then it is drawn without one, and again when it is next asked for. Throws `InvalidImage`.
   */
  card: (key: string, content: CardContent, beforeMaking?: () => void) => Promise<Variant>;
  /** Number of variants computed since the start. */
  computed: () => number;
};

type Options = {
  storage: Storage;
  outside: OutsideFetch;
  store: VariantStore;
  render: Render;
  renderCard: RenderCard;
  siteUrl: string;
  log: Log;
  now: () => number;
};

/** Caches variants on disk and computes each one at most once at a time. */
export function createImageProxy({ storage, outside, store, render, renderCard, siteUrl, log, now }: Options): ImageProxy {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const originals = new LRUCache<string, Promise<Original>>({
    max: 200,
    ttl: 60_000,
    maxSize: ORIGINALS_BYTES,
    maxEntrySize: ORIGINALS_BYTES,
  });
  const refusals = new LRUCache<string, InvalidImage>({ max: 2000, ttl: REFUSAL_MS });
  const flights = new Map<string, Promise<Uint8Array>>();
  const cardFlights = new Map<string, Promise<Variant>>();
  let computed = 0;

  const original = (source: Source): Promise<Original> => {
    const kept = originals.get(source.url);
    if (kept) return kept;
    const fetching: Promise<Original> = 'key' in source ? readOwn(storage, source.key) : outside(source.url);
    // The size is not known until the fetch ends; until then the entry counts as one byte.
    originals.set(source.url, fetching, { size: 1 });
    fetching.then(
      (result) => originals.set(source.url, fetching, { size: Math.max(1, result.length) }),
      () => originals.delete(source.url),
    );
    return fetching;
  };

  /** Runs in its turn, with the bounds of the queue. */
  const inTurn = <T>(make: () => Promise<T>): Promise<T> => {
    if (queue.size >= MAX_WAITING) throw new InvalidImage(503, 'Too many pictures are being made just now');
    return queue.add(() => {
      computed++;
      return make();
    });
  };

  const keep = (name: string, made: Uint8Array): Promise<void> =>
    store.write(name, made).catch((error: unknown) => log.error({ error }, 'a picture could not be kept'));

  const compute = async (name: string, source: Source, request: ImageRequest, format: ImageFormat): Promise<Uint8Array> => {
    const refusal = refusals.get(source.url);
    if (refusal) throw refusal;
    try {
      // Remote pictures are fetched before entering the queue; local files are read only when their turn comes.
      const fetched = 'key' in source ? undefined : await original(source);
      const made = await inTurn(async () => render(fetched ?? (await original(source)), request, format));
      await keep(name, made);
      return made;
    } catch (error) {
      if (error instanceof InvalidImage && error.status !== 503) refusals.set(source.url, error);
      throw error;
    }
  };

  /** The picture of a card; undefined if it cannot be had just now. */
  const cardPicture = async (content: CardContent): Promise<Original | undefined> => {
    const picture = pictureOfCard(content);
    if (!picture) return undefined;
    try {
      return await original(sourceOf(picture.url, siteUrl));
    } catch (error) {
      log.warn({ url: picture.url, error }, 'a card is drawn without its picture');
      return undefined;
    }
  };

  const renderAndStore = async (name: string, content: CardContent): Promise<Variant> => {
    const picture = await cardPicture(content);
    const { bytes, isWhole } = await inTurn(() => renderCard(content, picture));
    if (isWhole) await keep(name, bytes);
    return { bytes, name, lasting: isWhole };
  };

  const once = onceAtATime<Uint8Array>(flights);
  const cardOnce = onceAtATime<Variant>(cardFlights);

  return {
    computed: () => computed,
    card: async (key, content, beforeMaking) => {
      const name = `${hash('sha256', key, 'hex').slice(0, 40)}.card.jpeg`;
      const kept = await store.read(name);
      if (kept) return { bytes: kept.bytes, name, lasting: true };
      if (!cardFlights.has(name)) beforeMaking?.();
      return cardOnce(name, () => renderAndStore(name, content));
    },
    variant: async (request, format, beforeMaking) => {
      const source = sourceOf(request.url, siteUrl);
      const isOwn = 'key' in source;
      const lasting = isOwn && !source.key.startsWith(READER_PICTURES);
      if (isOwn && !lasting && !(await storage.has(source.key))) throw noSuchPicture();
      const name = nameOf(source, request, format);
      const kept = await store.read(name);
      if (kept && (isOwn || now() - kept.madeAt < OUTSIDE_FRESH_MS)) return { bytes: kept.bytes, name, lasting };
      try {
        if (!flights.has(name)) beforeMaking?.();
        return { bytes: await once(name, () => compute(name, source, request, format)), name, lasting };
      } catch (error) {
        if (!kept) throw error;
        log.warn({ url: source.url, error }, 'an older copy of a picture was shown');
        return { bytes: kept.bytes, name, lasting };
      }
    },
  };
}

/** Several requests for the same name share one making. */
const onceAtATime =
  <T>(flights: Map<string, Promise<T>>) =>
  (name: string, make: () => Promise<T>): Promise<T> => {
    const flying = flights.get(name);
    if (flying) return flying;
    const flight = make().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };

/** A file in the newspaper's storage, or an address on another host. */
type Source = { url: string; key: string } | { url: string };

function sourceOf(url: string, siteUrl: string): Source {
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  if (!path.startsWith('/')) return { url };
  const key = /^\/media\/([\w/.-]+\.(?:jpg|jpeg|png|webp|avif|gif))$/.exec(path)?.[1];
  if (!key || key.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new InvalidImage(400, 'url is not the address of a picture of this paper');
  }
  return { url: path, key };
}

const noSuchPicture = () => new InvalidImage(404, 'There is no such picture');

/** A file on this machine is read by the process that decodes it. */
async function readOwn(storage: Storage, key: string): Promise<Original> {
  if (!(await storage.has(key))) throw noSuchPicture();
  return storage.folder === undefined ? storage.read(key) : join(storage.folder, key);
}

function nameOf(source: Source, { width, quality, shape, focal }: ImageRequest, format: ImageFormat): string {
  const recipe = JSON.stringify([RECIPE, source.url, width, quality, shape ?? '', shape ? focal : '']);
  return `${hash('sha256', recipe, 'hex').slice(0, 40)}.${format}`;
}
