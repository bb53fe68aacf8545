import { getConnInfo } from '@hono/node-server/conninfo';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { NothingToShow } from '../../platform/cache/taggedCache.ts';
import { clientAddress, networkOf } from '../../platform/clientAddress.ts';
import { type Duration, milliseconds } from '../../platform/clock.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import { faultOf } from '../../platform/log.ts';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { withoutNul } from '../../platform/text/nulLetter.ts';
import { timeZoneNamed } from '../../platform/text/timeZone.ts';
import { accountText } from '../account/words.ts';
import type { App } from '../app.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import type { Reader, SessionOwner } from '../desk.ts';
import { type CachedResponse, toResponse } from '../pages/cachedResponse.ts';
import { staleMs } from '../pages/responseHeaders.ts';
import { RETRY_AFTER } from '../screens/notNowPage.ts';
import { siteText } from '../words.ts';
import { type RawBody, readCallBody } from './callBody.ts';
import { answered, type Issue, refuse, retryAfter } from './callResponse.ts';
import { documented, type Refusals } from './documented.ts';
import { isCrossSite } from './form.ts';
import type { ResolvePath } from './resolvePath.ts';

/**
 * The error response of a call, in words for its client; `issues` says which field and why. A cached response for the same request is
 * removed. Temporary failures use other errors, so that an older response is served if there is one.
 */
