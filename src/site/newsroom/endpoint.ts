import { z } from 'zod';
import { parseJson } from '../../platform/parseJson.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * What a call of the newsroom takes and answers, for both sides: the server implements it (`newsroomCall`), the screens call it (`callApi`).
 */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method?: Method;
  /** Under /newsroom/api, with `:name` for parameters. */
  path: string;
  /** One line in plain English, for the reference. */
  summary: string;
  params?: Params;
  query?: Query;
  /** The JSON that is sent, or `fileBody`. */
  body?: Body;
  /** Its input is what the server gives, its output what the screen gets. */
  answer: Answer;
};

/** No parameters, or no query. */
type Nothing = z.ZodObject<Record<never, never>>;

/** Defines a call of the newsroom for both sides. The module it stands in is bundled for browsers: it imports no server code. */
export const endpoint = <
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> => definition;

/** The body of a call that takes a file, as it is. */
export const fileBody = z.custom<Blob>((value) => value instanceof Blob).meta({ type: 'string', format: 'binary' });

/** The answer of a call that sends a file, a page or a redirect of its own. */
export const ownResponse = (mediaType: string) => z.instanceof(Response).meta({ type: 'string', mediaType });

/** A moment in an answer: the server may give a `Date`; what is sent, and what the screen gets, is ISO 8601. */
export const moment = z
  .union([z.date(), z.iso.datetime()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .meta({ type: 'string', format: 'date-time' });

/** The number of a row, as it stands in addresses. */
export const rowId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647);

/** The same where numbers are large. */
export const bigRowId = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A sentence in the newsroom's two languages. */
export const sentence = z.object({ gu: z.string(), en: z.string() });

const jsonFieldsOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
    ? `JSON: an object of ${Object.keys(schema.shape).join(', ')}`
    : 'JSON';

/** A part of the query that is sent as JSON; `callApi` writes it. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value: z.input<Schema>, context): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return parseJson(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    }, schema)
    .meta({ type: 'string', description: jsonFieldsOf(schema) });

/** The answer of a call that does something and has nothing to tell. */
export const done = z.object({});
