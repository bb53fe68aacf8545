import { type Context, Hono } from 'hono';
import { milliseconds } from '../../platform/clock.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import { faultOf } from '../../platform/log.ts';
import { withoutNul } from '../../platform/text/nulLetter.ts';
import type { App } from '../app.ts';
import { serveOtherBuilds } from '../builds/builtFiles.ts';
import type { Call } from '../calls/call.ts';
import { refuse } from '../calls/callResponse.ts';
import { serveCards } from '../cards/serveCards.ts';
import type { Desk, OpenedDesk } from '../desk.ts';
import { serveDevReload } from '../document/devReload.ts';
import { serveImages } from '../document/images.ts';
import { islandFailureCall } from '../document/islandFailure.ts';
import { liteAddress, liteOf, liteRoute } from '../lite/lite.ts';
import { liteChoicePages } from '../lite/liteChoice.ts';
import { onlyForReader, openWithoutLite } from '../lite/serveLite.ts';
import { liveStateCall } from '../live/live.ts';
import { refuseLargeBody } from '../newsroom/newsroomCall.ts';
import { createNewsroom, newsroomBodyLimits, type StaffAuth } from '../newsroom/newsroomServer.ts';
import { type CachedResponse, encodeResponse, toResponse } from '../pages/cachedResponse.ts';
import { chromelessOf, chromelessRoute, staying } from '../pages/chromeless.ts';
import { countryCall } from '../pages/country.ts';
import { deviceOf, storeOf } from '../pages/device.ts';
import { languageOfPath } from '../pages/editionPath.ts';
import { KEPT_REDIRECT } from '../pages/noPage.ts';
import { Moved, NotFound, type Page, renderPage } from '../pages/page.tsx';
import { staleMs } from '../pages/responseHeaders.ts';
import { sitePages } from '../pages/sitePages.ts';
import { answerMissing, oldNumbersFirst } from '../screens/answerMissing.tsx';
import { NotFoundScreen, notFoundHead } from '../screens/NotFoundScreen.tsx';
import { notNowPage } from '../screens/notNowPage.ts';
import { screenFor } from '../screens/screenFor.ts';
import { answerForm } from './answerForm.ts';
import { answerWithErrorScreen } from './answerWithErrorScreen.tsx';
import { limitBodies, MAX_FORM_BYTES, type RaisedBodyLimit } from './bodyLimit.ts';
import { createApi, pathResolver } from './createApi.ts';
import { serveMedia } from './media.ts';
import { senderOf } from './senderOf.ts';
import { serveAssets, servePageAssets } from './serveAssets.ts';
import { serveHealth } from './serveHealth.ts';
import { siteFiles } from './siteFiles.ts';

type Fittings = { opened: readonly OpenedDesk[]; staffAuth: StaffAuth; dist: string; stopping?: AbortSignal };

/** Pages and calls that belong to no desk are served like a desk's. */
const siteItself: Desk = { name: 'site', pages: sitePages, calls: [countryCall, islandFailureCall, liveStateCall] };

/**
 * The whole site as one handler: built files, media, the API, the newsroom, and the desks' pages. `opened` is what the
 * desks keep open; `dist` is the build folder; `stopping` is aborted when no more requests should come.
 */
export function createSite(app: App, desks: readonly Desk[], { opened, staffAuth, dist, stopping }: Fittings): Hono {
  const routes = new Hono({ strict: true });
  const calls = [...opened, siteItself, ...desks].flatMap((desk) => desk.calls ?? []);
  const raised = [...newsroomBodyLimits(desks), ...formBodyLimits(desks), ...callBodyLimits(calls)];
  routes.use(limitBodies(raised, (context, maxBytes) => answerTooLarge(app, context, maxBytes)));
  serveHealth(routes, app, stopping);
  servePageAssets(routes, app);
  serveAssets(routes, dist);
  serveOtherBuilds(routes, app);
  serveMedia(routes, app.storage);
  serveImages(routes, app);
  serveCards(routes, app);
  for (const { path, type, body } of siteFiles(app)) {
    const file = encodeResponse(200, { 'content-type': type, 'cache-control': 'public, max-age=86400' }, body);
    routes.get(path, (context) => send(context, file));
  }
  if (app.settings.devReload) serveDevReload(routes);
  routes.route('/api', createApi(app, calls, pathResolver(routes)));
  routes.route('/newsroom', createNewsroom(app, desks, staffAuth));
  for (const path of ['/', chromelessRoute('/')]) routes.use(path, oldNumbersFirst(app));
  for (const page of [...liteChoicePages, ...[...opened, siteItself, ...desks].flatMap((desk) => desk.pages ?? [])]) {
    const paths = [
      page.path,
      ...(page.alsoChromeless ? [chromelessRoute(page.path)] : []),
      ...(page.alsoLite ? [liteRoute(page.path)] : []),
    ];
    for (const path of paths) routes.get(path, (context) => answerPage(app, routes, page, context));
  }
  openWithoutLite(routes, app);
  for (const desk of desks) {
    for (const form of desk.forms ?? []) {
      for (const path of [form.path, chromelessRoute(form.path)]) routes.post(path, (context) => answerForm(app, form, context));
    }
  }
  routes.notFound((context) => answerOtherMethod(app, routes, context) ?? answerNotFound(app, routes, context));
  routes.onError((error, context) => answerError(app, context, error));
  return routes;
}

