import { type Theme, themeNamed } from '../document/theme.ts';

/** Path prefix under which every page is also available without the shell, for the newspaper's apps (specification, section 2). */
const FOLDER = '/mobile';

/** Paths that have no chromeless version: files, calls, documents with their own head, and paths that have the prefix already. */
const NO_PAGE = /^\/(api|assets|media|image|newsroom|amp|mobile)(?![^/?#])|^\/[^/?#]*\.[a-z0-9]+(?![^?#])/;

/** Whether an address is one of this site's pages. */
export const namesPage = (address: string): boolean => /^\/(?!\/)/.test(address) && !NO_PAGE.test(address);

/** A request for a page without header, menus and footer, and the theme from its address, which its links keep. */
export type Chromeless = { theme: Theme | undefined };

const isChromeless = (path: string): boolean => path === FOLDER || path.startsWith(`${FOLDER}/`);

/** Whether the address asks for the page without the shell, and its theme; undefined for a page with the shell. */
export const chromelessOf = ({ pathname, searchParams }: URL): Chromeless | undefined =>
  isChromeless(pathname) ? { theme: themeNamed(searchParams.get('theme')) } : undefined;

/** The path and query of the same page with the shell. */
export function withShell({ pathname, search, searchParams }: URL): string {
  if (!isChromeless(pathname)) return pathname + search;
  const others = new URLSearchParams(searchParams);
  others.delete('theme');
  return (pathname.slice(FOLDER.length) || '/') + (searchParams.has('theme') ? (others.size > 0 ? `?${others}` : '') : search);
}

/** The chromeless path of a route. */
export const chromelessRoute = (path: string): string => `${FOLDER}${path === '/' ? '' : path}`;

/** The address for links and redirects on this page: the chromeless version if the page is chromeless, otherwise unchanged. */
export const staying = (chromeless: Chromeless | undefined, address: string): string =>
  chromeless ? chromelessAddress(address, chromeless.theme) : address;

/**
 * The chromeless address of a page of this site, with the requested theme. Other addresses are returned unchanged. `and` separates
 * parameters: `&amp;` in an attribute.
 */
function chromelessAddress(address: string, theme: Theme | undefined, and = '&'): string {
  if (!namesPage(address)) return address;
  const [, path = '', query = '', place = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const input = theme === undefined ? query : `${query}${query === '' ? '?' : and}theme=${theme}`;
  return `${chromelessRoute(path)}${input}${place}`;
}

/** Specification, section 4: advertising slots are not on mobile paths. Parts of pages that have them are shared with other paths. */
const AD_SLOTS = /<div [^>]*data-ad="[^"]*"><\/div>/g;

/**
 * Rewrites the links and forms in the HTML of a page so that they stay chromeless and keep the theme, and removes
 * advertising slots. This is the only place for it, so views do not need to handle it. It relies on React, which writes
 * no `>` inside an attribute, and on our views, which write no links as text.
 */
export function keepChromeless(html: string, theme: Theme | undefined, siteUrl: string): string {
  const stay = (attribute: string): string => {
    const address = attribute.startsWith(`${siteUrl}/`) ? attribute.slice(siteUrl.length) : attribute;
    const there = chromelessAddress(address, theme, '&amp;');
    return there === address ? attribute : there;
  };
  return html
    .replace(AD_SLOTS, '')
    .replace(/<section [^>]*data-block="ads"><\/section>/g, '')
    .replace(/<a\b[^>]*>/g, (tag) =>
      /\sdownload[=\s>]/.test(tag) ? tag : tag.replace(/(\shref=")([^"]*)/, (_, start, href) => start + stay(href)),
    )
    .replace(/<form\b[^>]*>/g, (tag) => {
      const isPost = /\smethod="post"/.test(tag);
      const there = tag.replace(
        /(\saction=")([^"]*)/,
        (_, start, action) => start + (isPost ? stay(action) : chromelessAddress(action, undefined)),
      );
      // A GET form drops the query of its action, so the theme becomes a hidden field.
      return isPost || theme === undefined ? there : `${there}<input type="hidden" name="theme" value="${theme}"/>`;
    });
}
