import { z } from '@hono/zod-openapi';
import { pictureSchema } from '../../../content/pictures/pictureSchema.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { isoLength } from '../films/duration.ts';
import { filmFiles } from '../films/filmFiles.ts';
import { thumbnailUrl, videoThumbnail } from '../films/videoThumbnail.ts';
import type { VideoCard } from '../lists/readVideos.ts';
import { videoText } from '../words.ts';

/** Specification, section 9: the names of the two types in the API. */
export const apiTypes = ['long', 'short'] as const;
const typeOf = (kind: VideoCard['kind']): (typeof apiTypes)[number] => (kind === 'watch' ? 'long' : 'short');
export const kindOf = (type: (typeof apiTypes)[number]): VideoCard['kind'] => (type === 'long' ? 'watch' : 'short');
export const labelOf = (type: (typeof apiTypes)[number]): string => (type === 'long' ? videoText.videos : videoText.shorts);

/** A video in a list, in call responses. Dates are UTC; `displayDate` is in the caller's time zone. */
export const videoSummarySchema = z
  .object({
    _id: z.string(),
    categorySlug: z.string(),
    category: z.string(),
    slug: z
      .string()
      .openapi({ description: 'The last part of the address, its id at the end', example: 'uttarayan-pahela-dhabe-jamyo-rang-24' }),
    url: z.string().openapi({ description: 'The address on this site' }),
    title: z.string(),
    deck: z.string(),
    type: z.enum(apiTypes),
    label: z.string(),
    election: z.string().nullable(),
    youtubeVideo: z.boolean(),
    youtubeVideoUrl: z.string(),
    videoThumb: z.string().openapi({ description: 'YouTube’s hqdefault image, or the address of the paper’s own' }),
    thumbnail: pictureSchema.openapi({ description: 'By the image proxy, in the shape of the type' }),
    files: z.object({
      hls: z.string().nullable(),
      sources: z.array(z.object({ src: z.string(), type: z.string() })),
      captions: z.string().nullable(),
    }),
    seconds: z.number().int(),
    duration: z.string().openapi({ example: 'PT1M12S' }),
    width: z.number().int(),
    height: z.number().int(),
    publishedAt: z.iso.datetime(),
    displayDate: z.string().openapi({ example: '4 Nov 2026, 6:05 PM' }),
  })
  .openapi('Video');

export function videoSummary(video: VideoCard, timeZone?: string): z.infer<typeof videoSummarySchema> {
  const { playlist, files, captions } = filmFiles(video);
  const type = typeOf(video.kind);
  return {
    _id: String(video.id),
    categorySlug: video.category.slug,
    category: video.category.name,
    slug: video.address.split('/').at(-1) ?? '',
    url: video.address,
    title: video.title,
    deck: video.deck,
    type,
    label: labelOf(type),
    election: video.election || null,
    youtubeVideo: video.youtubeVideo,
    youtubeVideoUrl: video.youtubeVideoUrl,
    videoThumb: thumbnailUrl(video),
    thumbnail: videoThumbnail(video, video.kind === 'watch' ? 'wide' : 'tall'),
    files: { hls: playlist ?? null, sources: files, captions: video.youtubeVideo ? null : captions },
    seconds: video.seconds,
    duration: isoLength(video.seconds),
    width: video.width,
    height: video.height,
    publishedAt: video.publishedAt.toISOString(),
    displayDate: dateAndTime(video.publishedAt, timeZone),
  };
}
