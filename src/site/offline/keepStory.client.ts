import { parsePage } from '../reader/fetchPage.client.ts';
import { showToast } from '../reader/showToast.client.ts';
import {
  forgetReader,
  isStory,
  KEPT_CACHE,
  KEPT_MARK,
  PICTURE_CACHE,
  pageCopy,
  pictureKey,
  put,
  READ_CACHE,
  stored,
} from './offlineStore.client.ts';
import { offlineText } from './words.ts';

/** How many pictures of a story are kept with it. */
const MAX_PICTURES = 8;
const FETCH_MS = 20_000;

/** Keeps the story of a button on the device, or drops it again. */
export async function toggleKept(button: HTMLElement): Promise<void> {
  const path = storyOf(button);
  if (path === undefined) return;
  const wasKept = button.getAttribute('aria-pressed') === 'true';
  if (wasKept) await dropStory(path);
  const isKept = !wasKept && (await keepStory(path));
  showToast(wasKept ? offlineText.dropped : isKept ? offlineText.keptNow : offlineText.notKept);
}

/** Stores a story with its pictures. Returns false if the browser or the network did not allow it, or the reader has logged out meanwhile. */
export async function keepStory(path: string): Promise<boolean> {
  if (!isStory(path)) return false;
  try {
    // Without its service worker a browser would never show the copy.
    await navigator.serviceWorker.register('/sw.js');
    const page = await pageCopy(await fetch(path, { signal: AbortSignal.timeout(FETCH_MS) }));
    if (!page) return false;
    const pictures = picturesIn(await parsePage(page.clone()));
    localStorage.setItem(KEPT_MARK, '1');
    await put(KEPT_CACHE, path, page);
    await Promise.all(pictures.map(keepPicture));
    if (localStorage.getItem(KEPT_MARK) === null) {
      await forgetReader();
      return false;
    }
  } catch (error) {
    console.info('A story was not kept:', error);
    return false;
  }
  await markAll();
  return true;
}

/** Drops a story. It stays among those that were read last. */
export async function dropStory(path: string): Promise<void> {
  const page = await stored(KEPT_CACHE, path);
  if (page) {
    await put(READ_CACHE, path, page);
    await (await caches.open(KEPT_CACHE)).delete(path);
  }
  await markAll();
}

/** Shows on a button whether its story is kept. */
export async function markKept(button: HTMLElement): Promise<void> {
  const path = storyOf(button);
  const isKept = path !== undefined && (await stored(KEPT_CACHE, path)) !== undefined;
  button.setAttribute('aria-pressed', String(isKept));
  const label = button.querySelector('span');
  if (label) label.textContent = isKept ? offlineText.isKept : offlineText.keep;
}

const markAll = () => Promise.all([...document.querySelectorAll<HTMLElement>('[data-tool=keep]')].map(markKept));

const storyOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-story]')?.dataset['story'];

/** The pictures of the story itself, in the width for old browsers, which is enough for a phone. */
function picturesIn(page: Document): string[] {
  const pictures = [...page.querySelectorAll('[data-story] img')].map((picture) => picture.getAttribute('src') ?? '');
  return pictures.filter((src) => src.startsWith('/image?')).slice(0, MAX_PICTURES);
}

async function keepPicture(src: string): Promise<void> {
  const response = await fetch(src, { signal: AbortSignal.timeout(FETCH_MS) });
  if (response.ok) await put(PICTURE_CACHE, pictureKey(src), response);
}
