import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { fileTypeFromFile } from 'file-type';
import { change } from '../../../platform/change.ts';
import { uploadsFolder } from '../../../platform/storage/openStorage.ts';
import { hashedKey } from '../../../platform/storage/storage.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { StoredFile } from '../newsroom/endpoints.ts';
import { videoRefusalWords as says } from '../newsroom/words.ts';
import { removeFilmMetadata } from './removeFilmMetadata.ts';

/** About an hour in full HD; longer videos belong on YouTube. */
export const MAX_FILM_BYTES = 2 * 1024 ** 3;
/** Enough for a day of subtitles. */
export const MAX_CAPTIONS_BYTES = 2 * 1024 * 1024;

/** Formats that browsers play natively, detected by content and not by name. */
const endings: Record<string, 'mp4' | 'webm'> = { 'video/mp4': 'mp4', 'video/x-m4v': 'mp4', 'video/webm': 'webm' };

/**
 * Stores an uploaded video: written to disk in chunks while it arrives, validated, without what it tells of where and by which device it was
 * recorded, and stored under a hash of its content. Rejects files that are not MP4 or WebM, without storing anything.
 */
export async function storeFilm(context: App, stream: ReadableStream<Uint8Array>): Promise<StoredFile> {
  const uploads = uploadsFolder(context.settings.dataDir);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'film-'));
  try {
    const path = join(folder, 'film');
    const hash = createHash('sha256');
    const read = async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    };
    // The web and Node types for the same stream.
    await pipeline(Readable.fromWeb(stream as NodeReadableStream<Uint8Array>), read, createWriteStream(path));
    const kind = endings[(await fileTypeFromFile(path))?.mime ?? ''];
    if (!kind) throw new NewsroomError(415, says.notFilm);
    const isChanged = kind === 'mp4' && (await removeFilmMetadata(path));
    const content = isChanged ? await hashOf(path) : hash.digest('hex');
    const key = `videos/${content.slice(0, 32)}.${kind}`;
    await context.storage.putFile(key, path, `video/${kind}`);
    return await entered(context, { key, kind, bytes: (await stat(path)).size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Stores captions. Rejects files that are not WebVTT. */
export async function storeCaptions(context: App, file: Uint8Array): Promise<StoredFile> {
  const text = textOf(file);
  if (text === undefined || !/^\ufeff?WEBVTT([ \t\r\n]|$)/.test(text) || !text.includes('-->'))
    throw new NewsroomError(415, says.notCaptions);
  const key = hashedKey('videos', file, 'vtt');
  await context.storage.put(key, file, 'text/vtt; charset=utf-8');
  return entered(context, { key, kind: 'captions', bytes: file.length });
}

function textOf(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** Records in the audit log who uploaded the stored file. */
const entered = (context: App, file: StoredFile): Promise<StoredFile> =>
  change(context, async () => ({ result: file, tags: [], audit: [{ action: 'video.upload', subject: `file:${file.key}`, after: file }] }));
