export type ContentEncoding = 'identity' | 'gzip' | 'br';

/** From the smallest to the largest. */
const encodings: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

/** Clients send the same few headers over and over. */
const parsed = new Map<string, readonly ContentEncoding[]>();
const MAX_PARSED = 200;

/** Below this a compressed answer saves nothing on the wire. */
export const MIN_BYTES_TO_COMPRESS = 1_000;

/** The encodings that a client takes, best first: by its own weights, and the smaller one where they are equal (RFC 9110, 12.5.3). */
export function acceptedEncodings(acceptEncoding: string): readonly ContentEncoding[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAcceptEncoding(acceptEncoding);
  if (parsed.size < MAX_PARSED) parsed.set(acceptEncoding, accepted);
  return accepted;
}

/** The best encoding for a client; `identity` where it refuses all of them. */
export const chooseEncoding = (acceptEncoding: string): ContentEncoding => acceptedEncodings(acceptEncoding)[0] ?? 'identity';

function parseAcceptEncoding(acceptEncoding: string): readonly ContentEncoding[] {
  const offers = new Map<string, number>();
  for (const offer of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    const weight = parameters.map((parameter) => /^q\s*=\s*([0-9.]+)/.exec(parameter)?.[1]).find((value) => value !== undefined);
    if (name) offers.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (encoding: ContentEncoding) => {
    const weight = offers.get(encoding) ?? offers.get('*');
    // What is not listed is not taken, but for the answer as it is: that is the last choice.
    return weight ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((one, other) => weightOf(other) - weightOf(one));
}
