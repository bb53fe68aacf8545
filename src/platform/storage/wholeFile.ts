import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { storageErrorOf } from './storageError.ts';

/** Bytes, the path of a file to copy, or a stream, which is read to its end or destroyed. */
export type FileContent = Uint8Array | { copyOf: string } | { stream: Readable };

/** A file that has not changed for this long was left by a killed process; files being written change more often. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Writes a file atomically, also in case of a full disk or a power cut: under another name in `unfinishedFolder` (which must be on the same
 * disk), synced, then renamed. Throws `StorageError`.
 */
export async function writeWhole(path: string, content: FileContent, unfinishedFolder: string): Promise<void> {
  const unfinished = join(unfinishedFolder, randomUUID());
  try {
    await mkdir(unfinishedFolder, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    const isCopy = 'copyOf' in content;
    if (isCopy) await copyFile(content.copyOf, unfinished);
    const file = await open(unfinished, isCopy ? 'r+' : 'wx');
    try {
      if (!isCopy) await file.writeFile('stream' in content ? content.stream : content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    if ('stream' in content) content.stream.destroy();
    // If the folder itself is missing, there is nothing to remove.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw storageErrorOf(error) ?? error;
  }
}

/** The new name is on the disk only after the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes unfinished files of killed processes from a folder. Returns their number. */
export async function sweepUnfinished(folder: string, now: Date): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (!about || now.getTime() - (await lastChangeIn(path, about.mtimeMs)) < ABANDONED_MS) continue;
    await rm(path, { recursive: true, force: true });
    swept++;
  }
  return swept;
}

/** Time of the last write in a folder, in milliseconds since 1970; the folder's own time does not change when a file in it grows. */
async function lastChangeIn(path: string, ownMs: number): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const moments = await Promise.all(inside.map(async (name) => (await stat(join(path, name)).catch(() => undefined))?.mtimeMs ?? 0));
  return Math.max(ownMs, ...moments);
}
