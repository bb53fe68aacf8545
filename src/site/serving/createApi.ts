import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import { siteConfig } from '../../../site.config.ts';
import { faultOf } from '../../platform/log.ts';
import type { App } from '../app.ts';
import { apiReferencePage } from '../calls/apiReference.ts';
import { ApiError, type Call } from '../calls/call.ts';
import { jsonHeaders, refuse } from '../calls/callResponse.ts';
import type { ResolvePath } from '../calls/resolvePath.ts';
import { type CachedResponse, encodeResponse, toResponse } from '../pages/cachedResponse.ts';
import { RETRY_AFTER } from '../screens/notNowPage.ts';

/** Maximum number of redirects followed; an address with more counts as missing. */
const MAX_REDIRECTS = 3;

const send = (context: Context, cached: CachedResponse) => toResponse(cached, context.req.raw);

/** What all calls have in common, for those who write programs with them; Markdown. */
const DESCRIPTION = `Every answer is \`{code, data}\`; code 200 is success.

- **Errors** are \`{code, message, issues}\`, with \`code\` as the HTTP status. \`issues\` says which fields are wrong, each with its \`path\` and a
  \`message\`. Where trying again may help, the header \`Retry-After\` says in how many seconds.
- **Addresses**: a slash at the end may be left out or added. Bodies are JSON (\`content-type: application/json\`), also of DELETE.
- **Dates** are moments in UTC (ISO 8601). \`tz\`, the name of a time zone, is for dates in words such as \`displayDate\` only.
- **Lists** take \`pageIndex\`, from 1, and most of them \`limit\`, up to 50. A page that a list does not have is 404.
- **Ids**: \`_id\` is a text. Ids with a name of their own, such as \`articleId\`, are numbers in answers; in bodies their digits as a text do too.
- **Addresses in answers** begin with a slash where they are of this site; \`/image\` is its image proxy (\`url\`, \`w\` and \`q\`, which is 75 without it).
- **Readers**: calls about the reader who makes them answer 401 without the cookies that the log-in at \`/account/login\` sets.`;

/** The OpenAPI document of all calls, from their schemas. */
const describeApi = (api: OpenAPIHono) =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${siteConfig.nameEn}: the public API`,
      version: '1',
      description: DESCRIPTION,
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

/** Answers OPTIONS (CORS): pages of any site may read public data, only ours may write. Any other method is rejected. */
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

/** Requests the path from the site itself, as a reader would; the page is then in the cache. */
export function pathResolver(routes: Hono): ResolvePath {
  const HERE = 'https://this-site.invalid';
  const resolve = async (path: string, redirectsLeft: number): Promise<string | undefined> => {
    const response = await routes.request(HERE + path);
    await response.body?.cancel();
    if (response.status >= 500) throw new ApiError(503, 'Whether there is such a page cannot be told just now');
    const location = response.headers.get('location');
    if (location === null) return response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html') ? path : undefined;
    const to = new URL(location, HERE + path);
    const found = to.origin === HERE && redirectsLeft > 0 ? await resolve(to.pathname + to.search, redirectsLeft - 1) : undefined;
    return found === undefined || response.status === 301 || response.status === 308 ? found : path;
  };
  return (path) => resolve(path, MAX_REDIRECTS);
}

/** The JSON API: all calls, their OpenAPI document and its reference; what is no call is answered in JSON. */
export function createApi(app: App, calls: readonly Call[], resolvePath: ResolvePath): OpenAPIHono {
  const api = new OpenAPIHono();
  for (const { register } of calls) register(api, app, resolvePath);
  // After all calls: requests to one of their addresses with another method.
  for (const [address, methods] of methodsByAddress(calls)) api.all(address, (context) => answerOtherMethod(context, methods));
  let described: CachedResponse | undefined;
  api.get('/openapi.json', (context) => {
    described ??= encodeResponse(200, { ...jsonHeaders, 'cache-control': 'public, max-age=300' }, JSON.stringify(describeApi(api)));
    return send(context, described);
  });
  const reference = apiReferencePage(app.assets(), { document: '/api/openapi.json', title: 'the API', isPublic: true });
  api.get('/docs', (context) => send(context, reference));
  api.get('/docs/', (context) => context.redirect('/api/docs', 301));
  // A route, because a notFound handler would apply to the whole site.
  api.all('*', (context) => send(context, refuse(404, `There is no call ${context.req.method} ${context.req.path}`)));
  api.onError((error, context) => {
    app.log.error({ call: context.req.path, ...faultOf(error) }, 'a call failed');
    return send(context, refuse(503, 'This cannot be answered just now: please try again in a moment', [], RETRY_AFTER));
  });
  return api;
}
