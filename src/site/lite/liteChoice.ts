import { parseLink } from '../../platform/text/linkAddress.ts';
import { movedForNow, type Page } from '../pages/page.tsx';
import { CHOOSE_FULL, CHOOSE_LITE, choiceCookie, fullPath, liteAddress } from './lite.ts';

/** The path of this site that an address names; the front page otherwise. */
function pathOf(address: string | undefined, siteUrl: string): string {
  const text = address ?? '';
  const path = text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text;
  return parseLink(path)?.kind === 'path' ? path : '/';
}

/**
 * From a full page to its lite version, and back. Each remembers the choice in a cookie, which says nothing of the reader but that. The
 * link to the lite version is the same on every page, so that the footer is too: the page is the one that the browser names as the
 * referrer, unless the link names one; the front page if neither does.
 */
export const liteChoicePages: readonly Page[] = [
  {
    path: CHOOSE_LITE,
    alsoChromeless: false,
    answer: async ({ settings }, { header, query }) =>
      movedForNow(liteAddress(pathOf(query['page'] ?? header('referer'), settings.siteUrl)), [choiceCookie('on')]),
  },
  {
    path: CHOOSE_FULL,
    alsoChromeless: false,
    answer: async ({ settings }, { query }) => movedForNow(fullPath(pathOf(query['page'], settings.siteUrl)), [choiceCookie('off')]),
  },
];
