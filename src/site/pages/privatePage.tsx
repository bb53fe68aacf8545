import { type ComponentType, createElement } from 'react';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Sender } from '../calls/form.ts';
import type { Reader } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { openerPolicy } from '../document/securityHeaders.ts';
import { encodeResponse } from './cachedResponse.ts';
import { LOGIN_PATH, loginAddress } from './loginAddress.ts';
import { Moved, movedForNow, NotFound, type Page, type ParamNames, paramsOf, queryOf, renderPage } from './page.tsx';
import { partOf, partPath } from './pagePart.ts';
import { shortPage } from './subject.ts';

type LoadContext<Path extends string, Query> = {
  app: App;
  params: Record<ParamNames<Path>, string>;
  query: Query;
  header: (name: string) => string | undefined;
  /** The client address of the request. */
  client: string | undefined;
  /** Whether the page stands without the shell, in an app. */
  isChromeless: boolean;
  now: Date;
};

type Definition<Data, Path extends string, Query> = {
  path: Path;
  query?: z.ZodType<Query>;
  load: (
    context: LoadContext<Path, Query> & { reader: Reader | undefined; findSessionOwner: Sender['findSessionOwner'] },
  ) => Promise<Data | NotFound | Moved>;
  head: (data: Data) => Head;
  view: ComponentType<{ data: Data }>;
};

/** A page for the reader who asks for it: rendered for each request, kept by nobody and not indexed. */
export function privatePage<Data extends object, const Path extends string, Query = Record<string, never>>(
  definition: Definition<Data, Path, Query>,
): Page {
  const answer: Page['answer'] = async (app, request) => {
    const { path, device, chromeless, header, client, findReader, findSessionOwner } = request;
    const data = await definition.load({
      app,
      params: paramsOf<Path>(request),
      query: queryOf(definition.query, request),
      header,
      client,
      isChromeless: chromeless !== undefined,
      reader: await findReader(),
      findSessionOwner,
      now: app.clock(),
    });
    if (data instanceof NotFound || data instanceof Moved) return data;
    const { html, headers } = await app.limits.renders.run(() =>
      renderPage(app, {
        path: partPath(path, header),
        device,
        chromeless,
        theme: chromeless?.theme,
        head: { ...definition.head(data), noindex: true },
        subject: shortPage(),
        body: createElement(definition.view, { data }),
      }),
    );
    return encodeResponse(
      200,
      { ...headers, ...openerPolicy, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      partOf(html, header),
    );
  };
  return { path: definition.path, alsoChromeless: true, answer };
}

/** The same for logged-in readers only; others are sent to log in, and come back. */
export function readerPage<Data extends object, const Path extends string, Query = Record<string, never>>(
  definition: Omit<Definition<Data, Path, Query>, 'load'> & {
    /** The address of the page, to come back to. */
    address: string;
    /** Also for a child who waits for a parent: what needs no more personal data. */
    alsoAwaitingParent?: boolean;
    /** For a form that adds something to an account: while readers cannot log in, the log-in says so in its place. */
    needsLoginOffered?: boolean;
    load: (context: LoadContext<Path, Query> & { reader: Reader }) => Promise<Data | NotFound | Moved>;
  },
): Page {
  const { address, alsoAwaitingParent, needsLoginOffered, load, ...rest } = definition;
  return privatePage<Data, Path, Query>({
    ...rest,
    load: async ({ reader: full, findSessionOwner, ...context }) => {
      if (needsLoginOffered && !(await context.app.contributions.offersLogin(context.app.db))) return movedForNow(LOGIN_PATH);
      const reader = full ?? (alsoAwaitingParent ? await findSessionOwner() : undefined);
      return reader ? load({ ...context, reader }) : movedForNow(loginAddress(address));
    },
  });
}
