import { z } from 'zod';
import { youtubeIdOf } from './youtube.ts';

// What an editor says of a video, finished or not, as the screen sends it and the server takes it.

const text = (most: number) => z.string().trim().max(most);
const fileKey = (ending: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^(videos/([\\w-]+[./])+${ending})?$`))
    .default('');

export const videoContent = z.object({
  title: text(200).min(1),
  deck: text(500).default(''),
  kind: z.enum(['watch', 'short']),
  categoryId: z.int().min(1).max(2_147_483_647),
  /** The election it belongs to, by the name in its address. */
  election: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** Where it stands on YouTube; a film of the paper's own has files instead. */
  youtubeVideoUrl: text(200).default(''),
  pictureKey: z.string().min(1).max(120).nullable().default(null),
  mp4Key: fileKey('mp4'),
  webmKey: fileKey('webm'),
  captionsKey: fileKey('vtt'),
  seconds: z.int().min(0).max(86_400).default(0),
  width: z.int().min(16).max(8192).default(1280),
  height: z.int().min(16).max(8192).default(720),
  transcript: text(100_000).default(''),
});
export type VideoContent = z.infer<typeof videoContent>;

/** What readers would miss. */
export type MissingField = { path: keyof VideoContent; lack: 'youtube' | 'both' | 'film' | 'captions' | 'thumbnail' | 'length' };

/** What is still missing before a video can be published; `hasThumbnail` where it has one that is not of the library. */
export function missingFields(content: VideoContent, hasThumbnail: boolean): MissingField[] {
  const { youtubeVideoUrl, mp4Key, webmKey, captionsKey, pictureKey, seconds } = content;
  const isOwn = mp4Key !== '' || webmKey !== '';
  const length: MissingField[] = seconds > 0 ? [] : [{ path: 'seconds', lack: 'length' }];
  if (youtubeVideoUrl !== '') {
    const wrong: MissingField[] = youtubeIdOf(youtubeVideoUrl) ? [] : [{ path: 'youtubeVideoUrl', lack: 'youtube' }];
    return [...wrong, ...(isOwn ? [{ path: 'youtubeVideoUrl', lack: 'both' } as const] : []), ...length];
  }
  return [
    ...(isOwn ? [] : [{ path: 'mp4Key', lack: 'film' } as const]),
    ...(captionsKey === '' ? [{ path: 'captionsKey', lack: 'captions' } as const] : []),
    ...(pictureKey === null && !hasThumbnail ? [{ path: 'pictureKey', lack: 'thumbnail' } as const] : []),
    ...length,
  ];
}
