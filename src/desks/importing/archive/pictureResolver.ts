import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { MAX_IMAGE_BYTES } from '../../../platform/images/checkImage.ts';
import { InvalidImage } from '../../../platform/images/invalidImage.ts';
import type { OutsideFetch } from '../../../platform/images/outsideFetch.ts';
import { cutText } from '../../../platform/text/graphemes.ts';
import type { App } from '../../../site/app.ts';
import type { SourceAttachment } from '../source/sourceItem.ts';
import { importedPictures } from '../tables.ts';
import type { ImportCommands } from './importCommands.ts';
import { fullSize, pathsInFolder } from './pictureAddresses.ts';
import type { Report } from './report.ts';
import type { Attachment } from './wordpressHtml.ts';

/** Pictures are decoded completely; two at once limit the memory. */
const AT_ONCE = 2;
/** After this many failures in a row a host is not tried again. */
const MAX_SILENCES = 10;
/** PostgreSQL index entries are limited to 2,700 bytes, including the source's name. */
const MAX_ADDRESS_BYTES = 2_000;

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif)$/i;

const isTooLong = (address: string): boolean => Buffer.byteLength(address) > MAX_ADDRESS_BYTES;

export type PictureResolver = {
  noteAttachments: (attachments: readonly SourceAttachment[]) => Promise<void>;
  /** The ids of the pictures that were uploaded to a story. */
  uploadedTo: (story: string) => readonly string[];
  /** Attachments by their ids in the source. */
  attachmentsById: (originals: readonly string[]) => Promise<Map<string, Attachment>>;
  /** The keys of pictures by address; pictures that cannot be fetched are reported and left out. */
  keysOf: (pictures: readonly Attachment[], where: string) => Promise<Map<string, string>>;
};

type Options = {
  source: string;
  siteUrl: string;
  folder: string | undefined;
  fetchOutside: OutsideFetch;
  dryRun: boolean;
  report: Report;
};

