import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { siteConfig } from '../../../site.config.ts';
import type { App } from '../app.ts';
import { apiReferencePage } from '../calls/apiReference.ts';
import { clientAddressOf } from '../calls/call.ts';
import type { Desk } from '../desk.ts';
import { openerPolicy, securityHeaders } from '../document/securityHeaders.ts';
import { toResponse } from '../pages/cachedResponse.ts';
import { MAX_BODY_BYTES, type RaisedBodyLimit } from '../serving/bodyLimit.ts';
import { compressAnswers } from './compressAnswers.ts';
import { newsroomApiDocument } from './newsroomApiDocument.ts';
import { answerError, authorize, type GetSession, privately, refuse } from './newsroomCall.ts';
import { NewsroomError } from './newsroomError.ts';
import { readWhoAmI, type WhoAmI } from './whoAmI.ts';
import { newsroomServerWords as words } from './words.ts';

/** Sign-in of the staff: the handler of the account calls, and the session of a request. */
export type StaffAuth = {
  getSession: GetSession;
  /** `client` is the client address of the request. */
  answerAccount: (request: Request, client: string | undefined) => Promise<Response>;
};

/** The calls of all desks with a raised body limit: story texts and uploads. */
export const newsroomBodyLimits = (desks: readonly Desk[]): RaisedBodyLimit[] =>
  desks
    .flatMap((desk) => desk.newsroom ?? [])
    .filter(({ bodyBytes }) => bodyBytes > MAX_BODY_BYTES)
    .map(({ method, path, bodyBytes }) => ({ method, path: `/newsroom/api${path}`, bytes: bodyBytes }));

/** The newsroom under /newsroom: the calls of all desks, the account calls, and the application itself. */
export function createNewsroom(app: App, desks: readonly Desk[], staffAuth: StaffAuth): Hono {
  const newsroom = new Hono();
  newsroom.use(compressAnswers);
  const api = new Hono();
  api.all('/account/*', (context) => staffAuth.answerAccount(context.req.raw, clientAddressOf(context, app)));
  api.get(readWhoAmI.path, async (context) => {
    const signedIn = await app.limits.newsroom.run(() => staffAuth.getSession(context.req.raw.headers));
    const answer: WhoAmI =
      signedIn === undefined
        ? { at: 'out' }
        : signedIn.hasSecondFactor
          ? { at: 'in', staff: signedIn.staff, sessionId: signedIn.sessionId }
          : { at: 'second-factor' };
    return context.json(answer, 200, { 'cache-control': 'private, no-store' });
  });
  const calls = desks.flatMap((desk) => desk.newsroom ?? []);
  for (const call of calls) call.register(api, app, staffAuth.getSession);
  serveReference(api, app, staffAuth.getSession, () => newsroomApiDocument([{ endpoint: readWhoAmI, permission: undefined }, ...calls]));
  api.all('*', (context) => refuse(context, new NewsroomError(404, words.noSuchCall)));
  api.onError((error, context) => answerError(context, app, error));
  newsroom.route('/api', api);
  newsroom.get('/', (context) => sendApplication(app, context));
  newsroom.get('/*', (context) => sendApplication(app, context));
  return newsroom;
}

/** The reference of the newsroom API, for signed-in users; others are redirected to the sign-in. */
function serveReference(api: Hono, app: App, getSession: GetSession, describe: () => object): void {
  const authorizeEntry = (context: Context) => app.limits.newsroom.run(() => authorize(context, app, getSession, 'newsroom.enter'));
  let described: object | undefined;
  api.get('/openapi.json', async (context) => {
    await authorizeEntry(context);
    described ??= describe();
    return context.json(described, 200, privately);
  });
  const reference = apiReferencePage(app.assets(), {
    document: '/newsroom/api/openapi.json',
    title: 'the newsroom’s API',
    isPublic: false,
  });
  api.get('/docs', async (context) => {
    try {
      await authorizeEntry(context);
    } catch (error) {
      if (error instanceof NewsroomError && error.status !== 503) return context.redirect('/newsroom', 302);
      throw error;
    }
    return toResponse(reference, context.req.raw);
  });
}

/** The application is one script; its page is the same whether or not the user is signed in. */
function sendApplication(app: App, context: Context): Response {
  const nonce = randomBytes(16).toString('base64');
  const { styles, scripts } = app.assets();
  return context.html(
    `<!DOCTYPE html><html lang="gu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${siteConfig.name}: ન્યૂઝરૂમ</title><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}">
<link rel="stylesheet" href="${styles['newsroom']}"><script type="module" src="${scripts['newsroom']}"></script></head>
<body><div id="newsroom"></div><noscript>ન્યૂઝરૂમ માટે બ્રાઉઝરમાં JavaScript ચાલુ હોવી જોઈએ.</noscript></body></html>`,
    200,
    {
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      ...securityHeaders,
      ...openerPolicy,
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    },
  );
}

/** Styles that the screens create at run time carry the page's nonce; drags and focal points set inline styles. */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
