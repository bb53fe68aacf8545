import { atom } from 'nanostores';
import { type ComponentType, lazy } from 'react';

/** How many parts of the newsroom are on their way: the screen before them stays meanwhile, and the frame shows that something comes. */
export const downloads = atom(0);

/** A failed download is tried once more: a telephone's line is often back within a second. */
const RETRY_AFTER_MS = 1000;

/** A part of the newsroom that could not be downloaded. */
export class DownloadError extends Error {}

/**
 * A component that is downloaded when it is first shown, so that a screen costs what it shows itself. When it cannot be had, a
 * `DownloadError` is thrown to the boundary around it (`ScreenErrorBoundary`).
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    // After the render that asks for it, which may change nothing outside of itself.
    queueMicrotask(() => downloads.set(downloads.get() + 1));
    try {
      return { default: await loadTwice(load) };
    } finally {
      downloads.set(downloads.get() - 1);
    }
  });
}

async function loadTwice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
  try {
    return await load();
  } catch (error) {
    throw new DownloadError(String(error));
  }
}
