import { type RouteConfig, z } from '@hono/zod-openapi';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { MAX_BODY_BYTES } from '../serving/bodyLimit.ts';
import type { RawBody } from './callBody.ts';

const refusal = z
  .object({
    code: z.number(),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi('Refusal');

/** Refusals that only some calls have, by status, each with what it means. */
export type Refusals = Partial<Record<401 | 403 | 409 | 422 | 429, string>>;

/** The OpenAPI description of a call at one of its paths. */
export function documented(
  definition: {
    summary: string;
    desk: string;
    body?: z.ZodType;
    bodyBytes?: number;
    rawBody?: RawBody;
    data: z.ZodType;
    limit?: RateLimit;
    ofReader?: boolean;
    ofServer?: boolean;
    ofThisSite?: boolean;
    refusals?: Refusals;
  },
  form: { params: z.ZodObject | undefined; query: z.ZodObject },
): Pick<RouteConfig, 'summary' | 'tags' | 'request' | 'responses'> {
  const json = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema } } });
  const { rawBody } = definition;
  const content = rawBody
    ? { [rawBody.contentType]: { schema: z.string() } }
    : definition.body && { 'application/json': { schema: definition.body } };
  return {
    summary: definition.summary,
    tags: [definition.desk],
    request: {
      ...(form.params ? { params: form.params } : {}),
      query: form.query,
      ...(content ? { body: { required: true, content } } : {}),
    },
    responses: {
      200: json('Answered', z.object({ code: z.literal(200), data: definition.data })),
      400: json('Refused: something in the request is wrong', refusal),
      404: json('There is no such thing', refusal),
      ...(content
        ? {
            413: json(`The body has more than ${definition.bodyBytes ?? rawBody?.maxBytes ?? MAX_BODY_BYTES} bytes`, refusal),
            415: json(`The body is not ${rawBody?.contentType ?? 'JSON'}`, refusal),
          }
        : {}),
      ...(definition.ofReader ? { 401: json('Nobody is logged in', refusal) } : {}),
      ...(definition.ofReader || definition.ofThisSite
        ? { 403: json('Made by a page of another site, for a child whose parent has not agreed, or while readers cannot log in', refusal) }
        : {}),
      ...(definition.ofServer ? { 401: json('The name and the password of a server are missing or wrong', refusal) } : {}),
      ...(definition.limit ? { 429: json('Too many requests from one network: `Retry-After` says when to try again', refusal) } : {}),
      ...Object.fromEntries(Object.entries(definition.refusals ?? {}).map(([status, why]) => [status, json(why, refusal)])),
      503: json('It cannot be answered just now', refusal),
    },
  };
}
