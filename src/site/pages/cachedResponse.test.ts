import type { Transform } from 'node:stream';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { registerDictionary } from '../dictionary/sharedDictionary.ts';
import { type CachedResponse, encodedFor, encodeResponse, makeDense, toResponse } from './cachedResponse.ts';

const LONG = 'સવારના સમાચાર '.repeat(200);

function answer(cached: CachedResponse, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return toResponse(cached, new Request('https://savar.example/', { method, headers }));
}

test.each([
  ['', null],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['br;q=0.1, gzip;q=1', 'gzip'],
])('to a browser that takes “%s” an answer goes in the encoding %s', async (accepted, encoding) => {
  const response = await answer(encodeResponse(200, {}, LONG), { 'accept-encoding': accepted });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(textOf(encoding, bytes)).toBe(LONG);
});

const expanders: Record<string, (bytes: Uint8Array) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
const textOf = (encoding: string | null, bytes: Uint8Array): string => {
  const expand = encoding === null ? undefined : expanders[encoding];
  return Buffer.from(expand ? expand(bytes) : bytes).toString();
};

test('the first reader gets what is made fastest, the others the smallest, and whoever takes no compression the text as it was', async () => {
  const cached = encodeResponse(200, {}, LONG);
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  expect((await answer(cached, browser)).headers.get('content-encoding')).toBe('zstd');
  expect(cached.identity).toBeUndefined();
  expect((await answer(cached, browser)).headers.get('content-encoding')).toBe('zstd');
  await expect.poll(async () => (await answer(cached, browser)).headers.get('content-encoding')).toBe('br');
  expect([...cached.ready.keys()]).toEqual(['br']);
  for (const accepted of ['', 'gzip', 'br', 'zstd']) {
    const response = await answer(cached, { 'accept-encoding': accepted });
    expect(textOf(response.headers.get('content-encoding'), new Uint8Array(await response.arrayBuffer()))).toBe(LONG);
  }
});

test.each([500, 2_000, 5_000, 200_000])('a response of %i bytes holds no more memory than its forms are long', async (length) => {
  const text = Array.from({ length: length / 5 }, (_, at) => String((at * 7_919) % 10_000).padStart(5)).join('');
  const cached = encodeResponse(200, {}, text);
  const held = () => [cached.identity, ...[...cached.ready.values()].map(({ bytes }) => bytes)].filter((bytes) => bytes !== undefined);
  for (const encoding of ['zstd', 'gzip', 'br']) {
    await answer(cached, { 'accept-encoding': encoding });
    const lengths = held().map(({ byteLength, buffer }) => ({ byteLength, ofBuffer: buffer.byteLength }));
    expect(lengths.filter(({ byteLength, ofBuffer }) => ofBuffer !== byteLength)).toEqual([]);
    expect(lengths.length).toBeGreaterThan(0);
  }
  makeDense(cached);
  await expect.poll(() => cached.forms.has('zstd')).toBe(false);
  for (const { byteLength, buffer } of held()) expect(buffer.byteLength).toBe(byteLength);
});

test('what has been sent once lies ready, with the headers it was sent with', async () => {
  const cached = encodeResponse(200, { 'content-type': 'text/html' }, LONG);
  expect(encodedFor(cached, { encodings: 'br', dictionary: '' })).toBeUndefined();
  const response = await answer(cached, { 'accept-encoding': 'br' });
  const ready = encodedFor(cached, { encodings: 'br', dictionary: '' });
  const { headers = [], bytes = new Uint8Array() } = ready ?? {};
  expect(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])).sort()).toEqual([...response.headers].sort());
  expect(Buffer.from(bytes).equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  expect(encodedFor(cached, { encodings: 'gzip', dictionary: '' })).toBeUndefined();
});

test('what is encoded before anybody asks goes out dense to its first reader', async () => {
  const cached = encodeResponse(200, {}, LONG);
  makeDense(cached);
  expect((await answer(cached, { 'accept-encoding': 'gzip, deflate, br, zstd' })).headers.get('content-encoding')).toBe('br');
});

