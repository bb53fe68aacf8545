import type { Duration } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import { securityHeaders } from '../document/securityHeaders.ts';
import { answerCached, plainPageKey } from './answerCached.ts';
import { Moved, NoPage, NotFound, type Page, type ParamNames, paramsOf } from './page.tsx';

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
    const context = { app, params: paramsOf<Path>(request), now: app.clock() };
    const render = async () => {
      const { made: file, leftOut } = await leavingOut(() => make(context));
      if (file instanceof NotFound || file instanceof Moved) throw new NoPage(file);
      const headers = {
        'content-type': type,
        vary: 'accept-encoding',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        ...securityHeaders,
        ...(file.links && { link: file.links.map(({ rel, href }) => `<${new URL(href).href}>; rel="${rel}"`).join(', ') }),
      };
      return { text: file.text, headers, tags: file.tags, freshFor: freshWithout(leftOut, freshFor), changedAt: file.changedAt };
    };
    const key = plainPageKey(request.path);
    const mayKeep = !isKept || app.pages.fresh(key) !== undefined || (await isKept(context));
    return answerCached(app, mayKeep ? key : undefined, render);
  };
  return { path, alsoChromeless: false, answer };
}
