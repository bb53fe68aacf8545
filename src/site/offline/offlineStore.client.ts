// What a browser keeps for reading without the internet; pages and the service worker share it. Every part has a limit, and what was stored
// first goes first.

/** The front page, and the page that lists what is there. The same for everybody. */
export const SITE_CACHE = 'offline-site';
/** Built files, whose names change with their content. */
export const ASSET_CACHE = 'offline-assets';
/** What says something of the reader: removed when they log out. */
export const KEPT_CACHE = 'offline-kept';
export const READ_CACHE = 'offline-read';
export const PICTURE_CACHE = 'offline-pictures';

/** In the page's storage, once something is kept, until the reader logs out. */
export const KEPT_MARK = 'offline-kept';

const PRIVATE_CACHES = [KEPT_CACHE, READ_CACHE, PICTURE_CACHE];
const MAX_ENTRIES: Readonly<Record<string, number>> = {
  [SITE_CACHE]: 6,
  [ASSET_CACHE]: 80,
  [KEPT_CACHE]: 40,
  [READ_CACHE]: 12,
  [PICTURE_CACHE]: 160,
};

const TITLE = 'x-offline-title';
const STORY = /^(\/lite|\/en)?\/news\/[^/]+\/[^/]+-\d+$/;

export const isStory = (path: string): boolean => STORY.test(path);

/** What lies in a store under a path. A store that is not there is not made. */
export const stored = (name: string, path: string): Promise<Response | undefined> => caches.match(path, { cacheName: name });

/** Stores an answer under a path, as the newest entry. */
export async function put(name: string, path: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // An entry that is replaced in place would keep its age.
  await cache.delete(path);
  await cache.put(path, response);
  const paths = await cache.keys();
  await Promise.all(paths.slice(0, Math.max(0, paths.length - (MAX_ENTRIES[name] ?? 0))).map((old) => cache.delete(old)));
}

/** The headers of a page for another body of it. */
export function headersOf({ headers: sent }: Response): Headers {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}

/** A page as it may be stored, with its headline for the list; undefined for anything that is no public page. */
export async function pageCopy(response: Response): Promise<Response | undefined> {
  const { status, type, headers: sent } = response;
  const isPage = status === 200 && type === 'basic' && (sent.get('content-type') ?? '').startsWith('text/html');
  if (!isPage || (sent.get('cache-control') ?? 'no-store').includes('no-store')) return undefined;
  const html = await response.text();
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  const headers = headersOf(response);
  headers.set(TITLE, encodeURIComponent(title));
  return new Response(html, { headers });
}

/** The stored pages, the newest first. Titles are HTML. */
export async function storedPages(name: string): Promise<{ path: string; title: string }[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    return { path: new URL(request.url).pathname, title: decodeURIComponent(response?.headers.get(TITLE) ?? '') };
  });
  return (await Promise.all(pages)).reverse();
}

/** A picture is kept in one width, and stands for all others. */
export const pictureKey = (address: string): string => address.replace(/&[wq]=\d+/g, '').replace(/^https?:\/\/[^/]+/, '');

/** Removes what says something of the reader. A story that a page is about to keep is dropped by it, which finds its mark gone. */
export async function forgetReader(): Promise<void> {
  // The storage of pages is not there in the service worker, and the stores are not there without https.
  if ('localStorage' in globalThis) localStorage.removeItem(KEPT_MARK);
  if (!('caches' in globalThis)) return;
  await Promise.all(PRIVATE_CACHES.map((name) => caches.delete(name)));
}
