import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Where the device keeps them. */
export const KEPT_CROPS = 'mandi-crops';
/** As many as one call gives. */
const MOST = 30;

/** The slugs of the crops that this reader has saved on this device, the first saved first. */
const savedCrops = atom<readonly string[]>([]);
let isRead = false;

function readKept(): void {
  if (isRead) return;
  isRead = true;
  savedCrops.set(kept());
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_CROPS) savedCrops.set(kept());
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

/** Saves a crop, or takes it off. Where a device keeps nothing it holds for this page. */
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

/** The saved crops, in islands; none while the page is as the server made it. */
export const useSavedCrops = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => savedCrops.get(),
    () => none,
  );
