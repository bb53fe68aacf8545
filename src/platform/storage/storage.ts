import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { getMimeType } from 'hono/utils/mime';
import { StorageError } from './storageError.ts';
import { type FileContent, sweepUnfinished, writeWhole } from './wholeFile.ts';

/** What is known of a file: its media type, its length in bytes, its entity tag (a strong one), and when it was stored. */
export type StoredFile = { contentType: string; bytes: number; etag: string | undefined; storedAt: Date | undefined };

/** A file to send: part of the file, with that part's length, if a range was requested. */
export type StoredPart = StoredFile & { stream: Readable; contentRange: string | undefined };

/** Storage of the newspaper's own files: original pictures, videos, captions, page scans. */
export type Storage = {
  /**
   * Stores a file completely or not at all. A key made by `hashedKey` is a hash of the content: a file with the same length is not written
   * again; one with another length was truncated and is replaced. Throws `StorageError`.
   */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** The same for a file on this machine's disk, of any size, in parts. */
  putFile: (key: string, path: string, contentType: string) => Promise<void>;
  /** Throws if the file does not exist. */
  read: (key: string) => Promise<Uint8Array>;
  has: (key: string) => Promise<boolean>;
  /** Removes a file; no error if there is none. Never for a key that is a hash of the content: others may use it. */
  remove: (key: string) => Promise<void>;
  /** The folder of a storage on disk; undefined for a bucket. */
  folder: string | undefined;
  /** What is known of a file; undefined if it does not exist. */
  describe: (key: string) => Promise<StoredFile | undefined>;
  /**
   * A file, or the part that a valid Range header with one range requests; undefined if it does not exist, `beyond` if the range begins after
   * its end. The stream must be read or destroyed: until then it holds a file or a connection.
   */
  open: (key: string, range: string | undefined) => Promise<StoredPart | 'beyond' | undefined>;
  /** Writes a small file to check at start-up that files can be stored. Throws the error of the folder or the bucket. */
  check: () => Promise<void>;
  /** Removes unfinished files of killed processes. Returns their number. */
  sweep: (now: Date) => Promise<number>;
};

/** Written at each start-up. */
const CHECK_KEY = 'start-check';
const CHECK_TIMEOUT_MS = 5_000;

/** The folder of readers' pictures, the only files that are removed: with what their readers have placed. No cache outlives them for long. */
export const READER_PICTURES = 'reader-pictures/';

/** A key with a hash of the content: equal files are stored once, and a changed file gets a new address. */
export function hashedKey(folder: string, bytes: Uint8Array, extension: string): string {
  return `${folder}/${hash('sha256', bytes, 'hex').slice(0, 32)}.${extension}`;
}

/** A folder on this machine. */
export function diskStorage(location: string): Storage {
  const folder = resolve(location);
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'public' }));
  const unfinished = join(folder, '.unfinished');
  const isWithin = (path: string) => path.startsWith(folder + sep);
  const pathOf = (key: string): string => {
    const path = join(folder, key);
    if (!isWithin(path)) throw new Error(`The key ${key} leads out of the storage`);
    return path;
  };
  const write = async (key: string, content: FileContent, bytes: number): Promise<void> => {
    const path = pathOf(key);
    const there = await stat(path).catch(() => undefined);
    if (!there?.isFile() || there.size !== bytes) await writeWhole(path, content, unfinished);
  };
  const describe: Storage['describe'] = async (key) => {
    const path = join(folder, key);
    // Another spelling (`a//b`) names no file, as in a bucket: caches would keep it by other rules.
    if (!isWithin(path) || posix.normalize(key) !== key || key.startsWith('/')) return undefined;
    try {
      const file = await stat(path);
      if (!file.isFile()) return undefined;
      const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
      return { contentType: typeOf(key), bytes: file.size, etag, storedAt: file.mtime };
    } catch (error) {
      if (isNoPath(error)) return undefined;
      throw error;
    }
  };
  return {
    put: (key, bytes) => write(key, bytes, bytes.length),
    putFile: async (key, path) => write(key, { copyOf: path }, (await stat(path)).size),
    read: (key) => disk.getBytes(key),
    has: (key) => disk.exists(key),
    remove: (key) => rm(pathOf(key), { force: true }),
    folder,
    describe,
    open: async (key, range) => {
      const file = await describe(key);
      const part = file && partOf(range, file.bytes);
      if (!file || part === 'beyond') return file && 'beyond';
      if (!part) return { ...file, stream: createReadStream(pathOf(key)), contentRange: undefined };
      const { start, end } = part;
      const contentRange = `bytes ${start}-${end}/${file.bytes}`;
      return { ...file, bytes: end - start + 1, stream: createReadStream(pathOf(key), { start, end }), contentRange };
    },
    check: async () => {
      await writeWhole(pathOf(CHECK_KEY), new Uint8Array(), unfinished);
      await rm(pathOf(CHECK_KEY), { force: true });
    },
    sweep: (now) => sweepUnfinished(unfinished, now),
  };
}

