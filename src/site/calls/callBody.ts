import { JsonTooDeep, parseJson } from '../../platform/parseJson.ts';
import { UNITS_OF_LETTER } from '../../platform/text/graphemes.ts';
import { hasNul } from '../../platform/text/nulLetter.ts';
import { MAX_BODY_BYTES } from '../serving/bodyLimit.ts';

/** JSON writes a UTF-16 unit in at most six bytes: `\u0a95`. */
const BYTES_OF_UNIT = 6;

/** The body limit, in bytes, of a call with a text of up to `graphemes` beside its other fields, however its letters are written. */
export const bodyBytesFor = (graphemes: number): number => MAX_BODY_BYTES + graphemes * UNITS_OF_LETTER * BYTES_OF_UNIT;

/** A body that is not JSON: its media type, and its limit in bytes. */
export type RawBody = { contentType: string; maxBytes: number };

/** A body as it was sent, and parsed if it is JSON; or why it is refused. */
type ReadBody = { text: string; json: unknown } | { status: 400 | 415; message: string };

/** Reads the body of a request to a call. */
export async function readCallBody(request: Request, takes: { json: boolean; raw: RawBody | undefined }): Promise<ReadBody> {
  if (!takes.json && !takes.raw) return { text: '', json: undefined };
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const wanted = takes.raw?.contentType ?? 'application/json';
  if (type !== wanted)
    return { status: 415, message: takes.raw ? `The content-type must be ${wanted}` : `The body must be JSON: content-type ${wanted}` };
  const text = await request.text().catch(() => '');
  if (takes.raw) return { text, json: undefined };
  try {
    const json = parseJson(text);
    return hasNul(json) ? { status: 400, message: 'No text may hold the letter U+0000' } : { text, json };
  } catch (error) {
    if (error instanceof JsonTooDeep) return { status: 400, message: `The body ${error.message}` };
    return { status: 400, message: 'The body is not valid JSON' };
  }
}
