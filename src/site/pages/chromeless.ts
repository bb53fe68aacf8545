import { type Theme, themeNamed } from '../document/theme.ts';

/** Where every page also stands without the shell, for the paper's apps (specification, section 2). */
const FOLDER = '/mobile';

/** Files, calls and documents with a head of their own, which are no pages; and what is in the folder already. */
const NO_PAGE = /^\/(api|assets|media|image|newsroom|amp|mobile)(?![^/?#])|^\/[^/?#]*\.[a-z0-9]+(?![^?#])/;

/** A page asked for without header, menus and footer, and the theme that its address names for it and for where it leads. */
export type Chromeless = { theme: Theme | undefined };

const isChromeless = (path: string): boolean => path === FOLDER || path.startsWith(`${FOLDER}/`);

/** How the address asks for its page: without the shell, and under which theme; undefined for a page with the shell. */
export const chromelessOf = ({ pathname, searchParams }: URL): Chromeless | undefined =>
  isChromeless(pathname) ? { theme: themeNamed(searchParams.get('theme')) } : undefined;

/** The path and query of the same page with the shell. */
export function withShell({ pathname, search, searchParams }: URL): string {
  if (!isChromeless(pathname)) return pathname + search;
  const others = new URLSearchParams(searchParams);
  others.delete('theme');
  return (pathname.slice(FOLDER.length) || '/') + (searchParams.has('theme') ? (others.size > 0 ? `?${others}` : '') : search);
}

/** Where a route's pages stand without the shell. */
export const chromelessRoute = (path: string): string => `${FOLDER}${path === '/' ? '' : path}`;

/** Where a reader of this page is led: to the address itself, or to how it stands without the shell when this page does. */
export const staying = (chromeless: Chromeless | undefined, address: string): string =>
  chromeless ? chromelessAddress(address, chromeless.theme) : address;

/**
 * The address of a page of this site as it stands without the shell, under the theme that was asked for. What is no page of this site
 * stays as it is. `and` is what stands between parameters: `&amp;` in an attribute.
 */
function chromelessAddress(address: string, theme: Theme | undefined, and = '&'): string {
  if (!/^\/(?!\/)/.test(address) || NO_PAGE.test(address)) return address;
  const [, path = '', query = '', place = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const input = theme === undefined ? query : `${query}${query === '' ? '?' : and}theme=${theme}`;
  return `${chromelessRoute(path)}${input}${place}`;
}

/**
 * The HTML of a page, drawn as for the whole site, with links and forms that stay without the shell and under the theme asked for. This is
 * the one place where that is done, so that no view has to know of it. React writes no `>` inside an attribute, and none of our views
 * writes links as text.
 */
export function keepChromeless(html: string, theme: Theme | undefined, siteUrl: string): string {
  const stay = (attribute: string): string => {
    const address = attribute.startsWith(`${siteUrl}/`) ? attribute.slice(siteUrl.length) : attribute;
    const there = chromelessAddress(address, theme, '&amp;');
    return there === address ? attribute : there;
  };
  return html
    .replace(/<a\b[^>]*>/g, (tag) =>
      /\sdownload[=\s>]/.test(tag) ? tag : tag.replace(/(\shref=")([^"]*)/, (_, start, href) => start + stay(href)),
    )
    .replace(/<form\b[^>]*>/g, (tag) => {
      const isPost = /\smethod="post"/.test(tag);
      const there = tag.replace(
        /(\saction=")([^"]*)/,
        (_, start, action) => start + (isPost ? stay(action) : chromelessAddress(action, undefined)),
      );
      // A form that asks leaves the query of its address out.
      return isPost || theme === undefined ? there : `${there}<input type="hidden" name="theme" value="${theme}"/>`;
    });
}
