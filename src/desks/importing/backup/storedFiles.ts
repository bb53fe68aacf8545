import { readFile, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { Storage } from '../../../platform/storage/storage.ts';
import { writeWhole } from '../../../platform/storage/wholeFile.ts';

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

/** Copies stored files into a folder, each once, including the segments in video playlists. */
export function copyToFolder(storage: Storage, folder: string): FileCopier {
  return copier(
    async (key) => ((await storage.has(key)) ? storage.read(key) : undefined),
    async (key, bytes) => {
      const file = join(folder, key);
      const there = await stat(file).catch(() => undefined);
      if (there?.size === bytes.length) return;
      await writeWhole(file, bytes, dirname(file));
    },
  );
}

/** Copies files from a folder into the storage; complete existing files are skipped. Without a folder it only reports missing files. */
export function copyFromFolder(storage: Storage, folder: string | undefined): FileCopier {
  return copier(
    async (key) => {
      const inFolder = folder === undefined ? undefined : await readFile(join(folder, key)).catch(() => undefined);
      return inFolder ?? ((await storage.has(key)) ? storage.read(key) : undefined);
    },
    async (key, bytes) => {
      await storage.put(
        key,
        bytes,
        TYPES[key.split('.').at(-1) ?? ''] ?? (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream',
      );
    },
  );
}

function copier(
  read: (key: string) => Promise<Uint8Array | undefined>,
  write: (key: string, bytes: Uint8Array) => Promise<void>,
): FileCopier {
  const tally: FileTally = { copied: 0, missing: [] };
  const done = new Set<string>();
  const copy: FileCopier['copy'] = async (keys) => {
    for (const key of keys) {
      if (done.has(key)) continue;
      done.add(key);
      const bytes = KEY.test(key) ? await read(key) : undefined;
      if (!bytes) {
        tally.missing.push(key);
        continue;
      }
      await write(key, bytes);
      tally.copied++;
      if (key.endsWith('.m3u8')) await copy(namedInPlaylist(key, Buffer.from(bytes).toString('utf8')));
    }
  };
  return { copy, tally };
}

/** The files in an HLS playlist, in the same folder or below. */
function namedInPlaylist(key: string, playlist: string): string[] {
  const named = playlist.split(/\r?\n/).flatMap((line) => (line.startsWith('#') ? [/URI="([^"]+)"/.exec(line)?.[1] ?? ''] : [line.trim()]));
  return named.filter((name) => name !== '' && !name.includes(':')).map((name) => posix.join(posix.dirname(key), name.split('?')[0] ?? ''));
}
