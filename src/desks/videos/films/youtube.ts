import { embedOf } from '../../../platform/document/embedAddress.ts';

/** The id in an address of a YouTube video as people copy it; undefined when it is none. The rules are those of embeds in stories. */
export function youtubeIdOf(address: string): string | undefined {
  const block = address.startsWith('https://') ? embedOf(address) : undefined;
  return block?.type === 'video' && block.attrs.provider === 'youtube' ? block.attrs.source : undefined;
}

/** Where the video stands on YouTube. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** Where it is embedded from: the host that sets no cookies. */
export const youtubeEmbed = (id: string): string => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The frame that plays it at once. */
export const youtubeFrame = (id: string): string => `${youtubeEmbed(id)}?autoplay=1&playsinline=1&rel=0&hl=gu`;

/** Specification, section 3: the thumbnail of a YouTube video is its hqdefault image, 480 by 360. */
export const youtubeThumbnail = (id: string): string => `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
