import { isPageLink } from '../../../platform/text/linkAddress.ts';

/** A longer path is no page of ours, and could not be indexed. */
const MAX_LETTERS = 2_000;
/** Links lead to readers' pages: not to other links, the API, files or the newsroom. */
const NO_PAGES = /^\/(s|api|image|media|assets|newsroom)([/?]|$)/;

/**
 * Path and query of an address of this site, as they are kept: given as a path or as a whole address. Undefined for
 * what leads anywhere else, also by a trick of spelling.
 */
export function pathOnSite(address: string, siteUrl: string): string | undefined {
  if (!isPageLink(address)) return undefined;
  const url = new URL(address, siteUrl);
  const path = url.pathname + url.search;
  // A path that begins with two slashes would be read as another site's name.
  if (url.host !== new URL(siteUrl).host || path.startsWith('//')) return undefined;
  return path.length > MAX_LETTERS || NO_PAGES.test(path) ? undefined : path;
}