/** The body limits of forms. */
const formBodyLimits = (desks: readonly Desk[]): RaisedBodyLimit[] =>
  desks
    .flatMap((desk) => desk.forms ?? [])
    .flatMap(({ path, bodyBytes: bytes = MAX_FORM_BYTES }) =>
      [path, chromelessRoute(path)].map((address) => ({ method: 'post', path: address, bytes })),
    );

/** The calls with a raised body limit: those with long texts, or that take no JSON. */
const callBodyLimits = (calls: readonly Call[]): RaisedBodyLimit[] =>
  calls.flatMap(({ method, addresses, bodyBytes: bytes }) =>
    bytes === undefined ? [] : addresses.map((address) => ({ method, path: `/api${address}`, bytes })),
  );

async function answerPage(app: App, routes: Hono, page: Page, context: Context): Promise<Response> {
  const url = new URL(context.req.url);
  const chromeless = chromelessOf(url);
  const header = (name: string) => context.req.header(name);
  const device = deviceOf(header);
  const lite = page.alsoLite && !chromeless ? liteOf(url.pathname, header) : undefined;
  const params = context.req.param();
  // PostgreSQL text cannot contain NUL, so no such address exists.
  if (Object.values(params).some((value) => value.includes('\0'))) return answerNotFound(app, routes, context);
  const outcome = await page.answer(app, {
    path: url.pathname,
    params,
    query: withoutNul(context.req.query()),
    device,
    store: storeOf(context.req.header('user-agent') ?? ''),
    chromeless,
    lite: lite !== undefined,
    ...senderOf(context, app),
  });
  if (outcome instanceof NotFound) return answerNotFound(app, routes, context);
  if (outcome instanceof Moved) {
    for (const [name, value] of Object.entries(outcome.headers)) context.header(name, value);
    for (const cookie of outcome.cookies) context.header('set-cookie', cookie, { append: true });
    return context.redirect(lite?.isAtFullAddress === false ? liteAddress(outcome.to) : staying(chromeless, outcome.to), outcome.status);
  }
  return toResponse(outcome, context.req.raw, lite?.isAtFullAddress ? onlyForReader : {});
}

/**
 * Answers a method that an address does not take: OPTIONS by what it takes, another by 405 (RFC 9110, 15.5.6). Undefined if the address takes
 * this method, or none.
 */
function answerOtherMethod(app: App, { router }: Hono, context: Context): Promise<Response> | Response | undefined {
  const { method, path } = context.req;
  const takes = (one: string) => router.match(one, path)[0].some(([[, route]]) => route.method === one);
  if (takes(method === 'HEAD' ? 'GET' : method)) return undefined;
  const methods = [...(takes('GET') ? ['GET', 'HEAD'] : []), ...(takes('POST') ? ['POST'] : [])];
  if (methods.length === 0 || method === 'GET' || method === 'HEAD') return undefined;
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return notFoundPage(app, context).then((page) => toResponse({ ...page, status: 405 }, context.req.raw, headers));
}

async function answerNotFound(app: App, routes: Hono, context: Context): Promise<Response> {
  const lost = await answerMissing(app, context);
  if (lost) return lost;
  const { pathname, search } = new URL(context.req.url);
  const small = inSmallLetters(pathname);
  const page = small === pathname ? undefined : await pathResolver(routes)(small + search);
  if (page !== undefined) {
    context.header('cache-control', KEPT_REDIRECT);
    return context.redirect(page, 301);
  }
  // Removes slashes at the end, without trying again behind each of many. Several slashes at the beginning would be read as another host.
  if (pathname.length > 1 && pathname.endsWith('/')) {
    context.header('cache-control', KEPT_REDIRECT);
    return context.redirect(`/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${search}`, 301);
  }
  return send(context, await notFoundPage(app, context));
}

/** Addresses of pages have no capitals, but readers may type some. Encoded letters stay as they are. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()));

/** The same page for every address and cached like other pages, so that requests for random addresses are cheap. */
function notFoundPage(app: App, context: Context): Promise<CachedResponse> {
  const screen = screenFor(context);
  return app.pages.get(`screen 404 ${screen.path} ${screen.theme ?? ''}`, async () => {
    const { html, tags, headers } = await renderPage(app, {
      ...screen,
      head: notFoundHead(languageOfPath(screen.path)),
      body: <NotFoundScreen />,
    });
    const value = encodeResponse(404, { ...headers, 'cache-control': 'no-cache' }, html);
    return { value, tags, freshMs: milliseconds('1m'), staleMs: staleMs('1m') };
  });
}

async function answerError(app: App, context: Context, error: Error): Promise<Response> {
  if (error instanceof Overloaded) return send(context, notNowPage);
  app.log.error({ path: context.req.path, ...faultOf(error) }, 'a page could not be made');
  return answerWithErrorScreen(app, context, { status: 503 });
}

/** Rejects a body that is too large, in the format of its target: the newsroom, the API, or a page. */
function answerTooLarge(app: App, context: Context, maxBytes: number): Response | Promise<Response> {
  const { path } = context.req;
  if (path.startsWith('/newsroom/')) return refuseLargeBody(context);
  if (path.startsWith('/api/')) return send(context, refuse(413, `A body may have at most ${maxBytes} bytes`));
  return answerWithErrorScreen(app, context, { status: 413 });
}

const send = (context: Context, cached: CachedResponse) => toResponse(cached, context.req.raw);
