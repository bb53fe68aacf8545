import { isPageLink } from '../../../platform/text/linkAddress.ts';

/** Longer paths are not pages of this site, and cannot be indexed. */
const MAX_LETTERS = 2_000;
/** Links lead to readers' pages only: not to other links, the API, files or the newsroom. */
const NO_PAGES = /^\/(s|api|image|media|assets|newsroom)([/?]|$)/;

/**
 * The stored path and query of an address of this site, which may be a path or a full address. Undefined for any other address, including
 * disguised ones.
 */
export function pathOnSite(address: string, siteUrl: string): string | undefined {
  if (!isPageLink(address)) return undefined;
  const url = new URL(address, siteUrl);
  const path = url.pathname + url.search;
  // A path that begins with two slashes would be read as another host.
  if (url.host !== new URL(siteUrl).host || path.startsWith('//')) return undefined;
  return path.length > MAX_LETTERS || NO_PAGES.test(path) ? undefined : path;
}
