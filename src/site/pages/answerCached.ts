import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { type CachedResponse, encodeResponse, lastModified } from './cachedResponse.ts';
import { type Moved, NoPage, type NotFound } from './noPage.ts';
import { keptFor, staleMs } from './responseHeaders.ts';
import { tagHeaders } from './tagHeaders.ts';

/** The cache key of a page that is the same for everybody, at its address without parameters. */
export const plainPageKey = (path: string): string => `page ${path}`;

/** What the cache of pages keeps: `headers` come after those of caching, and replace them where both have one. */
type Rendered = {
  text: string;
  headers: Record<string, string>;
  tags: readonly string[];
  freshFor: Duration;
  /** The last change of what it shows. */
  changedAt: Date | undefined;
};

/**
 * Answers from the cache of pages, or renders and keeps the answer; without a key it is rendered and not kept. A `NoPage` that `render`
 * throws is the answer.
 */
export async function answerCached(
  app: App,
  key: string | undefined,
  render: () => Promise<Rendered>,
): Promise<CachedResponse | NotFound | Moved> {
  const encode = async () => {
    const { text, headers, tags, freshFor, changedAt } = await render();
    return {
      value: encodeResponse(200, { ...keptFor(freshFor), ...tagHeaders(tags, app.settings), ...lastModified(changedAt), ...headers }, text),
      tags,
      freshMs: milliseconds(freshFor),
      staleMs: staleMs(freshFor),
    };
  };
  try {
    return key === undefined ? (await app.limits.renders.run(encode)).value : await app.pages.get(key, encode);
  } catch (error) {
    if (error instanceof NoPage) return error.outcome;
    throw error;
  }
}
