import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isMissingFile } from '../storage/storageError.ts';

/** Variants on disk with a limit in bytes; the least recently used are removed first. */
export type VariantStore = {
  /** Undefined if it was never written or the file is damaged. */
  read: (name: string) => Promise<{ bytes: Uint8Array; madeAt: number } | undefined>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Resolves once files from earlier runs are counted, and the limit includes them. */
  counted: Promise<void>;
};

type Options = {
  folder: string;
  maxBytes: number;
  onError: (error: unknown) => void;
  /** Called with a variant that was found damaged and has been removed. */
  onDamaged: (name: string) => void;
};

/** Each file ends with a hash of its content, so that damaged files are detected and rendered again. */
const SEAL_BYTES = 16;

const sealOf = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest().subarray(0, SEAL_BYTES);

/** The content of a file; undefined if it is damaged. */
function unsealed(file: Buffer): Uint8Array | undefined {
  const bytes = file.subarray(0, Math.max(0, file.length - SEAL_BYTES));
  return sealOf(bytes).every((byte, at) => byte === file[bytes.length + at]) ? bytes : undefined;
}

/** Opens the store; files from earlier runs are counted in the background. */
export function openVariantStore({ folder, maxBytes, onError, onDamaged }: Options): VariantStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const removals = new Map<string, Promise<void>>();
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason !== 'evict') return;
      const removal = unlink(pathOf(name))
        .catch((error: unknown) => {
          if (!isMissingFile(error)) onError(error);
        })
        .finally(() => removals.delete(name));
      removals.set(name, removal);
    },
  });

  const counted = count(folder)
    .then(async (files) => {
      for (const { name, bytes } of files.sort((a, b) => a.madeAt - b.madeAt)) if (!sizes.has(name)) sizes.set(name, bytes);
      await Promise.all(removals.values());
    })
    .catch(onError);

  return {
    counted,
    read: async (name) => {
      // Were it counted once more while it is being removed, another one would have to go for it.
      if (removals.has(name)) return undefined;
      try {
        const [file, { mtimeMs }] = await Promise.all([readFile(pathOf(name)), stat(pathOf(name))]);
        const bytes = unsealed(file);
        if (!bytes) {
          onDamaged(name);
          sizes.delete(name);
          await rm(pathOf(name), { force: true });
          return undefined;
        }
        if (sizes.get(name) === undefined && !removals.has(name)) sizes.set(name, file.length);
        return { bytes, madeAt: mtimeMs };
      } catch (error) {
        if (!isMissingFile(error)) throw error;
        sizes.delete(name);
        return undefined;
      }
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      try {
        await writeFile(unfinished, [bytes, sealOf(bytes)]);
        // A removal that began before would take the new file.
        await removals.get(name);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      sizes.set(name, bytes.length + SEAL_BYTES);
    },
  };
}

async function count(folder: string): Promise<{ name: string; bytes: number; madeAt: number }[]> {
  await mkdir(folder, { recursive: true });
  const files: { name: string; bytes: number; madeAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    try {
      const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name));
      files.push({ name: entry.name, bytes: size, madeAt: mtimeMs });
    } catch (error) {
      // Files may disappear meanwhile; unfinished ones are renamed when they are complete.
      if (!isMissingFile(error)) throw error;
    }
  }
  return files;
}
