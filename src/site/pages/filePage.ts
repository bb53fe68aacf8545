import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import { securityHeaders } from '../document/securityHeaders.ts';
import { encodeResponse, lastModified } from './cachedResponse.ts';
import { Moved, NoPage, NotFound, type Page, type ParamNames, plainPageKey, STALE_FOR } from './page.tsx';
import { keptFor } from './responseHeaders.ts';
import { tagHeaders } from './tagHeaders.ts';

/**
 * The text of a file, what invalidates it, and the last change of what it holds; undefined if that is not known. `links` go into its `Link`
 * header, each an address with its relation.
 */
export type MadeFile = {
  text: string;
  tags: readonly string[];
  changedAt: Date | undefined;
  links?: readonly { rel: string; href: string }[];
};

type Context<Path extends string> = { app: App; params: Record<ParamNames<Path>, string>; now: Date };

type Definition<Path extends string> = {
  path: Path;
  /** Its content type. */
  type: string;
  freshFor: Duration;
  make: (context: Context<Path>) => Promise<MadeFile | NotFound | Moved>;
  /**
   * Whether it is kept in the cache of pages; always by default. Files that crawlers read once would only drive out
   * pages that readers read.
   */
  isKept?: (context: Context<Path>) => Promise<boolean>;
};

/** A file that the program writes for other programs (a sitemap, a feed, robots.txt), cached and invalidated like pages. */
export function filePage<const Path extends string>({ path, type, freshFor, make, isKept }: Definition<Path>): Page {
  const answer: Page['answer'] = async (app, request) => {
    const context = { app, params: request.params as Record<ParamNames<Path>, string>, now: app.clock() };
    const render = async () => {
      const { made: file, leftOut } = await leavingOut(() => make(context));
      if (file instanceof NotFound || file instanceof Moved) throw new NoPage(file);
      const fresh = freshWithout(leftOut, freshFor);
      const headers = {
        'content-type': type,
        vary: 'accept-encoding',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        ...securityHeaders,
        ...keptFor(fresh),
        ...tagHeaders(file.tags),
        ...lastModified(file.changedAt),
        ...(file.links && { link: file.links.map(({ rel, href }) => `<${new URL(href).href}>; rel="${rel}"`).join(', ') }),
      };
      return {
        value: encodeResponse(200, headers, file.text),
        tags: file.tags,
        freshMs: milliseconds(fresh),
        staleMs: milliseconds(STALE_FOR),
      };
    };
    try {
      const key = plainPageKey(request.path);
      const fresh = app.pages.fresh(key);
      if (fresh) return fresh;
      if (isKept && !(await isKept(context))) return (await app.limits.renders.run(render)).value;
      return await app.pages.get(key, render);
    } catch (error) {
      if (error instanceof NoPage) return error.outcome;
      throw error;
    }
  };
  return { path, alsoChromeless: false, answer };
}
