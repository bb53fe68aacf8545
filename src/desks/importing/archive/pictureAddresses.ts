import { basename } from 'node:path';
import { lettersOf } from '../source/addressParts.ts';

/** WordPress's copies: `photo-300x200.jpg`, `photo-scaled.jpg` and `photo-rotated.jpg` of `photo.jpg`. */
const SMALLER = /(?:-(?:\d{2,5}x\d{2,5}|scaled|rotated))+(?=\.[a-z]{3,4}$)/i;
/** Photon, the image service of WordPress.com and Jetpack: `i0.wp.com/host/path`. */
const PHOTON = /^i\d\.wp\.com$/;

/** The hosts at which Blogger keeps pictures. */
const BLOGGER: readonly string[] = [
  'blogger.googleusercontent.com',
  ...[1, 2, 3, 4].map((number) => `${number}.bp.blogspot.com`),
  ...[3, 4, 5, 6].flatMap((number) => [`lh${number}.googleusercontent.com`, `lh${number}.ggpht.com`]),
];
/** The size that is part of their addresses: `/s320/name.jpg`, `/w640-h480/name.jpg`, `=s320`. */
const BLOGGER_SIZE = /(?<=\/)[swh]\d+[^/]*(?=\/[^/]+$)|(?<==)[swh]\d+[-\w]*$/;

/** Ghost's copies: below its folder of images `size/w600/format/webp/`, and then the path of the picture. */
const GHOST_SIZE = /(?<=\/content\/images\/)(?:size\/[^/]+\/)?(?:format\/[^/]+\/)?/;

/** The address of a picture in full size; invalid addresses are returned unchanged. */
export function fullSize(src: string, siteUrl: string): string {
  const base = URL.canParse(siteUrl) ? siteUrl : 'https://unknown.invalid/';
  if (!URL.canParse(src, base)) return src;
  const url = new URL(src, base);
  if (!/^https?:$/.test(url.protocol)) return src;
  const direct = PHOTON.test(url.host) ? new URL(`https:/${url.pathname}`) : url;
  direct.hash = '';
  if (/\/wp-content\/|wp\.com$/.test(direct.pathname) || PHOTON.test(url.host)) direct.search = '';
  const { pathname } = direct;
  direct.pathname = BLOGGER.includes(direct.host)
    ? pathname.replace(BLOGGER_SIZE, 's0')
    : pathname.replace(SMALLER, '').replace(GHOST_SIZE, '');
  return direct.href;
}

/** Possible paths of a picture in a local folder: as below `uploads`, as on the site, or all in one folder. */
export function pathsInFolder(address: string): string[] {
  const { pathname } = URL.canParse(address, 'https://x.example') ? new URL(address, 'https://x.example') : { pathname: '' };
  const path = lettersOf(pathname).replace(/^\/+/, '');
  if (path === '' || path.includes('\0') || path.split('/').includes('..')) return [];
  const [, root = '', below] = /(?:^|\/)(uploads|content\/images)\/(.+)$/.exec(path) ?? [];
  const inside = below ? [below, `${root}/${below}`, `wp-content/${root}/${below}`] : [];
  return [...new Set([...inside, path, basename(path)])];
}

const origins = (hosts: readonly string[]): string[] => hosts.flatMap((host) => [`https://${host}`, `http://${host}`]);

export const bloggerOrigins = origins(BLOGGER);

/** The origins of a site: its own host, with and without www, http and https. */
export function originsOf(siteUrl: string): string[] {
  if (!URL.canParse(siteUrl)) return [];
  const { host } = new URL(siteUrl);
  if (host === '') return [];
  const bare = host.replace(/^www\./, '');
  return origins([bare, `www.${bare}`]);
}
