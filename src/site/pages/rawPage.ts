import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { encodeResponse } from './cachedResponse.ts';
import { Moved, NoPage, NotFound, type Page, type ParamNames, plainPageKey, STALE_FOR } from './page.tsx';
import { documentHeaders, keptFor } from './responseHeaders.ts';
import { tagHeaders } from './tagHeaders.ts';

type Definition<Data, Path extends string> = {
  path: Path;
  load: (context: { app: App; params: Record<ParamNames<Path>, string> }) => Promise<Data | NotFound | Moved>;
  /** The cache tags of the document. */
  tags: (data: Data) => readonly string[];
  freshFor: Duration;
  /** Its Content Security Policy. */
  policy: string;
  /** The whole document as text. */
  write: (data: Data, app: App) => string;
};

/** A document outside of the site's layout (AMP has its own head and policy), cached and invalidated like pages. */
export function rawPage<Data extends object, const Path extends string>(definition: Definition<Data, Path>): Page {
  const { path, load, tags, freshFor, policy, write } = definition;
  const answer: Page['answer'] = async (app, request) => {
    try {
      return await app.pages.get(plainPageKey(request.path), async () => {
        const data = await load({ app, params: request.params as Record<ParamNames<Path>, string> });
        if (data instanceof NotFound || data instanceof Moved) throw new NoPage(data);
        const cacheTags = tags(data);
        return {
          value: encodeResponse(200, { ...documentHeaders(policy), ...keptFor(freshFor), ...tagHeaders(cacheTags) }, write(data, app)),
          tags: cacheTags,
          freshMs: milliseconds(freshFor),
          staleMs: milliseconds(STALE_FOR),
        };
      });
    } catch (error) {
      if (error instanceof NoPage) return error.outcome;
      throw error;
    }
  };
  return { path, alsoChromeless: false, answer };
}
