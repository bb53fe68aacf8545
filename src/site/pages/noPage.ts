import { NothingToShow } from '../../platform/cache/taggedCache.ts';

/** Limits the cache time of permanent redirects: browsers would keep a 301 for good, but an editor may change it. */
export const KEPT_REDIRECT = 'public, max-age=3600';

/** There is no such page. */
export class NotFound {}
/** A redirect to another address: permanent, or for this request only and then perhaps with `set-cookie` headers. */
export class Moved {
  readonly to: string;
  readonly status: 301 | 302;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];
  constructor(to: string, status: 301 | 302, headers: Record<string, string>, cookies: readonly string[] = []) {
    this.to = to;
    this.status = status;
    this.headers = headers;
    this.cookies = cookies;
  }
}
export const notFound = (): NotFound => new NotFound();
export const moved = (to: string): Moved => new Moved(to, 301, { 'cache-control': KEPT_REDIRECT });
/** A permanent redirect from an address that search engines must not index. Nobody keeps it, because its visits are counted. */
export const movedUnlisted = (to: string): Moved => new Moved(to, 301, { 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
/** A redirect that must not be cached, because its target depends on the reader. */
export const movedForNow = (to: string, cookies?: readonly string[]): Moved => new Moved(to, 302, { 'cache-control': 'no-store' }, cookies);

/** Carries "not found" or a redirect past the cache, which stores pages only. */
export class NoPage extends NothingToShow {
  readonly outcome: NotFound | Moved;
  constructor(outcome: NotFound | Moved) {
    super('no page');
    this.outcome = outcome;
  }
}
