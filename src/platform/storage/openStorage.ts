import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketStorage, diskStorage, type Storage } from './storage.ts';

/** Folder for uploads in progress, before they are stored. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/**
 * The storage for a setting: a folder under the data folder if it is not set, another folder for `file:///srv/media`, a bucket for
 * `s3://bucket/prefix?region=ap-south-1&endpoint=https://…`.
 */
export function openStorage(storageUrl: string | undefined, dataDir: string): Storage {
  if (!storageUrl) return diskStorage(resolve(dataDir, 'media'));
  const url = new URL(storageUrl);
  if (url.protocol === 'file:') return diskStorage(fileURLToPath(url));
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return bucketStorage({
    bucket: url.hostname,
    prefix: prefix ? `${prefix}/` : '',
    region: url.searchParams.get('region') ?? 'ap-south-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
  });
}
