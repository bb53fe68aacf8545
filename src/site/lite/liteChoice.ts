import { parseLink } from '../../platform/text/linkAddress.ts';
import { movedForNow, type Page } from '../pages/page.tsx';
import { CHOOSE_FULL, CHOOSE_LITE, choiceCookie, fullPath, liteAddress } from './lite.ts';

/** The path that a link names; the front page if it leads elsewhere. Applied last, because `/lite//host` is a path and `//host` none. */
const pathOf = (address: string): string => (parseLink(address)?.kind === 'path' ? address : '/');

/** The path of the page from which the browser comes; the front page if that is none of this site. */
function pathBefore(header: (name: string) => string | undefined): string {
  const url = URL.parse(header('referer') ?? '');
  return url && url.host === header('host') ? pathOf(url.pathname + url.search) : '/';
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
    answer: async (_app, { header, query }) =>
      movedForNow(liteAddress(query['page'] === undefined ? pathBefore(header) : pathOf(query['page'])), [choiceCookie('on')]),
  },
  {
    path: CHOOSE_FULL,
    alsoChromeless: false,
    answer: async (_app, { query }) => movedForNow(pathOf(fullPath(query['page'] ?? '/')), [choiceCookie('off')]),
  },
];
