import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { OpenAPIHono } from '@hono/zod-openapi';
import { Scalar } from '@scalar/hono-api-reference';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { siteConfig } from '../../site.config.ts';
import { withoutNul } from '../platform/text/nulLetter.ts';
import { assetAddress } from './assets.ts';
import { type Call, jsonHeaders, MOST_BODY_BYTES, refuse } from './call.ts';
import { countryCall } from './country.ts';
import type { Desk } from './desk.ts';
import { deviceOf, storeOf } from './device.ts';
import { serveDevReload } from './devReload.ts';
import { ErrorScreen, errorHead } from './ErrorScreen.tsx';
import { type Finished, finish, toResponse } from './finished.ts';
import { type Form, isFromElsewhere, readFields } from './form.ts';
import { serveImages } from './images.ts';
import { islandFailureCall } from './islandFailure.ts';
import { liveStateCall } from './live.ts';
import { answerLostPath, oldNumbersFirst } from './lostPath.tsx';
import { serveMedia } from './media.ts';
import { NotFoundScreen, notFoundHead } from './NotFoundScreen.tsx';
import { createNewsroom, type StaffDoor } from './newsroom/newsroomServer.ts';
import { documentHeaders, Moved, NotFound, type Page, renderPage } from './page.tsx';
import type { Paper } from './paper.ts';
import { siteFiles } from './siteFiles.ts';
import { sitePages } from './sitePages.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

type Fittings = { calls: readonly Call[]; door: StaffDoor; dist: string };

/** What belongs to no desk is served like a desk's. */
const siteItself: Desk = { name: 'site', pages: sitePages, calls: [countryCall, islandFailureCall, liveStateCall] };

/**
 * The whole site as one handler: built files, media, the API, the newsroom, and the desks' pages. `calls` are those beyond the desks' own;
 * `dist` is the build's folder.
 */
export function createSite(paper: Paper, desks: readonly Desk[], { calls, door, dist }: Fittings): Hono {
  const app = new Hono({ strict: true });
  app.use(
    '/assets/*',
    serveStatic({
      root: join(dist, 'client'),
      onFound: (_path, context) => {
        context.header('cache-control', ONE_YEAR);
        // A font is shown only where its server allows it, also in an AMP document that a search engine keeps.
        context.header('access-control-allow-origin', '*');
      },
    }),
  );
  serveMedia(app, paper.storage);
  serveImages(app, paper);
  for (const { path, type, body } of siteFiles(paper)) {
    app.get(path, () => new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } }));
  }
  if (paper.settings.devReload) serveDevReload(app);
  app.route('/api', createApi(paper, [...calls, ...[siteItself, ...desks].flatMap((desk) => desk.calls ?? [])]));
  app.route('/newsroom', createNewsroom(paper, desks, door));
  app.use('/', oldNumbersFirst(paper, desks));
  for (const desk of [siteItself, ...desks]) {
    for (const page of desk.pages ?? []) {
      app.get(page.path, (context) => answerPage(paper, desks, desk.name, page, context, false));
      if (page.alsoChromeless)
        app.get(`/mobile${page.path === '/' ? '' : page.path}`, (context) => answerPage(paper, desks, desk.name, page, context, true));
    }
    for (const form of desk.forms ?? []) {
      app.post(
        form.path,
        bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (context) => answerWithErrorScreen(paper, context, 413) }),
        (context) => answerForm(paper, desk.name, form, context),
      );
    }
  }
  app.notFound((context) => answerNotFound(paper, desks, context));
  app.onError((error, context) => answerError(paper, context, error));
  return app;
}

async function answerPage(
  paper: Paper,
  desks: readonly Desk[],
  deskName: string,
  page: Page,
  context: Context,
  chromeless: boolean,
): Promise<Response> {
  const device = deviceOf((name) => context.req.header(name));
  const params = context.req.param();
  // PostgreSQL takes no text with this letter, so nothing can stand under such an address.
  if (Object.values(params).some((value) => value.includes('\0'))) return answerNotFound(paper, desks, context);
  const outcome = await page.answer(paper, deskName, {
    path: new URL(context.req.url).pathname,
    params,
    query: withoutNul(context.req.query()),
    device,
    store: storeOf(context.req.header('user-agent') ?? ''),
    chromeless,
  });
  if (outcome instanceof NotFound) return answerNotFound(paper, desks, context);
  if (outcome instanceof Moved) {
    for (const [name, value] of Object.entries(outcome.headers)) context.header(name, value);
    return context.redirect(outcome.to, outcome.status);
  }
  return toResponse(outcome, context.req.raw);
}