export class ApiError extends NothingToShow {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  readonly issues: Issue[];
  /** Seconds after which a retry may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The value of `WWW-Authenticate`, for 401. */
  readonly authenticate: string | undefined;
  constructor(status: ApiError['status'], message: string, issues: Issue[] = [], retryAfterSeconds?: number, authenticate?: string) {
    super(message);
    this.status = status;
    this.authenticate = authenticate;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The data of a response, its cache tags, and the cookies that it sets, if it is cached nowhere. */
type Answered<Data> = { data: Data; tags?: readonly string[]; cookies?: readonly string[] };

type Method = 'get' | 'post' | 'delete' | 'put';

type Definition<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType> = {
  method?: Method;
  /** Path under /api, with `{name}` for parameters. A slash at the end of a request's path makes no difference. */
  path: string;
  summary: string;
  desk: string;
  params?: Params;
  /** The last path parameter may be in the query instead: `/x/?slug=a` for `/x/a`, where the path is `/x/{slug}`. */
  paramInQueryToo?: boolean;
  query?: Query;
  body?: Body;
  /** The limit of a JSON body in bytes, for a call with long texts (`bodyBytesFor`); 64 KB without it. */
  bodyBytes?: number;
  /** Set if the body is not JSON; `answer` reads it in `bodyText`. */
  rawBody?: RawBody;
  data: Data;
  /** False for the one call that the specification excepts. */
  takesTimeZone?: boolean;
  /** How long the response to a GET may be cached; without it nothing is cached. */
  freshFor?: Duration;
  /** Rate limit per client network. */
  limit?: RateLimit;
  /**
   * Set if the call is about the reader who makes it: the answer is private, without a logged-in reader it is 401, and pages of other sites
   * may not make it.
   */
  ofReader?: boolean;
  /**
   * Set if the call logs a reader in or adds something to an account: refused (403) while readers cannot log in, also where a session
   * from before stands. What a reader reads, corrects, erases or takes back needs no log-in that is offered.
   */
  needsLoginOffered?: boolean;
  /** Set if the call is for servers that send a name and a password (HTTP Basic); `answer` checks them. */
  ofServer?: boolean;
  /** Set if pages of other sites may not make the call although it needs no logged-in reader. */
  ofThisSite?: boolean;
  /** For the reference: refusals of `answer` that other calls do not have. */
  refusals?: Refusals;
  /** Set if the call uses `resolvePath`, whose request has limits of its own: a slot among the running calls would be waited for twice. */
  asksSite?: boolean;
  answer: (context: {
    app: App;
    /** Where a path of this site leads. */
    resolvePath: ResolvePath;
    params: z.infer<Params>;
    query: z.infer<Query> & { tz: string };
    body: z.infer<Body>;
    /** The body as it was sent, for a call that checks its signature or takes no JSON; empty without a body. */
    bodyText: string;
    header: (name: string) => string | undefined;
    /** The client address of the request (`clientAddressOf`). */
    client: string | undefined;
    headers: Headers;
    findReader: () => Promise<Reader | undefined>;
    /** The logged-in reader. Throws `ApiError` without one: 401, or 403 for a child who waits for a parent. */
    reader: () => Promise<Reader>;
    findSessionOwner: () => Promise<SessionOwner | undefined>;
    /** The logged-in reader, also a child who waits for a parent: only for what needs no more personal data. Throws `ApiError` (401). */
    sessionOwner: () => Promise<SessionOwner>;
    now: Date;
  }) => Promise<Answered<z.input<Data>>>;
};

/** A request to a call; its answer adds the cookies that it sets. */
type Asked = { context: Context; app: App; resolvePath: ResolvePath; cookies: string[] };

/** A JSON call, ready to be registered under /api. */
export type Call = {
  method: Method;
  /** All paths of the call, in Hono's syntax. */
  addresses: readonly string[];
  /** The limit of its body in bytes, if that is raised. */
  bodyBytes: number | undefined;
  register: (api: OpenAPIHono, app: App, resolvePath: ResolvePath) => void;
};

const timeZone = z
  .string()
  .transform((name, context) => {
    const zone = timeZoneNamed(name);
    if (!zone) context.addIssue({ code: 'custom', message: 'is not the name of a time zone' });
    return zone ?? z.NEVER;
  })
  .default('Asia/Calcutta')
  .openapi({ type: 'string', description: 'Time zone of the dates in words', example: 'Asia/Calcutta' });

/**
 * Defines a JSON call. Its zod schemas validate requests and are the source of the OpenAPI document. Every successful response is `{code,
 * data}`, every error `{code, message, issues}` (specification, sections 3 and 7).
 */
export function call<
  Data extends z.ZodType,
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Params, Query, Body, Data>): Call {
  const { method = 'get', rawBody, bodyBytes = rawBody?.maxBytes } = definition;
  const params = definition.params ?? z.object({});
  const query = z.object({ ...(definition.query?.shape ?? {}), ...(definition.takesTimeZone === false ? {} : { tz: timeZone }) });
  const request = z.object({ params, query, body: definition.body ?? z.undefined() });
  // The path as defined and, if its parameter may be in the query, without it.
  const forms = [
    { path: definition.path, params: definition.params?.required(), query },
    ...(definition.paramInQueryToo
      ? [{ path: definition.path.replace(/\{\w+\}$/, ''), params: undefined, query: z.object({ ...params.shape, ...query.shape }) }]
      : []),
  ].map((form) => ({ ...form, addresses: addressesOf(form.path), inQuery: form.params === undefined }));

  const answer = async ({ context, app, resolvePath, cookies }: Asked, paramsInQuery: boolean): Promise<CachedResponse> => {
    const client = clientAddressOf(context, app);
    const waitSeconds = definition.limit?.(networkOf(client), app.clock()) ?? 0;
    if (waitSeconds > 0) throw new ApiError(429, 'Too many requests from your network: try again a little later', [], waitSeconds);
    if ((definition.ofReader || definition.ofThisSite) && isCrossSite(context.req.raw, app.settings.siteUrl))
      throw new ApiError(403, 'Only pages of this site may make this call');
    if (definition.needsLoginOffered && !(await app.contributions.offersLogin(app.db))) throw new ApiError(403, siteText.loginOff);
    const source = context.req.query();
    const requested = paramsInQuery ? { ...params.shape, ...query.shape } : query.shape;
    const repeated = Object.entries(context.req.queries()).filter(
      ([name, values]) => Object.hasOwn(requested, name) && new Set(values).size > 1,
    );
    if (repeated.length > 0)
      return refuse(
        400,
        NOT_AS_WANTED,
        repeated.map(([path]) => ({ path, message: 'is given more than once' })),
      );
    const sent = await readCallBody(context.req.raw, { json: definition.body !== undefined, raw: rawBody });
    if ('message' in sent) return refuse(sent.status, sent.message);
    const inPath = paramsInQuery ? source : context.req.param();
    const input = { params: withoutNul(inPath), query: withoutNul(source), body: sent.json };
    const parsed = request.safeParse(input, { error: (issue) => (issue.input === undefined ? 'is missing' : undefined) });
    if (!parsed.success) {
      return refuse(
        400,
        NOT_AS_WANTED,
        parsed.error.issues.map(({ path, message }) => ({ path: path.slice(1).join('.'), message })),
      );
    }
    const known = parsed.data as { params: z.infer<Params>; query: z.infer<Query> & { tz: string }; body: z.infer<Body> };
    const findSessionOwner = () => app.contributions.findSessionOwner(app, context.req.raw.headers);
    const sessionOwner = async () => {
      const owner = await findSessionOwner();
      if (!owner) throw new ApiError(401, accountText.loginFirst);
      return owner;
    };
    const read = async () => {
      const result = await definition.answer({
        app,
        resolvePath,
        ...known,
        bodyText: sent.text,
        header: (name) => context.req.header(name),
        client,
        headers: context.req.raw.headers,
        findReader: () => app.contributions.findReader(app, context.req.raw.headers),
        reader: async () => {
          const owner = await sessionOwner();
          if (owner.awaitsParent) throw new ApiError(403, accountText.awaitsParent);
          return owner;
        },
        findSessionOwner,
        sessionOwner,
        now: app.clock(),
      });
      cookies.push(...(result.cookies ?? []));
      return result;
    };
    const encodeAnswer = ({ data, tags = [] }: Answered<z.input<Data>>, keptFor: Duration | undefined) => {
      const cacheTags = [...new Set(tags)];
      return {
        value: answered(definition.data.parse(data), { freshFor: keptFor, tags: cacheTags, settings: app.settings }),
        tags: cacheTags,
      };
    };
    const { freshFor } = definition;
    if (method !== 'get' || !freshFor)
      return encodeAnswer(await (definition.asksSite ? read() : app.limits.calls.run(read)), undefined).value;
    const key = `api ${definition.path} ${JSON.stringify([known.params, known.query])}`;
    return app.pages.get(key, async () => {
      const { made, leftOut } = await leavingOut(read);
      const keptFor = freshWithout(leftOut, freshFor);
      return { ...encodeAnswer(made, keptFor), freshMs: milliseconds(keptFor), staleMs: staleMs(keptFor) };
    });
  };

  const register: Call['register'] = (api, app, resolvePath) => {
    for (const form of forms) {
      const description = documented(definition, form);
      api.openAPIRegistry.registerPath(createRoute({ ...description, method, path: form.path }));
      for (const address of form.addresses) {
        api.on(method, address, async (context) => {
          const cookies: string[] = [];
          const cached = await answer({ context, app, resolvePath, cookies }, form.inQuery).catch((error: unknown) => {
            if (error instanceof ApiError) return refuse(error.status, error.message, error.issues, errorHeaders(error));
            if (error instanceof Overloaded) return refuse(503, NOT_NOW, [], RETRY_AFTER);
            app.log.error({ call: definition.path, ...faultOf(error) }, 'a call failed');
            return refuse(503, NOT_NOW, [], RETRY_AFTER);
          });
          if (app.settings.checkAnswers && !(cached.status in description.responses))
            throw new Error(`${method} ${form.path} answers ${cached.status}, which its reference does not have`);
          const response = await toResponse(cached, context.req.raw);
          for (const cookie of cookies) response.headers.append('set-cookie', cookie);
          return response;
        });
      }
    }
  };
  return { method, addresses: forms.flatMap((form) => form.addresses), bodyBytes, register };
}

const NOT_NOW = 'This cannot be answered just now: please try again in a moment';
const NOT_AS_WANTED = 'The request is not as this call wants it';

/** Callers may add or omit a slash at the end. */
function addressesOf(path: string): string[] {
  const address = path.replace(/\{(\w+)\}/g, ':$1');
  return address.endsWith('/') ? [address, address.slice(0, -1)] : [address, `${address}/`];
}

/** The client address of a request, behind trusted proxies; undefined without a network connection (in tests). */
export function clientAddressOf(context: Context, { settings }: Pick<App, 'settings'>): string | undefined {
  const connectedFrom = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return clientAddress(connectedFrom, context.req.header('x-forwarded-for'), settings.trustedProxies);
}

const errorHeaders = ({ retryAfterSeconds, authenticate }: ApiError): Record<string, string> => ({
  ...retryAfter(retryAfterSeconds),
  ...(authenticate === undefined ? {} : { 'www-authenticate': authenticate }),
});
