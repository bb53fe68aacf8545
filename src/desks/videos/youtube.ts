const HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];
const ID = /^[\w-]{11}$/;

/** The id in an address of a YouTube video as people copy it; undefined when it is none. */
export function youtubeIdOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, protocol } = new URL(address);
  if (protocol !== 'https:' || !HOSTS.includes(hostname)) return undefined;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const id =
    hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : /^(embed|shorts|live)$/.test(first) ? second : '';
  return id && ID.test(id) ? id : undefined;
}

/** Where the video stands on YouTube. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** Where it is embedded from: the host that sets no cookies. */
export const youtubeEmbed = (id: string): string => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The frame that plays it at once. */
export const youtubeFrame = (id: string): string => `${youtubeEmbed(id)}?autoplay=1&playsinline=1&rel=0&hl=gu`;

/** Specification, section 3: the thumbnail of a YouTube video is its hqdefault image, 480 by 360. */
export const youtubeThumbnail = (id: string): string => `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
