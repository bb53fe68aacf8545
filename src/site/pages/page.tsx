import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { z } from 'zod';
import type { Duration } from '../../platform/clock.ts';
import { renderIslandsWith } from '../../platform/islands/island.tsx';
import { ReadingLanguage } from '../../platform/text/useText.ts';
import { renderAmp } from '../amp/renderAmp.tsx';
import type { App } from '../app.ts';
import type { Sender } from '../calls/form.ts';
import { socialImageOf } from '../cards/socialImage.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import { markupOf } from '../dictionary/markupOf.ts';
import { Document } from '../document/Document.tsx';
import type { Head } from '../document/head.ts';
import { contentSecurityPolicy, earlyScriptOf, speculationRules } from '../document/inlineScripts.ts';
import type { Theme } from '../document/theme.ts';
import { fullPath, liteRoute } from '../lite/lite.ts';
import { renderLite } from '../lite/renderLite.tsx';
import { loadShell } from '../shell/loadShell.tsx';
import { analyticsClassOf } from './analyticsClass.ts';
import { answerCached, plainPageKey } from './answerCached.ts';
import type { CachedResponse } from './cachedResponse.ts';
import { type Chromeless, keepChromeless } from './chromeless.ts';
import type { Device, Store } from './device.ts';
import { languageOfPath } from './editionPath.ts';
import { type Html, renderHtml, renderOrFail } from './html.tsx';
import { chromeOf, type Layout, layoutOf } from './layoutTable.ts';
import { keptMainColumn, type MainColumn } from './mainColumn.ts';
import { Moved, NoPage, NotFound } from './noPage.ts';
import { readQuery } from './readQuery.ts';
import { renderTurn } from './renderTurn.ts';
import { documentHeaders, documentVary } from './responseHeaders.ts';
import type { Subject } from './subject.ts';

renderIslandsWith((view, props, identifierPrefix, language) =>
  renderToString(createElement(ReadingLanguage, { value: language }, createElement(view, props)), { identifierPrefix }),
);

export { Moved, moved, movedForNow, movedUnlisted, NoPage, NotFound, notFound } from './noPage.ts';

/** The names after colons in a path, without an optional pattern: `slug` and `page` of `/category/:slug{[a-z]+}/:page`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? PlainName<Name> | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? PlainName<Name>
    : never;
type PlainName<Name extends string> = Name extends `${infer Plain}{${string}` ? Plain : Name;

export type LoadContext<Path extends string, Query> = {
  app: App;
  params: Record<ParamNames<Path>, string>;
  query: Query;
  device: Device;
  /** Set only for a page that varies by it. */
  store: Store | undefined;
  now: Date;
};

/** What a view receives besides its data. */
export type PageContext = { device: Device; now: Date };

export type KeepsMain<Query> = boolean | ((query: Query) => boolean);

type Definition<Data, Path extends string, Query> = {
  path: Path;
  /** The known query parameters; others are ignored. An invalid one is treated as missing. */
  query?: z.ZodType<Query>;
  /** Only the front pages of both editions differ by device, and the app page by app store. */
  varies?: 'device' | 'store';
  /** Forces a theme: video pages are dark. */
  theme?: Theme;
  load: (context: LoadContext<Path, Query>) => Promise<Data | NotFound | Moved>;
  head: (data: Data, siteUrl: string) => Head;
  /** The cache tags of the page. */
  tags: (data: Data) => readonly string[];
  freshFor: (data: Data, now: Date) => Duration;
  /** The subject of the page, for the sidebar. */
  about?: (data: Data) => Subject;
  /**
   * Whether its main column is cached separately (`keptMainColumn`): for its address without parameters, or with the parameters for which
   * this returns true. Not for pages of which an archive has many, nor for searches: each is requested too rarely.
   */
  keepsMain?: KeepsMain<Query>;
  /** Whether it is an AMP document: the view in AMP's elements, without shell, sidebar and script of the site. */
  isAmp?: boolean;
  view: ComponentType<{ data: Data; context: PageContext }>;
};

type Around = { path: string; device: Device; theme: Theme | undefined; chromeless: Chromeless | undefined };

type Request = Sender & {
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  device: Device;
  store: Store | undefined;
  chromeless: Chromeless | undefined;
  /** Whether the lite version is asked for, of a page that has one. */
  lite: boolean;
};

