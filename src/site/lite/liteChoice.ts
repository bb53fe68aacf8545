import { parseLink } from '../../platform/text/linkAddress.ts';
import type { App } from '../app.ts';
import { movedForNow, type Page } from '../pages/page.tsx';
import { siteCookie } from '../pages/responseHeaders.ts';
import { CHOOSE_FULL, CHOOSE_LITE, fullPath, liteAddress } from './lite.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** The cookie that remembers the reader's choice. */
const choiceCookie = (app: App, choice: 'on' | 'off'): string =>
  siteCookie(app, { name: 'lite', value: choice, seconds: ONE_YEAR_SECONDS, forScripts: true });

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
    answer: async (app, { header, query }) =>
      movedForNow(liteAddress(query['page'] === undefined ? pathBefore(header) : pathOf(query['page'])), [choiceCookie(app, 'on')]),
  },
  {
    path: CHOOSE_FULL,
    alsoChromeless: false,
    answer: async (app, { query }) => movedForNow(pathOf(fullPath(query['page'] ?? '/')), [choiceCookie(app, 'off')]),
  },
];
