import { NothingToShow } from '../../platform/cache/taggedCache.ts';

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
export const moved = (to: string): Moved => new Moved(to, 301, {});
/** A permanent redirect from an address that search engines must not index. */
export const movedUnlisted = (to: string): Moved => new Moved(to, 301, { 'x-robots-tag': 'noindex' });
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
