import type { TaggedCache } from '../platform/cache/taggedCache.ts';
import type { WriteContext } from '../platform/change.ts';
import type { Clock } from '../platform/clock.ts';
import type { ImageProxy } from '../platform/images/imageProxy.ts';
import type { LiveHub } from '../platform/live/liveHub.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Contributions } from './desk.ts';
import type { Assets } from './document/assets.ts';
import type { CachedResponse } from './pages/cachedResponse.ts';
import type { Limits } from './serving/limits.ts';

/** The open newspaper: what every page, call and job works with. */
export type App = WriteContext & {
  settings: Settings;
  clock: Clock;
  log: Log;
  assets: Assets;
  /** The paper's own files: pictures as they came in, films, scans. */
  storage: Storage;
  /** Pictures in the shapes, widths and forms that pages ask for. */
  images: ImageProxy;
  /** The folder of files that the demo paper brings along: films, page files. */
  demoDir: string;
  /** Finished pages and JSON answers. */
  pages: TaggedCache<CachedResponse>;
  /** What many pages show alike: menus, footers, blocks of the sidebar. */
  fragments: TaggedCache<Fragment>;
  /** What tells open pages of changes. */
  live: LiveHub;
  /** How much is done at once. */
  limits: Limits;
  contributions: Contributions;
  /** How often each contribution of a desk has been left out of pages since the start, because it failed. */
  leftOut: ReadonlyMap<string, number>;
};

export type Fragment = { content: unknown; bytes: number };
