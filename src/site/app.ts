import type { TagListeners } from '../platform/background/tagListeners.ts';
import type { TaggedCache } from '../platform/cache/taggedCache.ts';
import type { WriteContext } from '../platform/change.ts';
import type { ImageProxy } from '../platform/images/imageProxy.ts';
import type { LiveHub } from '../platform/live/liveHub.ts';
import type { Log } from '../platform/log.ts';
import type { Messages } from '../platform/messages/messages.ts';
import type { Settings } from '../platform/settings.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { CardAddresses } from './cards/cardAddress.ts';
import type { Contributions } from './contributions.ts';
import type { PageDictionaries } from './dictionary/pageDictionaries.ts';
import type { Assets } from './document/assets.ts';
import type { CachedResponse } from './pages/cachedResponse.ts';
import type { Limits } from './serving/limits.ts';

/** The running newspaper: what every page, call and job works with. */
export type App = WriteContext & {
  settings: Settings;
  log: Log;
  assets: () => Assets;
  /** The newspaper's own files: original pictures, videos, scans. */
  storage: Storage;
  /** Sends mail and text messages. */
  messages: Messages;
  /** Pictures in the shapes, widths and formats that pages request. */
  images: ImageProxy;
  /** Addresses of social cards. */
  cards: CardAddresses;
  /** Folder of the demo's own files: videos, page files. */
  demoDir: string;
  /** Cache of rendered pages and JSON responses. */
  pages: TaggedCache<CachedResponse>;
  /** Cache of fragments that many pages share: menus, footers, blocks of the sidebar. */
  fragments: TaggedCache<Fragment>;
  /** What browsers keep of pages, so that the next page is smaller. */
  dictionaries: PageDictionaries;
  /** Begins at once what a change has made due, in the background. */
  listeners: TagListeners;
  /** Sends changes to open pages. */
  live: LiveHub;
  /** Limits on concurrent work. */
  limits: Limits;
  contributions: Contributions;
  /** How often each contribution of a desk has failed and been left out of pages since the start. */
  leftOut: ReadonlyMap<string, number>;
};

export type Fragment = { content: unknown; bytes: number };
