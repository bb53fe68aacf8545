import type { Context, Next } from 'hono';
import { chooseEncoding, compress, MIN_BYTES_TO_COMPRESS } from '../pages/contentEncoding.ts';

/**
 * Compresses pages and JSON responses of the newsroom. Responses of the account calls are not compressed: they are short, and compressing a
 * secret together with text chosen by a client leaks the secret through the length (BREACH).
 */
export async function compressAnswers(context: Context, next: Next): Promise<void> {
  await next();
  const { res } = context;
  if (context.req.path.startsWith('/newsroom/api/account/')) return;
  if (!/^(application\/json|text\/html)\b/.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return;
  res.headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  if (encoding === 'identity' || !res.body) return;
  const bytes = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  const encoded = bytes.length < MIN_BYTES_TO_COMPRESS ? bytes : await compress(bytes, encoding, 'fast');
  if (encoded !== bytes) headers.set('content-encoding', encoding);
  headers.set('content-length', String(encoded.length));
  // Otherwise Hono copies the headers of the replaced response to the new one.
  context.res = undefined;
  context.res = new Response(new Uint8Array(encoded), { status: res.status, headers });
}
