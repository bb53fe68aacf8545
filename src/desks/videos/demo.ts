import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addContent } from '../../content/commands.ts';
import { readSubCategories, readTopics } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { videoContent } from './content.ts';
import { type DemoVideo, demoVideos } from './demo/demoVideos.ts';
import { videoDraft } from './videoDraft.ts';
import { youtubePage } from './youtube.ts';

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** Publishes the demo videos, the oldest first so that their ids follow their days. */
export async function publishDemoVideos(app: App): Promise<void> {
  const now = app.clock().getTime();
  const categories = [...(await readTopics(app.db, 'category')), ...(await readSubCategories(app.db))];
  for (const video of demoVideos.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const category = categories.find((topic) => topic.slug === video.category);
    if (!category) throw new Error(`The demo paper has no category ${video.category}`);
    const { slug, title, deck, kind, seconds, transcript = '' } = video;
    const publishedAt = new Date(now - video.hoursAgo * 3_600_000);
    const [width, height] = kind === 'short' ? [720, 1280] : [1280, 720];
    const about = { title, deck, kind, seconds, transcript, categoryId: category.id, width, height };
    const draft = videoDraft.parse({ ...about, ...(await placeOf(app, video)) });
    await addContent(videoContent, { context: app }, draft, { slug, publishedAt });
  }
}

/** Where a demo video is played from: its files, stored now, or YouTube. */
async function placeOf(app: App, { film, youtube }: DemoVideo) {
  if (!film) return { youtubeVideoUrl: youtubePage(youtube ?? '') };
  const folder = await storeFilm(app, film.name);
  const file = (ending: string) => `${folder}/${film.name}${ending}`;
  return {
    videoThumb: file('.webp'),
    // A playlist of one quality offers nothing that the file itself does not, and costs a script where browsers do not read it.
    hlsKey: film.master ? file('-master.m3u8') : '',
    mp4Key: file('.mp4'),
    webmKey: film.webm ? file('.webm') : '',
    captionsKey: file('.gu.vtt'),
  };
}

/**
 * Stores all files of a film in one folder named by their content. Inside it they keep their names, since a playlist refers to its file by
 * name. Gives the folder.
 */
async function storeFilm(app: App, film: string): Promise<string> {
  const films = join(app.demoDir, 'films');
  const names = (await readdir(films))
    .filter((name) => new RegExp(`^${film}(-low|-master)?\\.(mp4|webm|m3u8|gu\\.vtt|webp)$`).test(name))
    .sort();
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(films, name)) })));
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  const folder = `videos/${hash.digest('hex').slice(0, 32)}`;
  for (const { name, bytes } of files) {
    const key = `${folder}/${name}`;
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await app.storage.put(key, bytes, type);
  }
  return folder;
}
