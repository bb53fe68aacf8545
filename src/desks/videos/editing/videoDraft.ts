import { z } from 'zod';
import { numericId, optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import type { FieldIssue } from '../../../site/newsroom/newsroomError.ts';
import { youtubeIdOf } from '../films/youtube.ts';
import { videoRefusalWords as words } from '../newsroom/words.ts';

// Editors' input for a video, finished or not, for the screen and the server.

/** The storage key of a file; empty for none. */
const storedFile = z
  .string()
  .max(300)
  .regex(/^((\w[\w.-]*\/)*\w[\w.-]*)?$/)
  .default('');
const fileKey = (ending: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^(videos/([\\w-]+[./])+${ending})?$`))
    .default('');

export const videoDraft = z.object({
  title: requiredText(200),
  deck: optionalText(500).default(''),
  kind: z.enum(['watch', 'short']),
  categoryId: numericId,
  /** The slug of the election it belongs to. */
  election: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** Its YouTube address; a video of the newspaper has files instead. */
  youtubeVideoUrl: optionalText(200).default(''),
  pictureKey: z.string().min(1).max(120).nullable().default(null),
  mp4Key: fileKey('mp4'),
  webmKey: fileKey('webm'),
  captionsKey: fileKey('vtt'),
  /** A playlist with several qualities, for the files. */
  hlsKey: storedFile,
  /** A thumbnail outside of the library. */
  videoThumb: storedFile,
  seconds: z.int().min(0).max(86_400).default(0),
  width: z.int().min(16).max(8192).default(1280),
  height: z.int().min(16).max(8192).default(720),
  transcript: optionalText(100_000).default(''),
});
export type VideoDraft = z.infer<typeof videoDraft>;

/** Required parts that are missing, by field. */
export function missingInVideo(draft: VideoDraft): FieldIssue[] {
  const { youtubeVideoUrl, mp4Key, webmKey, captionsKey, pictureKey, videoThumb, seconds } = draft;
  const isOwn = mp4Key !== '' || webmKey !== '';
  const issue = (path: keyof VideoDraft, message: FieldIssue['message'], isMissing: boolean): FieldIssue[] =>
    isMissing ? [{ path, message }] : [];
  const length = issue('seconds', words.length, seconds === 0);
  if (youtubeVideoUrl !== '')
    return [
      ...issue('youtubeVideoUrl', words.youtube, !youtubeIdOf(youtubeVideoUrl)),
      ...issue('youtubeVideoUrl', words.both, isOwn),
      ...length,
    ];
  return [
    ...issue('mp4Key', words.film, !isOwn),
    // Required for readers who cannot hear the video.
    ...issue('captionsKey', words.captions, captionsKey === ''),
    ...issue('pictureKey', words.thumbnail, pictureKey === null && videoThumb === ''),
    ...length,
  ];
}
