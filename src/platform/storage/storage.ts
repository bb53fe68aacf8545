import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';

/** What a bucket gave for a key: a part of the file when one was asked for. */
export type StoredPart = {
  stream: Readable;
  contentType: string;
  bytes: number;
  contentRange: string | undefined;
  etag: string | undefined;
};

/** Where the paper's own files lie: pictures as they came in, films, captions, page scans. */
export type Storage = {
  /** Keeps a file. A key made by `hashedKey` names its content, so writing it again changes nothing. */
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Keeps a file that lies on this machine's disk, however large, a part at a time. */
  putFile: (key: string, path: string, contentType: string) => Promise<void>;
  /** Throws when there is no such file. */
  read: (key: string) => Promise<Uint8Array>;
  has: (key: string) => Promise<boolean>;
  /** The folder of a storage on disk, whose files the server sends by itself; undefined for a bucket. */
  folder: string | undefined;
  /** A file of a bucket, or the part that a Range header names; undefined when there is none. */
  open: (key: string, range: string | undefined) => Promise<StoredPart | undefined>;
};

/** A key that names the content: the same bytes are stored once, and a changed file has another address. */
export function hashedKey(folder: string, bytes: Uint8Array, extension: string): string {
  return `${folder}/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
}

/** A folder on this machine. */
export function diskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'public' }));
  return { ...onDisk(disk), folder, open: async () => undefined };
}

/** A bucket of S3 or of what speaks like it; who may write is told by the SDK's own settings (`AWS_ACCESS_KEY_ID`, …). */
export function bucketStorage(where: { bucket: string; prefix: string; region: string; endpoint: string | undefined }): Storage {
  const client = new S3Client({
    region: where.region,
    ...(where.endpoint ? { endpoint: where.endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
    maxAttempts: 2,
  });
  const disk = new Disk(new S3Driver({ client, bucket: where.bucket, visibility: 'private', supportsACL: false }));
  const full = (key: string) => `${where.prefix}${key}`;
  const { put, putFile, read, has } = onDisk(disk);
  return {
    put: (key, bytes, contentType) => put(full(key), bytes, contentType),
    putFile: (key, path, contentType) => putFile(full(key), path, contentType),
    read: (key) => read(full(key)),
    has: (key) => has(full(key)),
    folder: undefined,
    open: async (key, range) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: where.bucket, Key: full(key), Range: range }));
        if (!found.Body) return undefined;
        return {
          stream: found.Body as Readable,
          contentType: found.ContentType ?? 'application/octet-stream',
          bytes: found.ContentLength ?? 0,
          contentRange: found.ContentRange,
          etag: found.ETag,
        };
      } catch (error) {
        if (error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404)) return undefined;
        throw error;
      }
    },
  };
}

/** One way of writing and reading, whatever is underneath. */
function onDisk(disk: Disk): Pick<Storage, 'put' | 'putFile' | 'read' | 'has'> {
  const cacheControl = 'public, max-age=31536000, immutable';
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType, cacheControl }),
    putFile: (key, path, contentType) => disk.copyFromFs(path, key, { contentType, cacheControl }),
    read: (key) => disk.getBytes(key),
    has: (key) => disk.exists(key),
  };
}
