import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { z } from 'zod';
import { NothingToShow } from '../platform/cache/taggedCache.ts';
import { type Duration, milliseconds } from '../platform/clock.ts';
import { renderIslandsWith } from '../platform/islands/island.tsx';
import { analyticsClassOf } from './analyticsClass.ts';
import { Document, type Theme } from './Document.tsx';
import type { Subject } from './desk.ts';
import type { Device, Store } from './device.ts';
import { type Finished, finish } from './finished.ts';
import type { Head } from './head.ts';
import { contentSecurityPolicy } from './inlineScripts.ts';
import { chromeOf, layoutOf } from './layoutTable.ts';
import type { Paper } from './paper.ts';
import { drawShell } from './shell/drawShell.tsx';
import { tagHeaders } from './tagHeaders.ts';

renderIslandsWith((view, props, identifierPrefix) => renderToString(createElement(view, props), { identifierPrefix }));

/** There is no such page. */
export class NotFound {}
/** The page stands at another address: for good, or for this reader and this once. */
export class Moved {
  readonly to: string;
  readonly status: 301 | 302;
  readonly headers: Record<string, string>;
  constructor(to: string, status: 301 | 302, headers: Record<string, string>) {
    this.to = to;
    this.status = status;
    this.headers = headers;
  }
}
export const notFound = (): NotFound => new NotFound();
export const moved = (to: string): Moved => new Moved(to, 301, {});
/** Leads on for good, from an address that search engines shall not keep. */
export const movedUnlisted = (to: string): Moved => new Moved(to, 301, { 'x-robots-tag': 'noindex' });
/** Leads on, and nobody may remember it: another reader is led elsewhere. */
export const movedForNow = (to: string): Moved => new Moved(to, 302, { 'cache-control': 'no-store' });

/** The names behind colons in a path, without the pattern that one may have: `slug` and `page` of `/category/:slug{[a-z]+}/:page`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? PlainName<Name> | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? PlainName<Name>
    : never;
type PlainName<Name extends string> = Name extends `${infer Plain}{${string}` ? Plain : Name;

type LoadContext<Path extends string, Query> = {
  paper: Paper;
  params: Record<ParamNames<Path>, string>;
  query: Query;
  device: Device;
  /** Only for a page that varies by it. */
  store: Store | undefined;
  now: Date;
};

/** What a view is given beside its data. */
export type PageContext = { device: Device; now: Date };

type Definition<Data, Path extends string, Query> = {
  path: Path;
  /** The query parameters that the page knows; others change nothing. A wrong one is as if it were not there. */
  query?: z.ZodType<Query>;
  /** Desks whose components the page shows, beside its own: their style sheets come along. */
  styles?: readonly string[];
  /** The home page alone differs by device, and the app's page by the store a phone's apps come from. */
  varies?: 'device' | 'store';
  /** Forces a theme: videos stand on dark. */
  theme?: Theme;
  /** Also served without header, menus and footer, under /mobile, for the paper's apps. */
  alsoChromeless?: boolean;
  load: (context: LoadContext<Path, Query>) => Promise<Data | NotFound | Moved>;
  head: (data: Data) => Head;
  /** What must drop the page when it changes. */
  tags: (data: Data) => readonly string[];
  freshFor: (data: Data, now: Date) => Duration;
  /** What the blocks of the sidebar should know. */
  about?: (data: Data) => Subject;
  /** Style sheets of desks whose contributions the data brought along. */
  stylesOf?: (data: Data) => readonly string[];
  view: ComponentType<{ data: Data; context: PageContext }>;
};

type Rendering = { path: string; device: Device; theme: Theme | undefined; chromeless: boolean; now: Date };

type Request = {
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  device: Device;
  store: Store | undefined;
  chromeless: boolean;
};

/** A page of the site, as the server knows it. */
export type Page = {
  path: string;
  alsoChromeless: boolean;
  /** Answers a request from the cache or by rendering. */
  answer: (paper: Paper, deskName: string, request: Request) => Promise<Finished | NotFound | Moved>;
};

/** A page that can also be drawn from data that nobody sees yet: for previews. */
type DrawnPage<Data> = Page & { draw: (paper: Paper, deskName: string, data: Data, at: { path: string; now: Date }) => Promise<string> };

/** Shown this long past its time while one request renders it anew; longer when the database cannot be reached. */
export const STALE_FOR: Duration = '1d';

/** The cache's key of a page that is the same for everybody, at its address without parameters. */
export const plainPageKey = (path: string): string => `page ${path}`;