async function answerForm(paper: Paper, deskName: string, form: Form, context: Context): Promise<Response> {
  if (isFromElsewhere(context.req.raw, paper.settings.siteUrl)) return answerWithErrorScreen(paper, context, 403);
  const outcome = await form.accept(paper, await readFields(context.req.raw));
  context.header('cache-control', 'no-store');
  if ('goTo' in outcome) return context.redirect(outcome.goTo, 303);
  const { html } = await renderPage(paper, {
    path: form.path,
    device: 'desktop',
    theme: undefined,
    styles: [deskName],
    head: outcome.head,
    subject: {},
    body: outcome.body,
  });
  return send(context, finish(400, { ...documentHeaders, 'cache-control': 'no-store' }, html));
}

async function answerNotFound(paper: Paper, desks: readonly Desk[], context: Context): Promise<Response> {
  const lost = await answerLostPath(paper, desks, context);
  if (lost) return lost;
  const { pathname, search } = new URL(context.req.url);
  // Slashes at the end are left out; more than one at the beginning would be read as another site's name.
  if (pathname.length > 1 && pathname.endsWith('/')) return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
  const { html } = await renderPage(paper, {
    path: '/404',
    device: 'desktop',
    theme: undefined,
    styles: [],
    head: notFoundHead,
    subject: {},
    body: <NotFoundScreen />,
  });
  return send(context, finish(404, { ...documentHeaders, 'cache-control': 'no-cache' }, html));
}

async function answerError(paper: Paper, context: Context, error: Error): Promise<Response> {
  paper.log.error({ path: context.req.path, error: error.message, stack: error.stack }, 'a page could not be made');
  return answerWithErrorScreen(paper, context, 503);
}

/** What a reader sees when a page cannot be made and no older copy is left (specification, section 2), or may not be. */
async function answerWithErrorScreen(paper: Paper, context: Context, status: 403 | 413 | 503): Promise<Response> {
  const { html } = await renderPage(paper, {
    path: '/404',
    device: 'desktop',
    theme: undefined,
    styles: [],
    head: errorHead,
    subject: {},
    body: <ErrorScreen again={context.req.path} />,
  });
  const later: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {};
  return send(context, finish(status, { ...documentHeaders, 'cache-control': 'no-store', ...later }, html));
}

const send = (context: Context, finished: Finished) => toResponse(finished, context.req.raw);

/** The OpenAPI document of all calls, as their schemas have it. */
const describeApi = (api: OpenAPIHono) =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${siteConfig.nameEn}: the public API`,
      version: '1',
      description: 'Every answer is `{code, data}`; code 200 is success.',
    },
    servers: [{ url: '/api' }],
  });

function methodsByAddress(calls: readonly Call[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, addresses } of calls) {
    const allowed = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    for (const address of addresses) methods.set(address, [...(methods.get(address) ?? []), ...allowed]);
  }
  return methods;
}

/**
 * OPTIONS asks what may be asked: pages of any site may read what is public, and none but ours may write. Any other
 * method is refused.
 */
async function answerOtherMethod(context: Context, methods: readonly string[]): Promise<Response> {
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (context.req.method !== 'OPTIONS') return send(context, refuse(405, `This call takes ${allow}`, [], { allow }));
  const forAll = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  };
  return new Response(null, { status: 204, headers: { allow, ...(methods.includes('GET') ? forAll : {}) } });
}

function createApi(paper: Paper, calls: readonly Call[]): OpenAPIHono {
  const api = new OpenAPIHono();
  api.use(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: (context) => send(context, refuse(413, `A body may have at most ${MOST_BODY_BYTES} bytes`)),
    }),
  );
  for (const { register } of calls) register(api, paper);
  // After all calls: whatever comes to one of their addresses by another method.
  for (const [address, methods] of methodsByAddress(calls)) api.all(address, (context) => answerOtherMethod(context, methods));
  let described: Finished | undefined;
  api.get('/openapi.json', (context) => {
    described ??= finish(200, { ...jsonHeaders, 'cache-control': 'public, max-age=300' }, JSON.stringify(describeApi(api)));
    return send(context, described);
  });
  api.get('/docs', async (context, next) => {
    // The reference is an application of its own, under a policy of its own.
    context.header(
      'content-security-policy',
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:",
    );
    return Scalar({
      url: '/api/openapi.json',
      cdn: assetAddress(paper.assets.scripts, 'api-reference'),
      pageTitle: `${siteConfig.nameEn}: the API`,
      withDefaultFonts: false,
      telemetry: false,
    })(context, next);
  });
  api.get('/docs/', (context) => context.redirect('/api/docs', 301));
  // As a route of its own: a handler for what is not found would be the whole site's.
  api.all('*', (context) => send(context, refuse(404, `There is no call ${context.req.method} ${context.req.path}`)));
  api.onError((error, context) => {
    paper.log.error({ call: context.req.path, error: error.message, stack: error.stack }, 'a call failed');
    return send(context, refuse(503, 'This cannot be answered just now: please try again in a moment'));
  });
  return api;
}
