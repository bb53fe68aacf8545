import { getConnInfo } from '@hono/node-server/conninfo';
import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { NothingToShow } from '../platform/cache/taggedCache.ts';
import { type Duration, milliseconds } from '../platform/clock.ts';
import { type Finished, finish, toResponse } from './finished.ts';
import type { Paper } from './paper.ts';

/** Bodies of calls are small; a larger one is refused before it is read to its end. */
export const MOST_BODY_BYTES = 64 * 1024;

/**
 * What a call refuses, in words for whoever made it; a kept answer of the same request is forgotten. What is out of order
 * for a moment only is another error: it is answered with an older answer while there is one.
 */
export class Refused extends NothingToShow {
  readonly status: 400 | 404 | 409 | 429 | 503;
  constructor(status: 400 | 404 | 409 | 429 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

/** The call's answer and the tags that drop it from the cache. */
type Answered<Data> = { data: Data; tags?: readonly string[] };

type Definition<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType> = {
  method?: 'get' | 'post' | 'delete' | 'put';
  /** Under /api, with `{name}` for parameters. Addresses with and without a slash at the end are the same call. */
  path: string;
  summary: string;
  desk: string;
  params?: Params;
  query?: Query;
  body?: Body;
  data: Data;
  /** False for the one call that the specification excepts. */
  takesTimeZone?: boolean;
  /** How long a GET's answer may be kept; without it every request is answered anew. */
  freshFor?: Duration;
  answer: (context: {
    paper: Paper;
    params: z.infer<Params>;
    query: z.infer<Query> & { tz: string };
    body: z.infer<Body>;
    header: (name: string) => string | undefined;
    /** The address at the other end of the connection: the reader's, or that of the proxy in front of the paper. */
    connectedFrom: string | undefined;
    now: Date;
  }) => Promise<Answered<z.input<Data>>>;
};

/** A JSON call, ready to be put under /api. */
export type Call = { register: (api: OpenAPIHono, paper: Paper) => void };

const timeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name), { error: 'is not a known time zone' })
  .default('Asia/Calcutta')
  .openapi({ description: 'Time zone of the dates in words', example: 'Asia/Calcutta' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const refusal = z.object({
  code: z.number(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/**
 * Defines a JSON call. Its zod schemas are the contract: they check what comes in, and the OpenAPI document is made from
 * them. Every answer is `{code, data}`, every refusal `{code, message, issues}` (specification, sections 3 and 7).
 */
export function call<
  Data extends z.ZodType,
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Params, Query, Body, Data>): Call {
  const method = definition.method ?? 'get';
  const query = z.object({ ...(definition.query?.shape ?? {}), ...(definition.takesTimeZone === false ? {} : { tz: timeZone }) });
  const answerWith = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema } } });
  const route: RouteConfig = {
    method,
    path: definition.path,
    summary: definition.summary,
    tags: [definition.desk],
    request: {
      ...(definition.params ? { params: definition.params } : {}),
      query,
      ...(definition.body ? { body: { required: true, content: { 'application/json': { schema: definition.body } } } } : {}),
    },
    responses: {
      200: answerWith('Answered', z.object({ code: z.literal(200), data: definition.data })),
      400: answerWith('Refused: something in the request is wrong', refusal),
      404: answerWith('There is no such thing', refusal),
    },
  };
  const register: Call['register'] = (api, paper) => {
    api.openAPIRegistry.registerPath(createRoute(route));
    const parse = (raw: { params: Record<string, string>; query: Record<string, string>; body: unknown }) =>
      z.object({ params: definition.params ?? z.object({}), query, body: definition.body ?? z.undefined() }).safeParse(raw);
    const path = definition.path.replace(/\{(\w+)\}/g, ':$1');
    // A slash at the end is kept or left out by callers as they please.
    for (const spelling of path.endsWith('/') ? [path, path.slice(0, -1)] : [path, `${path}/`]) {
      api.on(method, spelling, async (context) => {
        const hasBody = definition.body !== undefined;
        const raw = {
          params: context.req.param(),
          query: context.req.query(),
          body: hasBody ? await readJson(context.req.raw) : undefined,
        };
        const parsed = parse(raw);
        if (!parsed.success) {
          const issues = parsed.error.issues.map((issue) => ({ path: issue.path.slice(1).join('.'), message: issue.message }));
          return toResponse(refuse(400, 'The request is not as this call wants it', issues), context.req.raw);
        }
        const {
          params,
          query: known,
          body,
        } = parsed.data as { params: z.infer<Params>; query: z.infer<Query> & { tz: string }; body: z.infer<Body> };
        const make = async () => {
          const { data, tags = [] } = await definition.answer({
            paper,
            params,
            query: known,
            body,
            header: (name) => context.req.header(name),
            connectedFrom: addressOf(context),
            now: paper.clock(),
          });
          return { value: answered(definition.data.parse(data), definition.freshFor), tags: [...tags] };
        };
        try {
          if (method !== 'get' || !definition.freshFor) return toResponse((await make()).value, context.req.raw);
          const freshMs = milliseconds(definition.freshFor);
          const key = `api ${definition.path} ${JSON.stringify([params, known])}`;
          const finished = await paper.pages.get(key, async () => ({ ...(await make()), freshMs, staleMs: freshMs * 10 }));
          return toResponse(finished, context.req.raw);
        } catch (error) {
          if (error instanceof Refused) return toResponse(refuse(error.status, error.message), context.req.raw);
          paper.log.error(
            { call: definition.path, error: String(error), stack: error instanceof Error ? error.stack : undefined },
            'a call failed',
          );
          return toResponse(refuse(503, 'This cannot be answered just now: please try again in a moment'), context.req.raw);
        }
      });
    }
  };
  return { register };
}

/** Without a network between (in tests) there is no address. */
const addressOf = (context: Context): string | undefined => (context.env?.incoming ? getConnInfo(context).remote.address : undefined);

/** The body as JSON; undefined when it is none, which the schema then refuses. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

function answered(data: unknown, freshFor: Duration | undefined): Finished {
  const seconds = freshFor ? milliseconds(freshFor) / 1000 : 0;
  const cache = freshFor
    ? `public, max-age=${Math.min(seconds, 10)}, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`
    : 'no-store';
  return finish(200, { ...jsonHeaders, 'cache-control': cache }, JSON.stringify({ code: 200, data }));
}

/** A refusal in the envelope of every call. */
export function refuse(status: number, message: string, issues: { path: string; message: string }[] = []): Finished {
  const body = { code: status, message, ...(issues.length > 0 ? { issues } : {}) };
  return finish(status, { ...jsonHeaders, 'cache-control': 'no-store' }, JSON.stringify(body));
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
};