/** The parameters of a request to a page at `Path`. The router has matched it, so that they are those that the path names. */
export const paramsOf = <Path extends string>({ params }: Pick<Request, 'params'>) => params as Record<ParamNames<Path>, string>;

/** The query of a request as a page's schema reads it. A page without one has an empty query. */
export const queryOf = <Query,>(schema: z.ZodType<Query> | undefined, { query }: Pick<Request, 'query'>) =>
  (schema ? readQuery(schema, query) : {}) as Query;

/** A page of the site, for the server. */
export type Page = {
  path: string;
  /** Whether it is also available without the shell, under /mobile; documents with their own head are not. */
  alsoChromeless: boolean;
  /** Whether it is also available in a lite version, under /lite. */
  alsoLite?: boolean;
  /** Answers a request from the cache or by rendering. */
  answer: (app: App, request: Request) => Promise<CachedResponse | NotFound | Moved>;
};

/** A page that can also be rendered from unpublished data, for previews. */
type PreviewablePage<Data> = Page & {
  preview: (app: App, data: Data, at: { path: string; now: Date }) => Promise<RenderedPage>;
};

/** Defines a page: its path, data, head, cache tags and view. */
export function page<Data extends object, const Path extends string, Query = Record<string, never>>(
  definition: Definition<Data, Path, Query>,
): PreviewablePage<Data> {
  const makeMain = async (
    app: App,
    data: Data,
    { path, device, now }: { path: string; device: Device; now: Date },
  ): Promise<MainColumn> => {
    await renderTurn();
    return {
      html: renderHtml(app, createElement(definition.view, { data, context: { device, now } }), 'm', languageOfPath(path)),
      head: definition.head(data, app.settings.siteUrl),
      subject: definition.about?.(data) ?? {},
      tags: definition.tags(data),
      freshFor: definition.freshFor(data, now),
    };
  };
  const render = async (app: App, { html, head, subject }: MainColumn, { chromeless, ...around }: Around) => {
    const rendered = await renderAround(
      app,
      { ...around, chromeless, head: chromeless ? { ...head, noindex: true } : head, subject, isContent: true },
      html,
    );
    return { ...rendered, noindex: chromeless || head.noindex === true };
  };
  const plainQuery = JSON.stringify(definition.query?.safeParse({}).data ?? {});
  const answer: Page['answer'] = async (app, request) => {
    const query = queryOf(definition.query, request);
    const { lite } = request;
    const theme = request.chromeless?.theme ?? definition.theme;
    // Lite pages are laid out for phones, whatever opens them.
    const device = definition.varies !== 'device' ? 'desktop' : lite ? 'mobile' : request.device;
    const store = definition.varies === 'store' ? request.store : undefined;
    const isSameForAll = request.chromeless === undefined && (lite || !definition.varies);
    const address = lite ? liteRoute(fullPath(request.path)) : request.path;
    const isPlain = isSameForAll && JSON.stringify(query) === plainQuery;
    const { keepsMain = false } = definition;
    const isMainKept = typeof keepsMain === 'function' ? isSameForAll && keepsMain(query) : isPlain && keepsMain;
    const key = isPlain ? plainPageKey(address) : JSON.stringify([address, query, device, request.chromeless?.theme ?? '', store ?? '']);
    return answerCached(app, key, async () => {
      const now = app.clock();
      const params = paramsOf<Path>(request);
      const { path, chromeless } = request;
      const loadMain = async () => {
        const data = await definition.load({ app, params, query, device, store, now });
        if (data instanceof NotFound || data instanceof Moved) throw new NoPage(data);
        return makeMain(app, data, { path, device, now });
      };
      const { made, leftOut } = await leavingOut(async () => {
        const main = isMainKept ? await keptMainColumn(app, key, loadMain) : await loadMain();
        const full = () => render(app, main, { path, device, theme, chromeless });
        return { main, rendered: await (definition.isAmp ? renderAmp(app, main) : lite ? renderLite(app, path, main) : full()) };
      });
      const { main, rendered } = made;
      return {
        text: rendered.html,
        headers: {
          ...rendered.headers,
          ...(rendered.noindex ? { 'x-robots-tag': 'noindex' } : {}),
          ...(definition.varies && !lite ? { vary: `${documentVary}, user-agent, sec-ch-ua-mobile` } : {}),
          ...(definition.varies === 'store' ? { 'cache-control': 'private, no-cache' } : {}),
        },
        tags: [...new Set([...main.tags, ...rendered.tags])],
        freshFor: freshWithout(leftOut, main.freshFor),
        changedAt: main.head.updatedAt,
      };
    });
  };
  const preview: PreviewablePage<Data>['preview'] = async (app, data, { path, now }) => {
    const rendered = await leavingOut(async () => {
      const main = await makeMain(app, data, { path, device: 'desktop', now });
      return render(app, main, { path, device: 'desktop', theme: definition.theme, chromeless: undefined });
    });
    return rendered.made;
  };
  const isPage = !definition.isAmp;
  // The document of lite pages speaks Gujarati.
  const isLiteToo = isPage && definition.varies !== 'store' && languageOfPath(definition.path) === 'gu';
  return { path: definition.path, alsoChromeless: isPage, alsoLite: isLiteToo, answer, preview };
}

