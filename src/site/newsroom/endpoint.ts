import { z } from 'zod';
import { parseJson } from '../../platform/parseJson.ts';
import { withoutNulWithin } from '../../platform/text/nulLetter.ts';
import { MAX_INTEGER, wholeNumber } from '../../platform/wholeNumber.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Request and response of a newsroom call, for both sides: the server implements it (`newsroomCall`), the screens call it (`callApi`). */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method?: Method;
  /** Path under /newsroom/api, with `:name` for parameters. */
  path: string;
  /** One line in plain English, for the reference. */
  summary: string;
  params?: Params;
  query?: Query;
  /** The JSON body, or `fileBody`. */
  body?: Body;
  /** Its input type is what the server returns, its output type what the screen receives. */
  answer: Answer;
};

/** No parameters, or no query. */
export type Nothing = z.ZodObject<Record<never, never>>;

/** Defines a newsroom call for both sides. The defining module is bundled for browsers, so it must not import server code. */
export const endpoint = <
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> => definition;

/** The body of a call that receives a file unchanged. */
export const fileBody = z.custom<Blob>((value) => value instanceof Blob).meta({ type: 'string', format: 'binary' });

/** The response of a call that sends its own file, page or redirect. */
export const ownResponse = (mediaType: string) => z.instanceof(Response).meta({ type: 'string', mediaType });

/** A timestamp in a response: the server may return a `Date`; it is sent as ISO 8601. */
export const moment = z
  .union([z.date(), z.iso.datetime()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .meta({ type: 'string', format: 'date-time' });

/** The id of a row, as in addresses. */
export const rowId = wholeNumber(MAX_INTEGER);

/** The same for bigint ids. */
export const bigRowId = wholeNumber(Number.MAX_SAFE_INTEGER);

/** The version of a record with which an editor's form was opened; 0 if there was no record yet. */
export const rowVersion = z.coerce.number<number | string>().int().min(0).max(2_147_483_647);

/** The draft of a record that is there, with the version that its editor saw (`checkVersion`). */
export const versioned = <Shape extends z.ZodRawShape>(draft: z.ZodObject<Shape>) => draft.extend({ version: rowVersion });

/** Which version of a record an editor saw who deletes it (`checkVersion`). */
export const seenVersion = z.object({ version: rowVersion.optional() });

/** A draft as commands take it: without a version its author has no form. */
export type Versioned<Draft> = Draft & { version?: number };

/** A sentence in the newsroom's two languages. */
export const sentence = z.object({ gu: z.string(), en: z.string() });

const jsonFieldsOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
    ? `JSON: an object of ${Object.keys(schema.shape).join(', ')}`
    : 'JSON';

/** A query parameter that is sent as JSON; `callApi` encodes it. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value: z.input<Schema>, context): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return withoutNulWithin(parseJson(value));
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    }, schema)
    .meta({ type: 'string', description: jsonFieldsOf(schema) });

/** The response of a call that returns nothing. */
export const done = z.object({});
