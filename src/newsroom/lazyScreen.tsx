import { atom } from 'nanostores';
import { type ComponentType, lazy } from 'react';

/** Number of newsroom parts being downloaded: meanwhile the previous screen stays, and the frame shows progress. */
export const downloads = atom(0);

/** A failed download is retried once, because a phone's connection is often back within a second. */
const RETRY_AFTER_MS = 1000;

/** A part of the newsroom that could not be downloaded. */
export class DownloadError extends Error {}

/**
 * A component that is downloaded when it is first shown, so that each screen loads only its own code. If the download fails, a
 * `DownloadError` is thrown to the error boundary around it (`ScreenErrorBoundary`).
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    // After the current render, which must not have side effects.
    queueMicrotask(() => downloads.set(downloads.get() + 1));
    try {
      return { default: await download(load) };
    } finally {
      downloads.set(downloads.get() - 1);
    }
  });
}

/** Loads a part of the newsroom, with one retry. Throws `DownloadError`. */
export async function download<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
