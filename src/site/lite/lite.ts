import { namesPage } from '../pages/chromeless.ts';

/** Path prefix under which every page is also available in its lite version. */
const FOLDER = '/lite';
/** Addresses at which a reader chooses the lite or the full version (`liteChoice.ts`). */
export const CHOOSE_LITE = '/lite/on';
export const CHOOSE_FULL = '/lite/off';

/** A request for the lite version of a page, by its address or, at the address of the full page, by the reader's choice or Save-Data. */
type Lite = { isAtFullAddress: boolean };

type Header = (name: string) => string | undefined;

const isLitePath = (path: string): boolean => path === FOLDER || path.startsWith(`${FOLDER}/`);

/**
 * Whether a page is asked for in its lite version. A reader's choice comes before what the browser says: `Save-Data:
 * on` is a setting of the browser for all sites.
 */
export function liteOf(path: string, header: Header): Lite | undefined {
  if (isLitePath(path)) return { isAtFullAddress: false };
  return prefersLite(header) ? { isAtFullAddress: true } : undefined;
}

/** Whether the reader wants lite pages wherever there are any. */
export function prefersLite(header: Header): boolean {
  const choice = /(?:^|; )lite=(on|off)/.exec(header('cookie') ?? '')?.[1];
  return choice === undefined ? /^on\b/i.test(header('save-data') ?? '') : choice === 'on';
}

/** The lite path of a route or of a path of this site. */
export const liteRoute = (path: string): string => `${FOLDER}${path === '/' ? '' : path}`;

/** The path of the same page in its full version. */
export const fullPath = (path: string): string => (isLitePath(path) ? path.slice(FOLDER.length) || '/' : path);

/** The address of the same page in its full version. */
export function atFullAddress(url: URL): URL {
  const full = new URL(url);
  full.pathname = fullPath(url.pathname);
  return full;
}

/** Pages of one reader, which have no lite version. */
const PRIVATE = /^\/(account|notifications|lite|s|outbox)(?![^/?#])/;

/** The address of a link on a lite page, which stays lite. Other sites, files, calls and pages without a lite version are unchanged. */
export function liteAddress(address: string): string {
  if (!namesPage(address) || PRIVATE.test(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${liteRoute(path)}${rest}`;
}
