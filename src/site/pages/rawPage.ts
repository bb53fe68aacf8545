import type { Duration } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { answerCached, plainPageKey } from './answerCached.ts';
import { Moved, NoPage, NotFound, type Page, type ParamNames, paramsOf } from './page.tsx';
import { documentHeaders } from './responseHeaders.ts';

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
  const answer: Page['answer'] = (app, request) =>
    answerCached(app, plainPageKey(request.path), async () => {
      const data = await load({ app, params: paramsOf<Path>(request) });
      if (data instanceof NotFound || data instanceof Moved) throw new NoPage(data);
      return { text: write(data, app), headers: documentHeaders(policy), tags: tags(data), freshFor, changedAt: undefined };
    });
  return { path, alsoChromeless: false, answer };
}