/** Imports a source's pictures from a folder, otherwise from its host; each once, also over several runs. */
export function openPictureResolver(
  app: App,
  commands: ImportCommands,
  { source, siteUrl, folder, fetchOutside, dryRun, report }: Options,
): PictureResolver {
  const { db } = app;
  const queue = new PQueue({ concurrency: AT_ONCE });
  const underWay = new Map<string, Promise<string | undefined>>();
  const silences = new Map<string, number>();
  /** The attachments of a dry run, which writes none. */
  const pretended = new Map<string, Attachment>();

  /** The pictures that were uploaded to each story. */
  const uploads = new Map<string, string[]>();

  const noteAttachments: PictureResolver['noteAttachments'] = async (attachments) => {
    for (const { original, src, parent = '' } of attachments)
      if (/^[1-9]/.test(parent) && PICTURE_FILE.test(src)) uploads.set(parent, [...(uploads.get(parent) ?? []), original]);
    const rows = attachments.map(({ original, src, alt, caption }) => ({
      source,
      original,
      address: fullSize(src, siteUrl),
      alt,
      caption,
    }));
    const once = [...new Map(rows.map((row) => [row.address, row])).values()].filter(({ original, address }) => {
      const fits = !isTooLong(address) && !isTooLong(original);
      if (!fits) report.tell(`attachment ${cutText(original, 200)}`, `its address has more than ${MAX_ADDRESS_BYTES} bytes`);
      return fits;
    });
    if (dryRun) for (const { original, address, alt, caption } of once) pretended.set(original, { src: address, alt, caption });
    if (once.length === 0 || dryRun) return;
    await db
      .insert(importedPictures)
      .values(once)
      .onConflictDoUpdate({
        target: [importedPictures.source, importedPictures.address],
        set: { original: sql`excluded.original`, alt: sql`excluded.alt`, caption: sql`excluded.caption` },
      });
  };

  const attachmentsById: PictureResolver['attachmentsById'] = async (originals) => {
    if (originals.length === 0) return new Map();
    const rows = await db
      .select()
      .from(importedPictures)
      .where(and(eq(importedPictures.source, source), inArray(importedPictures.original, [...new Set(originals)])));
    const noted = new Map<string, Attachment>(
      rows.map(({ original, address, alt, caption }) => [original, { src: address, alt, caption }]),
    );
    for (const original of originals) {
      const attachment = pretended.get(original);
      if (attachment) noted.set(original, attachment);
    }
    return noted;
  };

  /** The bytes of a picture: from the folder, otherwise from its host, trying the full size before the size in the text. */
  const bytesOf = async (src: string, address: string): Promise<Uint8Array> => {
    if (folder !== undefined) {
      for (const path of [...pathsInFolder(address), ...pathsInFolder(src)]) {
        const bytes = await readInside(folder, path);
        if (bytes) return bytes;
      }
    }
    const host = URL.canParse(address) ? new URL(address).host : '';
    if ((silences.get(host) ?? 0) >= MAX_SILENCES) throw new InvalidImage(502, `${host} does not answer, and is not asked any more`);
    try {
      const bytes = await fetchOutside(address);
      silences.set(host, 0);
      return bytes;
    } catch (error) {
      if (!(error instanceof InvalidImage)) throw error;
      if (error.status === 502) silences.set(host, (silences.get(host) ?? 0) + 1);
      const asGiven = URL.canParse(src, siteUrl) ? new URL(src, siteUrl).href : src;
      if (error.status !== 404 || asGiven === address) throw error;
      return fetchOutside(asGiven);
    }
  };

  const takeIn = async ({ src, alt }: Attachment, address: string, where: string): Promise<string | undefined> => {
    try {
      if (isTooLong(address)) throw new InvalidImage(400, `The address has more than ${MAX_ADDRESS_BYTES} bytes`);
      const { key } = await commands.addPicture(app, await bytesOf(src, address), { alt, credit: '' });
      await db
        .insert(importedPictures)
        .values({ source, address, alt, pictureKey: key })
        .onConflictDoUpdate({ target: [importedPictures.source, importedPictures.address], set: { pictureKey: key } });
      report.count('pictures taken in');
      return key;
    } catch (error) {
      if (!(error instanceof InvalidImage)) throw error;
      report.count('pictures that could not be had');
      report.tell(where, `the picture ${cutText(address, 300)}: ${error.message}`);
      return undefined;
    }
  };

  const keysOf: PictureResolver['keysOf'] = async (pictures, where) => {
    const wanted = pictures.filter(({ src }) => src !== '').map((picture) => ({ picture, address: fullSize(picture.src, siteUrl) }));
    if (wanted.length === 0) return new Map();
    const addresses = wanted.map(({ address }) => address);
    const rows = await db
      .select({ address: importedPictures.address, key: importedPictures.pictureKey })
      .from(importedPictures)
      .where(and(eq(importedPictures.source, source), inArray(importedPictures.address, addresses)));
    const known = new Map(rows.flatMap(({ address, key }) => (key === null ? [] : [[address, key] as const])));
    const keys = new Map<string, string>();
    if (dryRun) report.count('pictures that would be taken in', addresses.filter((address) => !known.has(address)).length);
    for (const { picture, address } of wanted) {
      // A dry run takes every picture to be there, or it would report each as dropped.
      const key = known.get(address) ?? (dryRun ? address : await once(address, () => takeIn(picture, address, where)));
      if (key !== undefined) keys.set(picture.src, key);
    }
    return keys;
  };

  /** Two stories with the same picture share one fetch. */
  const once = async (address: string, take: () => Promise<string | undefined>): Promise<string | undefined> => {
    const waiting = underWay.get(address) ?? queue.add(take);
    underWay.set(address, waiting);
    try {
      return await waiting;
    } finally {
      underWay.delete(address);
    }
  };
  return { noteAttachments, uploadedTo: (story) => uploads.get(story) ?? [], attachmentsById, keysOf };
}

/** A file in the folder; undefined if it does not exist or is outside of the folder. */
async function readInside(folder: string, path: string): Promise<Uint8Array | undefined> {
  const whole = join(folder, path);
  if (!whole.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  try {
    const bytes = await readFile(whole);
    if (bytes.length > MAX_IMAGE_BYTES) throw new InvalidImage(413, `The picture has more than ${MAX_IMAGE_BYTES / 1024 / 1024} megabytes`);
    return bytes;
  } catch (error) {
    if (error instanceof InvalidImage) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw new InvalidImage(422, `The file cannot be read (${code})`);
  }
}