/** Media types by extension that the general table does not know, or not with their characters. */
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  m4s: 'video/iso.segment',
};

const typeOf = (key: string): string => types[key.slice(key.lastIndexOf('.') + 1)] ?? getMimeType(key) ?? 'application/octet-stream';

/** The errors of a path that names no file, and never could: too long, a file where a folder should be, NUL. */
const NO_PATH = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

const isNoPath = (error: unknown): boolean => error instanceof Error && 'code' in error && NO_PATH.includes(String(error.code));

/** The bytes that a valid `Range` header names in a file of this length; undefined without one. */
function partOf(range: string | undefined, bytes: number): { start: number; end: number } | 'beyond' | undefined {
  if (range === undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'beyond' : { start, end };
}

const CONNECT_TIMEOUT_MS = 3_000;
/** A connection on which nothing is sent or received for this long has failed. A large file may take longer altogether. */
const SILENCE_TIMEOUT_MS = 20_000;
/** S3 refuses longer keys. */
const MAX_KEY_BYTES = 1_024;

/** An S3 bucket or a compatible one; credentials come from the SDK's own settings (`AWS_ACCESS_KEY_ID`, …). */
export function bucketStorage(
  where: { bucket: string; prefix: string; region: string; endpoint: string | undefined },
  silenceTimeoutMs = SILENCE_TIMEOUT_MS,
): Storage {
  const client = new S3Client({
    region: where.region,
    ...(where.endpoint ? { endpoint: where.endpoint, forcePathStyle: true } : {}),
    // The SDK's `requestTimeout` only logs, and as an error it would end the upload of a long film.
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: silenceTimeoutMs },
    maxAttempts: 2,
  });
  const disk = new Disk(new S3Driver({ client, bucket: where.bucket, visibility: 'private', supportsACL: false }));
  const full = (key: string) => `${where.prefix}${key}`;
  const about = { cacheControl: 'public, max-age=31536000, immutable' };
  const isKey = (key: string) => Buffer.byteLength(full(key)) <= MAX_KEY_BYTES;
  const describe: Storage['describe'] = async (key) => {
    if (!isKey(key)) return undefined;
    try {
      return factsOf(await client.send(new HeadObjectCommand({ Bucket: where.bucket, Key: full(key) })));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const write = async (key: string, bytes: number, send: () => Promise<void>): Promise<void> => {
    try {
      if ((await describe(key))?.bytes !== bytes) await send();
    } catch (error) {
      throw new StorageError('unwritable', error);
    }
  };
  return {
    put: (key, bytes, contentType) => write(key, bytes.length, () => disk.put(full(key), bytes, { ...about, contentType })),
    putFile: async (key, path, contentType) =>
      write(key, (await stat(path)).size, () => disk.copyFromFs(path, full(key), { ...about, contentType })),
    read: (key) => disk.getBytes(full(key)),
    has: (key) => disk.exists(full(key)),
    remove: (key) => disk.delete(full(key)),
    folder: undefined,
    describe,
    open: async (key, range) => {
      if (!isKey(key)) return undefined;
      try {
        const result = await client.send(new GetObjectCommand({ Bucket: where.bucket, Key: full(key), Range: range }));
        if (!(result.Body instanceof Readable)) return undefined;
        return { ...factsOf(result), stream: result.Body, contentRange: result.ContentRange };
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return 'beyond';
        throw error;
      }
    },
    check: async () => {
      const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      await client.send(new PutObjectCommand({ Bucket: where.bucket, Key: full(CHECK_KEY), Body: CHECK_KEY }), { abortSignal });
    },
    // A bucket stores a file completely or not at all.
    sweep: async () => 0,
  };
}

const factsOf = (result: HeadObjectCommandOutput | GetObjectCommandOutput): StoredFile => ({
  contentType: result.ContentType ?? 'application/octet-stream',
  bytes: result.ContentLength ?? 0,
  etag: result.ETag,
  storedAt: result.LastModified,
});

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);
