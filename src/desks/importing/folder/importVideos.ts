import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { App } from '../../../site/app.ts';
import { momentOrAgo } from '../source/relativeTime.ts';
import { readMarkdownFolder } from './folderFiles.ts';
import { type FolderImport, ItemRefused, publishOnce, topicIdOf } from './folderImport.ts';

const whole = z.coerce.number().int().min(1);

const videoFields = z.object({
  title: z.string().min(1),
  deck: z.string().default(''),
  kind: z.enum(['watch', 'short']),
  category: z.string(),
  publishedAt: z.string(),
  seconds: whole,
  width: whole.optional(),
  height: whole.optional(),
  /** The name of its files in the folder `films`, without extension. */
  film: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Its address on YouTube. */
  youtube: z.string().optional(),
});
type VideoFields = z.output<typeof videoFields>;

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** Publishes the videos of `videos/*.md`, sorted by file name; the text is the transcript. */
export async function importVideos(context: FolderImport): Promise<void> {
  const { app, folder, report, now, onItem } = context;
  for await (const { slug, fields, body } of readMarkdownFolder(join(folder, 'videos'), videoFields, report, onItem)) {
    await publishOnce(
      context,
      { kind: 'video', slug },
      async () => {
        const { title, deck, kind, seconds, category, publishedAt } = fields;
        const [width, height] = kind === 'short' ? [720, 1280] : [1280, 720];
        return {
          ...{ slug, title, deck, kind, seconds, transcript: body },
          width: fields.width ?? width,
          height: fields.height ?? height,
          categoryId: await topicIdOf(context, 'category', category),
          publishedAt: momentOrAgo(publishedAt, now) ?? now,
          ...(await placeOf(app, folder, fields)),
        };
      },
      context.commands.publishVideo,
    );
  }
}

/** The source of a video: files, which are stored now, or YouTube. */
async function placeOf(app: App, folder: string, { film, youtube }: VideoFields) {
  if (film === undefined) return { youtubeVideoUrl: youtube ?? '' };
  const { place, names } = await storeFilm(app, join(folder, 'films'), film);
  const file = (ending: string) => (names.includes(`${film}${ending}`) ? `${place}/${film}${ending}` : '');
  return {
    videoThumb: file('.webp'),
    // A playlist with a single quality offers nothing over the file itself, and needs a script in browsers without HLS.
    hlsKey: file('-master.m3u8'),
    mp4Key: file('.mp4'),
    webmKey: file('.webm'),
    captionsKey: file('.gu.vtt'),
  };
}

/**
 * Stores all files of a video under a key with a hash of their content. They keep their names, because a playlist refers to files by name.
 * Throws `ItemRefused` if there are none.
 */
async function storeFilm(app: App, films: string, film: string): Promise<{ place: string; names: string[] }> {
  const names = (await readdir(films).catch(() => []))
    .filter((name) => new RegExp(`^${film}(-low|-master)?\\.(mp4|webm|m3u8|gu\\.vtt|webp)$`).test(name))
    .sort();
  if (names.length === 0) throw new ItemRefused(`the folder "films" has no file of "${film}"`);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(films, name)) })));
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  const place = `videos/${hash.digest('hex').slice(0, 32)}`;
  for (const { name, bytes } of files) {
    await app.storage.put(`${place}/${name}`, bytes, TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  }
  return { place, names };
}
