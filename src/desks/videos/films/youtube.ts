import { embedOf } from '../../../platform/document/embedAddress.ts';

/** The id in the address of a YouTube video; undefined if it is not one. Uses the rules for embeds in stories. */
export function youtubeIdOf(address: string): string | undefined {
  const block = address.startsWith('https://') ? embedOf(address) : undefined;
  return block?.type === 'video' && block.attrs.provider === 'youtube' ? block.attrs.source : undefined;
}

/** The address of the video on YouTube. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The embed address, on the host that sets no cookies. */
export const youtubeEmbed = (id: string): string => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The frame address that plays the video at once. */
export const youtubeFrame = (id: string): string => `${youtubeEmbed(id)}?autoplay=1&playsinline=1&rel=0&hl=gu`;

/** Specification, section 3: the thumbnail of a YouTube video is its hqdefault image, 480 by 360. */
export const youtubeThumbnail = (id: string): string => `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