describe('to a browser that has a dictionary', () => {
  const dictionary = registerDictionary(`<main>${LONG}</main>`);
  const other = registerDictionary('<main></main>');
  const asks = ({ hash } = dictionary, encodings = 'gzip, deflate, br, zstd, dcb, dcz') => ({
    'accept-encoding': encodings,
    'available-dictionary': `:${hash}:`,
  });
  const page = (text = LONG) => encodeResponse(200, { vary: 'accept-encoding, available-dictionary' }, text);
  const encodingOf = async (answering: Promise<Response>) => (await answering).headers.get('content-encoding');

  test('an answer goes without what the dictionary has, after the frame that names it', async () => {
    const text = `<main>${LONG}છેલ્લો ફકરો</main>`;
    const cached = page(text);
    const response = await answer(cached, asks());
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe('dcz');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    // RFC 9842, section 5: a skippable frame of 32 bytes.
    expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(bytes.subarray(8, 40).toString('base64')).toBe(dictionary.hash);
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary: dictionary.bytes }).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(150);
    const ready = encodedFor(cached, { encodings: asks()['accept-encoding'], dictionary: asks()['available-dictionary'] });
    expect(Buffer.from(ready?.bytes ?? []).equals(bytes)).toBe(true);
  });

  test('the others get theirs from it', async () => {
    const cached = page();
    expect(await encodingOf(answer(cached, asks()))).toBe('dcz');
    expect(cached.identity).toBeUndefined();
    for (const accepted of ['', 'gzip', 'br', 'zstd']) {
      const response = await answer(cached, { 'accept-encoding': accepted });
      expect(textOf(response.headers.get('content-encoding'), new Uint8Array(await response.arrayBuffer()))).toBe(LONG);
    }
    expect(await encodingOf(answer(cached, asks()))).toBe('dcz');
  });

  test('only two forms with dictionaries are kept', async () => {
    const cached = page();
    const third = registerDictionary('<article></article>');
    expect(await encodingOf(answer(cached, asks()))).toBe('dcz');
    expect(await encodingOf(answer(cached, asks(other)))).toBe('dcz');
    expect(await encodingOf(answer(cached, asks(third)))).toBe('zstd');
    expect(await encodingOf(answer(cached, asks(other)))).toBe('dcz');
  });

  test.each([
    ['that nobody here knows', asks({ hash: 'A'.repeat(43).concat('='), bytes: Buffer.alloc(0) })],
    ['whose hash is none', { ...asks(), 'available-dictionary': `:${dictionary.hash.slice(4)}:` }],
    ['and writes its hash as text', { ...asks(), 'available-dictionary': `"${dictionary.hash}"` }],
    ['but does not take the encoding', asks(dictionary, 'gzip, br, zstd')],
    ['but refuses the encoding', asks(dictionary, 'gzip, br, zstd, dcz;q=0')],
  ])('%s, an answer goes as to the others', async (_why, headers) => {
    expect(await encodingOf(answer(page(), headers))).toBe('zstd');
  });

  test('an answer of which caches do not know that it may differ goes as to the others', async () => {
    expect(await encodingOf(answer(encodeResponse(200, { vary: 'accept-encoding' }, LONG), asks()))).toBe('zstd');
  });
});

/** The text that a browser has when only so many bytes of an answer have come. */
async function textAfter(decompress: Transform, bytes: Buffer): Promise<string> {
  const parts: Buffer[] = [];
  decompress.on('data', (part) => parts.push(part));
  await new Promise((resolve) => decompress.write(bytes, resolve));
  decompress.destroy();
  return Buffer.concat(parts).toString();
}

test('in every encoding a browser can show the beginning of a page before its end has come', async () => {
  // Numbers that do not repeat.
  const numbers = Array.from({ length: 10_000 }, (_, at) => `<p>${(at * 2_654_435_761) % 2 ** 32}</p>`).join('');
  const { hash, bytes: dictionary } = registerDictionary('<p></p>');
  const expanders: [string, () => Transform, number][] = [
    ['br', createBrotliDecompress, 0],
    ['zstd', createZstdDecompress, 0],
    ['gzip', createGunzip, 0],
    // Before the frame of Zstandard stands that which names the dictionary.
    ['dcz', () => createZstdDecompress({ dictionary }), 40],
  ];
  for (const [encoding, expander, from] of expanders) {
    const cached = encodeResponse(200, { vary: 'accept-encoding, available-dictionary' }, numbers);
    const response = await answer(cached, {
      'accept-encoding': encoding,
      ...(encoding === 'dcz' ? { 'available-dictionary': `:${hash}:` } : {}),
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(15_000);
    const seen = await textAfter(expander(), bytes.subarray(from, 4_000));
    expect(numbers.startsWith(seen), encoding).toBe(true);
    expect(seen.length, encoding).toBeGreaterThan(3_000);
  }
});

test('a short answer is not compressed', async () => {
  const response = await answer(encodeResponse(200, {}, 'ટૂંકું'), { 'accept-encoding': 'br, gzip' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('ટૂંકું');
});

test('who has an answer is told so by its etag, strong or weak, among others or as a star; failures are sent again', async () => {
  const cached = encodeResponse(200, { 'cache-control': 'public' }, LONG);
  const { etag } = cached;
  for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
    const response = await answer(cached, { 'if-none-match': known });
    expect(response.status).toBe(304);
    expect(Object.fromEntries(response.headers)).toEqual({ 'cache-control': 'public', etag });
    expect(await response.text()).toBe('');
  }
  expect((await answer(cached, { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await answer(cached, { 'if-none-match': etag }, 'POST')).status).toBe(200);
  expect((await answer(encodeResponse(503, {}, LONG), { 'if-none-match': '*' })).status).toBe(503);
});

test('a head has the headers of the whole answer and no body', async () => {
  const cached = encodeResponse(200, {}, LONG);
  const whole = await answer(cached, { 'accept-encoding': 'br' });
  const head = await answer(cached, { 'accept-encoding': 'br' }, 'HEAD');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test('an answer that nobody takes compressed is kept compressed all the same', async () => {
  const known = encodeResponse(200, {}, LONG);
  expect((await answer(known, { 'if-none-match': known.etag, 'accept-encoding': 'br, zstd' })).status).toBe(304);
  const plain = encodeResponse(200, {}, LONG);
  expect(await (await answer(plain)).text()).toBe(LONG);
  const unasked = encodeResponse(200, {}, LONG);
  for (const cached of [known, plain, unasked]) {
    await expect.poll(() => cached.identity).toBeUndefined();
    expect([...cached.ready.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(LONG.length / 5);
    for (const accepted of ['', 'gzip', 'br', 'zstd']) {
      const response = await answer(cached, { 'accept-encoding': accepted });
      expect(textOf(response.headers.get('content-encoding'), new Uint8Array(await response.arrayBuffer()))).toBe(LONG);
    }
  }
  const short = encodeResponse(200, {}, 'short');
  await new Promise((resolve) => setImmediate(resolve));
  expect(short.identity).toBeDefined();
});
