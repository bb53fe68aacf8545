import {
  ASSET_CACHE,
  forgetReader,
  headersOf,
  isStory,
  KEPT_CACHE,
  PICTURE_CACHE,
  pageCopy,
  pictureKey,
  put,
  READ_CACHE,
  SITE_CACHE,
  stored,
  storedPages,
} from './offlineStore.client.ts';

// The part of the readers' service worker that answers requests. Pages come from the network first, so that nobody reads yesterday's news
// while there is a line; a copy stands in where it fails or takes too long.

export type FetchEvent = {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** How long a page or picture with a copy may take before the copy is shown; a page without a copy, before the list is. */
const COPY_AFTER_MS = 4_000;
const LIST_AFTER_MS = 30_000;

/** The list of what is there, in the form that needs nothing else; the English edition has no lite pages. */
const LIST = '/lite/offline';
const ENGLISH_LIST = '/en/offline';
const LISTS = new Set(['/offline', LIST, ENGLISH_LIST]);
const FRONT = new Set(['/', '/lite', '/en']);
/** Nothing under these is answered from here: the newsroom, calls, files. */
const PASSED = /^\/(newsroom|api|media|outbox|amp|dev|mobile)(\/|$)/;
const LOGOUT = new Set(['/api/auth/logout', '/account/logout', '/api/user/profile', '/account/delete']);

const isEnglish = (path: string): boolean => /^\/en(\/|$)/.test(path);

export async function installOffline(): Promise<void> {
  await keepList(LIST);
  // An earlier build's: readers who have not opened the English edition have none.
  if (await stored(SITE_CACHE, ENGLISH_LIST)) await keepList(ENGLISH_LIST);
}

async function keepList(path: string): Promise<void> {
  try {
    const list = await pageCopy(await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(LIST_AFTER_MS) }));
    if (list) await put(SITE_CACHE, path, list);
  } catch (error) {
    // The worker also shows notifications: it is installed without the list, which the next visit to it stores.
    console.info('The list of what is kept offline is not stored:', error);
  }
}

/** Answers what it can; everything else is the browser's own. */
export function onFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== 'GET') {
    if (LOGOUT.has(pathname) && /^(POST|DELETE)$/.test(request.method)) event.respondWith(leave(request));
  } else if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(answerAsset(event, pathname));
  else if (pathname === '/image') event.respondWith(answerPicture(request));
}

/** A reader logs out, or deletes the account. */
async function leave(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok || response.type === 'opaqueredirect') await forgetReader();
  return response;
}

/** The browser has sent the request already, while it started this worker. */
const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request);

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const network = fromNetwork(event);
  if (PASSED.test(path)) return network;
  event.waitUntil(network.then((response) => store(path, response.clone())).catch(noCopy));
  const copy = await findCopy(path);
  try {
    const response = await within(network, copy ? COPY_AFTER_MS : LIST_AFTER_MS);
    if (LISTS.has(path) && response.status === 200) return await fillList(response, path);
    return copy && response.status >= 500 ? copy : response;
  } catch {
    return copy ?? answerList(path);
  }
}

const noCopy = (error: unknown): void => console.info('Nothing is stored of a page:', error);

async function store(path: string, response: Response): Promise<void> {
  const isFront = FRONT.has(path);
  if (!isFront && !LISTS.has(path) && !isStory(path)) return;
  if (response.status === 404 || response.status === 410) return remove(path);
  const page = await pageCopy(response);
  if (!page) return;
  if (isEnglish(path) && !LISTS.has(path) && !(await stored(SITE_CACHE, ENGLISH_LIST))) await keepList(ENGLISH_LIST);
  if (isFront || LISTS.has(path)) return put(SITE_CACHE, path, page);
  const isKept = await stored(KEPT_CACHE, path);
  await put(isKept ? KEPT_CACHE : READ_CACHE, path, page);
}

/** Removes the copies of a story that was withdrawn: it is not read here any more either. */
async function remove(path: string): Promise<void> {
  for (const name of [KEPT_CACHE, READ_CACHE])
    if (await caches.has(name)) for (const one of versionsOf(path)) await (await caches.open(name)).delete(one);
}

/** The path of a page, and that of its other version. */
const versionsOf = (path: string): readonly string[] => [
  path,
  path.startsWith('/lite') ? path.slice('/lite'.length) || '/' : `/lite${path === '/' ? '' : path}`,
];

/** A copy of a page, in the other version if there is none in this one. */
async function findCopy(path: string): Promise<Response | undefined> {
  if (LISTS.has(path)) return undefined;
  for (const one of versionsOf(path)) {
    for (const name of [KEPT_CACHE, READ_CACHE, SITE_CACHE]) {
      const copy = await stored(name, one);
      if (copy) return copy;
    }
  }
  return undefined;
}

async function answerList(path: string): Promise<Response> {
  const list = (isEnglish(path) && (await stored(SITE_CACHE, ENGLISH_LIST))) || (await stored(SITE_CACHE, LIST));
  return list ? fillList(list, path) : Response.error();
}

/** Fills the list with what is stored here, for the page at `asked`; a part without entries is left out. */
async function fillList(list: Response, asked: string): Promise<Response> {
  const [site, kept, read] = await Promise.all([SITE_CACHE, KEPT_CACHE, READ_CACHE].map(storedPages));
  const fronts = site?.filter(({ path }) => FRONT.has(path)) ?? [];
  const front = fronts.find(({ path }) => isEnglish(path) === isEnglish(asked)) ?? fronts[0];
  const links: Record<string, readonly { path: string; title: string }[]> = {
    front: front ? [front] : [],
    kept: kept ?? [],
    // A story that was read first and kept then is listed once.
    read: read?.filter(({ path }) => !kept?.some((one) => one.path === path)) ?? [],
  };
  const isEmpty = Object.values(links).every((part) => part.length === 0);
  const html = (await list.text()).replace(/<(section|p) data-offline="([a-z-]+)"[^>]*>.*?<\/\1>/gs, (whole, _tag, name: string) => {
    if (name === 'not-reached') return LISTS.has(asked) ? '' : whole.replace(/ hidden(="")?/, '');
    if (name === 'nothing') return isEmpty ? whole : '';
    const items = (links[name] ?? [])
      .map(({ path, title }) => `<li><a href="${path}" lang="${isEnglish(path) ? 'en' : 'gu'}">${title}</a></li>`)
      .join('');
    return items === '' ? '' : whole.replace(/<ul>.*?<\/ul>/s, () => `<ul>${items}</ul>`);
  });
  return new Response(html, { headers: headersOf(list) });
}

async function answerAsset(event: FetchEvent, path: string): Promise<Response> {
  const copy = await stored(ASSET_CACHE, path);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (response.status === 200 && response.type === 'basic') event.waitUntil(put(ASSET_CACHE, path, response.clone()).catch(noCopy));
  return response;
}

async function answerPicture(request: Request): Promise<Response> {
  const kept = await stored(PICTURE_CACHE, pictureKey(request.url));
  if (!kept) return fetch(request);
  try {
    const response = await within(fetch(request), COPY_AFTER_MS);
    return response.status >= 500 ? kept : response;
  } catch {
    return kept;
  }
}

/** Rejects when it takes longer. */
function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Too slow')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
