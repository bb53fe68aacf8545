import { readFile, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { Storage } from '../../../platform/storage/storage.ts';
import { isMissingFile } from '../../../platform/storage/storageError.ts';
import { type FileContent, writeWhole } from '../../../platform/storage/wholeFile.ts';

/** A valid storage key: relative, without `..`. */
const KEY = /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*$/;
/** Media types that cannot be detected from the bytes. */
const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
};

export type FileTally = { copied: number; missing: string[] };
export type FileCopier = { copy: (keys: readonly string[]) => Promise<void>; tally: FileTally };

/** Copies stored files into a folder, each once, including the segments in video playlists. Throws what the disk or the bucket throws. */
export function copyToFolder(storage: Storage, folder: string): FileCopier {
  return copier({
    copy: async (key) => {
      const bytes = (await storage.describe(key))?.bytes;
      if (bytes === undefined) return false;
      const file = join(folder, key);
      if ((await bytesOf(file)) === bytes) return true;
      const content = await openStored(storage, key);
      if (content) await writeWhole(file, content, dirname(file));
      return content !== undefined;
    },
    readPlaylist: (key) => readFile(join(folder, key), 'utf8'),
  });
}

/** Copies files from a folder into the storage; complete existing files are skipped. Without a folder it only reports missing files. */
export function copyFromFolder(storage: Storage, folder: string | undefined): FileCopier {
  return copier({
    copy: async (key) => {
      const file = folder === undefined ? undefined : join(folder, key);
      if (file === undefined || (await bytesOf(file)) === undefined) return storage.has(key);
      const type = TYPES[key.split('.').at(-1) ?? ''] ?? (await fileTypeFromFile(file))?.mime ?? 'application/octet-stream';
      await storage.putFile(key, file, type);
      return true;
    },
    readPlaylist: async (key) => Buffer.from(await storage.read(key)).toString('utf8'),
  });
}

/** The length of a file on the disk; undefined only if it is not there. */
async function bytesOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** A file of the storage without reading it into memory: films may have gigabytes. */
async function openStored(storage: Storage, key: string): Promise<FileContent | undefined> {
  if (storage.folder !== undefined) return { copyOf: join(storage.folder, key) };
  const part = await storage.open(key, undefined);
  return part === 'beyond' ? undefined : part && { stream: part.stream };
}

type Copying = {
  /** Copies a file; false if it is not there. */
  copy: (key: string) => Promise<boolean>;
  /** A playlist that has been copied. */
  readPlaylist: (key: string) => Promise<string>;
};

function copier({ copy: copyOne, readPlaylist }: Copying): FileCopier {
  const tally: FileTally = { copied: 0, missing: [] };
  const done = new Set<string>();
  const copy: FileCopier['copy'] = async (keys) => {
    for (const key of keys) {
      if (done.has(key)) continue;
      done.add(key);
      if (!KEY.test(key) || !(await copyOne(key))) {
        tally.missing.push(key);
        continue;
      }
      tally.copied++;
      if (key.endsWith('.m3u8')) await copy(namedInPlaylist(key, await readPlaylist(key)));
    }
  };
  return { copy, tally };
}

/** The files in an HLS playlist, in the same folder or below. */
function namedInPlaylist(key: string, playlist: string): string[] {
  const named = playlist.split(/\r?\n/).flatMap((line) => (line.startsWith('#') ? [/URI="([^"]+)"/.exec(line)?.[1] ?? ''] : [line.trim()]));
  return named.filter((name) => name !== '' && !name.includes(':')).map((name) => posix.join(posix.dirname(key), name.split('?')[0] ?? ''));
}