/** Defines a page: where it stands, what it loads, what its head says, what drops it, and what it shows. */
export function page<Data extends object, const Path extends string, Query = Record<string, never>>(
  definition: Definition<Data, Path, Query>,
): DrawnPage<Data> {
  const render = (paper: Paper, deskName: string, data: Data, { path, device, theme, chromeless, now }: Rendering) => {
    const head = definition.head(data);
    return renderPage(paper, {
      path,
      device,
      theme,
      styles: [deskName, ...(definition.styles ?? []), ...(definition.stylesOf?.(data) ?? [])],
      head: chromeless ? { ...head, noindex: true } : head,
      subject: definition.about?.(data) ?? {},
      body: createElement(definition.view, { data, context: { device, now } }),
    });
  };
  const plainQuery = JSON.stringify(definition.query?.safeParse({}).data ?? {});
  const answer: Page['answer'] = async (paper, deskName, request) => {
    const parsedQuery = definition.query?.safeParse(request.query);
    const query = (parsedQuery?.success ? parsedQuery.data : (definition.query?.safeParse({}).data ?? {})) as Query;
    const theme = request.chromeless ? themeOf(request.query['theme']) : definition.theme;
    const device = definition.varies === 'device' ? request.device : 'desktop';
    const store = definition.varies === 'store' ? request.store : undefined;
    const isPlain = !request.chromeless && !definition.varies && JSON.stringify(query) === plainQuery;
    const key = isPlain ? plainPageKey(request.path) : JSON.stringify([request.path, query, device, theme ?? '', store ?? '']);
    try {
      return await paper.pages.get(key, async () => {
        const now = paper.clock();
        const params = request.params as Record<ParamNames<Path>, string>;
        const data = await definition.load({ paper, params, query, device, store, now });
        if (data instanceof NotFound || data instanceof Moved) throw new NoPage(data);
        const { chromeless } = request;
        const rendered = await render(paper, deskName, data, { path: request.path, device, theme, chromeless, now });
        const tags = [...new Set([...definition.tags(data), ...rendered.tags])];
        const freshFor = definition.freshFor(data, now);
        return {
          value: finish(
            200,
            {
              ...pageHeaders(freshFor),
              ...tagHeaders(tags),
              ...(definition.varies ? { vary: 'accept-encoding, user-agent, sec-ch-ua-mobile' } : {}),
              ...(definition.varies === 'store' ? { 'cache-control': 'private, no-cache' } : {}),
            },
            rendered.html,
          ),
          tags,
          freshMs: milliseconds(freshFor),
          staleMs: milliseconds(STALE_FOR),
        };
      });
    } catch (error) {
      if (error instanceof NoPage) return error.outcome;
      throw error;
    }
  };
  const draw: DrawnPage<Data>['draw'] = async (paper, deskName, data, { path, now }) =>
    (await render(paper, deskName, data, { path, device: 'desktop', theme: definition.theme, chromeless: false, now })).html;
  return { path: definition.path, alsoChromeless: definition.alsoChromeless ?? false, answer, draw };
}

/** Carries "there is no such page" past the cache, which keeps pages only. */
export class NoPage extends NothingToShow {
  readonly outcome: NotFound | Moved;
  constructor(outcome: NotFound | Moved) {
    super('no page');
    this.outcome = outcome;
  }
}

const themeOf = (value: string | undefined): Theme | undefined => (value === 'dark' || value === 'light' ? value : undefined);

type Body = {
  path: string;
  device: Device;
  theme: Theme | undefined;
  styles: readonly string[];
  head: Head;
  subject: Subject;
  body: ReactNode;
};

/** Renders a body inside its layout, shell and document. */
export async function renderPage(
  paper: Paper,
  { path, device, theme, styles, head, subject, body }: Body,
): Promise<{ html: string; tags: string[] }> {
  const layout = layoutOf(path, device);
  const shell = await drawShell(paper, { chrome: chromeOf(layout), layout, path, subject, body });
  const html = renderToString(
    <Document
      head={head}
      layout={layout}
      analytics={analyticsClassOf(path)}
      theme={theme}
      styles={[...new Set(['site', ...styles, ...shell.styles])]}
      assets={paper.assets}
      siteUrl={paper.settings.siteUrl}
      social={shell.social.map(({ href }) => href)}
      devReload={paper.settings.devReload}
    >
      {shell.node}
    </Document>,
  );
  return { html: `<!DOCTYPE html>${html}`, tags: shell.tags };
}

/** Headers of every HTML answer that may be kept for a time. */
export function pageHeaders(freshFor: Duration): Record<string, string> {
  const seconds = milliseconds(freshFor) / 1000;
  return {
    ...documentHeaders,
    // Browsers ask again each time and mostly get a 304; what stands between (a CDN) keeps the page.
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}, stale-if-error=86400`,
    vary: 'accept-encoding',
  };
}

/** Headers of every HTML answer. */
export const documentHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
};
