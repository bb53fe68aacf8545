/** A block that shows content of another site: YouTube as a video, everything else in a frame that loads after the reader's consent. */
type EmbedBlock =
  | { type: 'video'; attrs: { provider: 'youtube'; source: string; title: string } }
  | { type: 'embed'; attrs: { provider: string; url: string; title: string } };

type Provider = {
  name: string;
  hosts: RegExp;
  /** The frame address for a page of this provider, or undefined if the address is not that of a single item. */
  frame: (address: URL) => string | undefined;
};

const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** Whether the text has the form of a YouTube id. */
export const isYoutubeId = (id: string): boolean => /^[\w-]{11}$/.test(id);

const idIn = (address: URL, pattern: RegExp): string | undefined => pattern.exec(address.pathname)?.[1];
const playerOf = (address: URL, frame: string): string => `${frame}${encodeURIComponent(address.href)}`;

/** The sites that may be embedded, each with the frame address for its pages. */
const providers: readonly Provider[] = [
  {
    name: 'Vimeo',
    hosts: /^(www\.|player\.)?vimeo\.com$/,
    frame: (address) => {
      const id = idIn(address, /^\/(?:video\/)?(\d+)/);
      return id && `https://player.vimeo.com/video/${id}`;
    },
  },
  {
    name: 'Dailymotion',
    hosts: /^(www\.|geo\.)?dailymotion\.com$|^dai\.ly$/,
    frame: (address) => {
      const id = address.searchParams.get('video') ?? idIn(address, /^\/(?:embed\/video\/|video\/)?([a-z0-9]{5,})$/i);
      return id && `https://www.dailymotion.com/embed/video/${encodeURIComponent(id)}`;
    },
  },
  {
    name: 'X',
    hosts: /^(www\.|mobile\.|platform\.)?(twitter|x)\.com$/,
    frame: (address) => {
      const id = idIn(address, /\/status\/(\d+)/) ?? /^\d+$/.exec(address.searchParams.get('id') ?? '')?.[0];
      return id && `https://platform.twitter.com/embed/Tweet.html?id=${id}`;
    },
  },
  {
    name: 'Instagram',
    hosts: /^(www\.)?instagram\.com$/,
    frame: (address) => {
      const id = idIn(address, /\/(?:p|reel|tv)\/([\w-]+)/);
      return id && `https://www.instagram.com/p/${id}/embed`;
    },
  },
  {
    name: 'Facebook',
    hosts: /^(www\.|m\.|web\.)?facebook\.com$/,
    frame: (address) => {
      if (/^\/plugins\/(post|video)\.php$/.test(address.pathname)) return address.href;
      if (/\/(videos|reel)\/|^\/watch/.test(address.pathname)) return playerOf(address, 'https://www.facebook.com/plugins/video.php?href=');
      if (/\/(posts|photos)\/|^\/(permalink|story)\.php$/.test(address.pathname)) {
        return playerOf(address, 'https://www.facebook.com/plugins/post.php?href=');
      }
      return undefined;
    },
  },
  {
    name: 'Telegram',
    hosts: /^(www\.)?t\.me$/,
    frame: (address) => (/^\/\w+\/\d+$/.test(address.pathname) ? `https://t.me${address.pathname}?embed=1` : undefined),
  },
  {
    name: 'SoundCloud',
    hosts: /^(www\.|w\.)?soundcloud\.com$/,
    frame: (address) => {
      if (address.hostname.startsWith('w.')) return address.pathname.startsWith('/player') ? address.href : undefined;
      return /^\/[^/]+\/[^/]+/.test(address.pathname) ? playerOf(address, 'https://w.soundcloud.com/player/?url=') : undefined;
    },
  },
  {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    frame: (address) => {
      const what = idIn(address, /^\/(?:embed\/)?((?:track|album|playlist|episode|show)\/\w+)/);
      return what && `https://open.spotify.com/embed/${what}`;
    },
  },
  {
    name: 'Google Maps',
    hosts: /^((www|maps)\.)?google\.(com|co\.in)$/,
    frame: (address) => (/^\/maps\/(embed|d\/embed|d\/u\/\d\/embed)/.test(address.pathname) ? address.href : undefined),
  },
  {
    name: 'OpenStreetMap',
    hosts: /^www\.openstreetmap\.org$/,
    frame: (address) => (address.pathname === '/export/embed.html' ? address.href : undefined),
  },
  {
    name: 'Datawrapper',
    hosts: /^datawrapper\.dwcdn\.net$/,
    frame: (address) => (/^\/\w{5}\//.test(address.pathname) ? address.href : undefined),
  },
  { name: 'Flourish', hosts: /^(flo\.uri\.sh|public\.flourish\.studio)$/, frame: flourishFrame },
];

function flourishFrame(address: URL): string | undefined {
  const what = idIn(address, /^\/((?:visualisation|story)\/\d+)/);
  return what && `https://flo.uri.sh/${what}/embed`;
}

/** The YouTube id in the address of a video, a short, a live broadcast or a frame. */
function youtubeIdOf(address: URL): string | undefined {
  if (!YOUTUBE_HOSTS.test(address.hostname)) return undefined;
  const id = address.hostname.endsWith('youtu.be')
    ? idIn(address, /^\/([^/]+)/)
    : (address.searchParams.get('v') ?? idIn(address, /^\/(?:embed|shorts|live|v)\/([^/]+)/));
  return id !== undefined && isYoutubeId(id) ? id : undefined;
}

/**
 * The block for an address of a known provider, undefined for any other. `title` is shown until the reader agrees to load the embed; it
 * defaults to the provider's name.
 */
export function embedOf(address: string, title = ''): EmbedBlock | undefined {
  const text = address
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/i, 'https:');
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  const named = title.trim();
  const youtubeId = youtubeIdOf(url);
  if (youtubeId !== undefined) return { type: 'video', attrs: { provider: 'youtube', source: youtubeId, title: named || 'YouTube' } };
  const provider = providers.find(({ hosts }) => hosts.test(url.hostname));
  const frame = provider?.frame(url);
  if (!provider || !frame) return undefined;
  return { type: 'embed', attrs: { provider: provider.name, url: frame, title: named || provider.name } };
}

/** Whether the address is a frame address as `embedOf` produces it. */
export function isEmbedFrame(address: string): boolean {
  const block = embedOf(address);
  return block?.type === 'embed' && block.attrs.url === address;
}
