import { basename } from 'node:path';
import { lettersOf } from '../source/addressParts.ts';

/** WordPress's copies: `photo-300x200.jpg`, `photo-scaled.jpg` and `photo-rotated.jpg` of `photo.jpg`. */
const SMALLER = /(?:-(?:\d{2,5}x\d{2,5}|scaled|rotated))+(?=\.[a-z]{3,4}$)/i;
/** Photon, the image service of WordPress.com and Jetpack: `i0.wp.com/host/path`. */
const PHOTON = /^i\d\.wp\.com$/;

/** The address of a picture in full size; invalid addresses are returned unchanged. */
export function fullSize(src: string, siteUrl: string): string {
  const base = URL.canParse(siteUrl) ? siteUrl : 'https://unknown.invalid/';
  if (!URL.canParse(src, base)) return src;
  const url = new URL(src, base);
  if (!/^https?:$/.test(url.protocol)) return src;
  const direct = PHOTON.test(url.host) ? new URL(`https:/${url.pathname}`) : url;
  direct.hash = '';
  if (/\/wp-content\/|wp\.com$/.test(direct.pathname) || PHOTON.test(url.host)) direct.search = '';
  direct.pathname = direct.pathname.replace(SMALLER, '');
  return direct.href;
}

/** Possible paths of a picture in a local folder: as below `uploads`, as on the site, or all in one folder. */
export function pathsInFolder(address: string): string[] {
  const { pathname } = URL.canParse(address, 'https://x.example') ? new URL(address, 'https://x.example') : { pathname: '' };
  const path = lettersOf(pathname).replace(/^\/+/, '');
  if (path === '' || path.includes('\0') || path.split('/').includes('..')) return [];
  const below = /(?:^|\/)uploads\/(.+)$/.exec(path)?.[1];
  return [...new Set([...(below ? [below, `uploads/${below}`, `wp-content/uploads/${below}`] : []), path, basename(path)])];
}

/** The origins of a site's pictures: its own host, with and without www, http and https. */
export function originsOf(siteUrl: string): string[] {
  if (!URL.canParse(siteUrl)) return [];
  const { host } = new URL(siteUrl);
  if (host === '') return [];
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`].flatMap((one) => [`https://${one}`, `http://${one}`]);
}
