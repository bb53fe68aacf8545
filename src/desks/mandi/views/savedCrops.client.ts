import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Storage key on the device. */
export const KEPT_CROPS = 'mandi-crops';
/** The limit of one call. */
const MOST = 30;

/** The slugs of the crops that the reader has saved on this device, in the order of saving. */
const savedCrops = atom<readonly string[]>([]);
let isRead = false;

function readKept(): void {
  if (isRead) return;
  isRead = true;
  savedCrops.set(kept());
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_CROPS) savedCrops.set(kept());
  });
  // A page of the back/forward cache takes over what has been saved since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) savedCrops.set(kept());
  });
}

function kept(): string[] {
  try {
    return (localStorage.getItem(KEPT_CROPS) ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  } catch (error) {
    console.info('Saved crops cannot be read on this device:', error);
    return [];
  }
}

/** Saves or removes a crop. If storage is blocked, it holds for this page only. */
export function toggleCrop(slug: string): void {
  const before = savedCrops.get();
  const after = before.includes(slug) ? before.filter((one) => one !== slug) : [...before, slug].slice(-MOST);
  savedCrops.set(after);
  try {
    localStorage.setItem(KEPT_CROPS, after.join(','));
    document.dispatchEvent(new Event('device-stored'));
  } catch (error) {
    console.info('Saved crops hold for this page only:', error);
  }
}

const none: readonly string[] = [];
const subscribe = (tell: () => void): (() => void) => {
  readKept();
  return savedCrops.listen(tell);
};

/** The saved crops, for islands; empty while the page is as rendered by the server. */
export const useSavedCrops = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => savedCrops.get(),
    () => none,
  );