type About = Around & {
  head: Head;
  subject: Subject;
  /** Whether it is a page of content, around which desks may put something; errors, forms and private pages are not. */
  isContent?: boolean;
  /** Whether it has what its reader has typed: it does not reload by itself. */
  isUnsent?: boolean;
};

/** `headers` are those of every HTML response with this page. */
type RenderedPage = { html: string; tags: string[]; headers: Record<string, string> };

/** Renders a body inside its layout, shell and document; parts of the shell or the sidebar that fail are left out. */
export async function renderPage(app: App, { body, ...about }: About & { body: ReactNode }): Promise<RenderedPage> {
  const render = async () => {
    await renderTurn();
    return renderAround(app, about, renderHtml(app, body, 'm', languageOfPath(about.path)));
  };
  return (await leavingOut(render)).made;
}

/** The layout with which pages have most in common: it has all that the shell can have, and a sidebar. */
const TYPICAL_LAYOUT: Layout = 'news';

/** Renders the document, the shell and the sidebar around a page's main column. */
async function renderAround(
  app: App,
  { path, device, theme, chromeless, head, subject, isContent, isUnsent = false }: About,
  main: Html,
): Promise<RenderedPage> {
  const layout = layoutOf(path, device);
  const language = languageOfPath(path);
  const content = isContent && !chromeless ? main.text : undefined;
  const shell = await loadShell(app, { chrome: chromeOf(layout), layout, path, subject, content });
  const parts = shell.around(main);
  const { pageStyles } = app.assets();
  const sheet = pageStyles.sheetOf(parts.flatMap(({ styles }) => [...styles]));
  const document = renderOrFail(
    <Document
      head={head}
      image={socialImageOf(app, head)}
      layout={layout}
      analytics={analyticsClassOf(path)}
      language={language}
      theme={theme}
      assets={app.assets()}
      siteUrl={app.settings.siteUrl}
      social={shell.social.map(({ href }) => href)}
      ownPages={shell.ownPages.map(({ href }) => href)}
      offersLogin={shell.offersLogin}
      isUnsent={isUnsent}
      devReload={app.settings.devReload}
      sheet={sheet}
      dictionary={isContent && !chromeless ? app.dictionaries.address() : undefined}
    />,
  );
  if (isContent && layout === TYPICAL_LAYOUT && language === 'gu')
    app.dictionaries.offer(() => {
      const body = shell.around(main, (content) => ({ ...content, text: markupOf(content.text) })).map(({ text }) => text);
      return [sheet.css, earlyScriptOf(language), markupOf(document), speculationRules, ...body].join('');
    });
  const html = document.replace(
    '</head><body></body>',
    () => `${parts.map(({ preloads }) => preloads).join('')}</head><body>${parts.map(({ text }) => text).join('')}</body>`,
  );
  const staying = chromeless ? keepChromeless(html, chromeless.theme, app.settings.siteUrl) : html;
  return {
    html: `<!DOCTYPE html>${staying}`,
    tags: shell.tags,
    headers: documentHeaders(contentSecurityPolicy(language, sheet.hash, shell)),
  };
}
