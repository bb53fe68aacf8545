import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFields } from './form.ts';

const BOUNDARY = '----WebKitFormBoundaryaQ7x2kZb1LpR9TnD';
const MEGABYTE = 1024 * 1024;

/** A request whose body comes in pieces of `pieceBytes`, and how many bytes of it were asked for. */
function sent(body: Uint8Array, { pieceBytes = 64 * 1024, type = `multipart/form-data; boundary=${BOUNDARY}` } = {}) {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (at >= body.length) return controller.close();
        controller.enqueue(body.subarray(at, at + pieceBytes));
        at += pieceBytes;
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: pieces, duplex: 'half', headers: { 'content-type': type } };
  return { request: new Request('http://localhost/', init), bytesRead: () => at };
}

/** The fields with the contents of their files, in their order. */
async function entriesOf(fields: FormData): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (const [name, value] of fields)
    entries.push(
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')],
    );
  return entries;
}

/** What Node makes of a whole body. */
const entriesByNode = (body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown[]> =>
  new Response(body, { headers: { 'content-type': type } }).formData().then(entriesOf, () => []);

/** A field as Chromium sends it. `name` and `filename` may hold anything. */
type Part = { name: string; filename?: string | undefined; type?: string; content: Uint8Array };

const escaped = (text: string) => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

const headOf = ({ name, filename, type }: Part): string =>
  `Content-Disposition: form-data; name="${escaped(name)}"${
    filename === undefined ? '' : `; filename="${escaped(filename)}"\r\nContent-Type: ${type ?? 'application/octet-stream'}`
  }`;

const bodyOf = (parts: readonly Part[]): Uint8Array<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n${headOf(part)}\r\n\r\n`), part.content, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const name = fc.oneof(fc.constantFrom('title', 'pictures', 'શીર્ષક', 'a"b', '--'), fc.string({ unit: 'binary', maxLength: 12 }));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => new TextEncoder().encode(text)),
  fc
    .constantFrom('', '\0', '\r\n', '\r\n\r\n', '--', '\r\n--', '\uFEFFBOM', `\r\n--${BOUNDARY.slice(0, -1)}`, '\r\n\r')
    .map((text) => new TextEncoder().encode(text)),
);
const part = fc.record({
  name,
  filename: fc.option(fc.oneof(fc.constantFrom('', 'ફોટો ૧.jpg', 'a"b;c.png', 'C:\\a\\b.txt', 'line\nbreak.gif'), name), {
    nil: undefined,
  }),
  type: fc.constantFrom('image/jpeg', 'text/plain; charset=utf-8', 'application/octet-stream'),
  content,
});

test('the form that a browser sends is read as Node reads it, however it comes in pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 200 }), async (parts, pieceBytes) => {
      const body = bodyOf(parts);
      const type = `multipart/form-data; boundary=${BOUNDARY}`;
      const read = await entriesOf(await readFields(sent(body, { pieceBytes }).request));
      expect(read).toEqual(await entriesByNode(body, type));
      expect(read).toHaveLength(parts.length);
    }),
    { numRuns: 300 },
  );
});

const field = (head: string, value = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`;
const named = 'Content-Disposition: form-data; name="a"';
const end = `--${BOUNDARY}--\r\n`;

test.each<[about: string, body: string | Uint8Array<ArrayBuffer>, fields: number, type?: string]>([
  ['a name with RFC 5987 letters', field(`${named}; filename="a.jpg"; filename*=UTF-8''%E0%AA%95.jpg`) + end, 1],
  ['a name with RFC 2047 words', field(`${named}; filename="=?UTF-8?B?4KqV?=.jpg"`) + end, 1],
  ['names without quotes, in capitals', field('CONTENT-DISPOSITION:form-data;NAME=a;FILENAME=b.txt') + end, 1],
  ['contents in base64', field(`${named}; filename="a"\r\nContent-Transfer-Encoding: base64`, 'a2E=') + end, 1],
  ['more headers than a browser sends', field(`X-One: 1\r\n${named}\r\nX-Two: ${BOUNDARY}`) + end, 1],
  ['text before the first boundary', `To old programs\r\n\r\n${field(named)}${end}`, 1],
  ['text behind the last boundary', `${field(named)}${end}\r\n${field(named)}`, 1],
  ['no line end behind the last boundary', field(named) + end.trimEnd(), 1],
  [
    'letters that are not UTF-8',
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${named}\r\n\r\n`), Buffer.of(0xff, 0xe0), Buffer.from(`\r\n${end}`)]),
    1,
  ],
  ['several values of a name', field(named, '2') + field('Content-Disposition: form-data; name="b"') + field(named, '1') + end, 3],
  ['a boundary in quotes', field(named) + end, 1, `multipart/form-data; charset=UTF-8; boundary="${BOUNDARY}"`],
  ['capitals in its type', field(named) + end, 1, `Multipart/Form-Data; Boundary=${BOUNDARY}`],
  ['no fields', end, 0],
  ['no last boundary', field(named), 0],
  ['nothing', '', 0],
  ['no boundary at all', 'a=b', 0],
  ['half a field', `--${BOUNDARY}\r\n${named}`, 0],
  ['line ends without CR', (field(named) + end).replaceAll('\r', ''), 0],
  ['no name', field('Content-Disposition: form-data') + end, 0],
  ['no headers', `--${BOUNDARY}\r\n\r\nx\r\n${end}`, 0],
  ['its boundary without dashes in a value', field(named, `1 ${BOUNDARY} 2`) + end, 0],
  ['no boundary in its type', field(named) + end, 0, 'multipart/form-data'],
  ['another type', field(named) + end, 0, `multipart/mixed; boundary=${BOUNDARY}`],
])('a form with %s is read as Node reads it', async (_about, body, fields, type = `multipart/form-data; boundary=${BOUNDARY}`) => {
  const bytes = Buffer.from(body);
  for (const pieceBytes of [1, 7, 4096]) {
    const read = await entriesOf(await readFields(sent(bytes, { pieceBytes, type }).request));
    expect(read).toEqual(await entriesByNode(bytes, type));
    expect(read).toHaveLength(fields);
  }
});

/** As large as the form with pictures may be. */
const filledWith = (beginning: string, repeated: string, rest: string): Uint8Array =>
  Buffer.concat([Buffer.from(beginning), Buffer.alloc(48 * MEGABYTE, repeated), Buffer.from(rest)]);

test.each([
  ['a million fields', filledWith('', field(named), end)],
  ['a million headers of a field', filledWith(`--${BOUNDARY}\r\n${named}\r\n`, 'a:b\r\n', `\r\nx\r\n${end}`)],
  ['a million attributes of a header', filledWith(`--${BOUNDARY}\r\n${named}`, ';a=b', `\r\n\r\nx\r\n${end}`)],
  ['a name of 48 MB', filledWith(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`, 'n', `"\r\n\r\nx\r\n${end}`)],
  ['thousands of fields with thousands of attributes', filledWith('', field(`${named}${';a=b'.repeat(4_000)}`), end)],
])('of a form with %s no more than its beginning is read', async (_about, body) => {
  const { request, bytesRead } = sent(body);
  expect([...(await readFields(request)).keys()].length).toBe(0);
  expect(bytesRead()).toBeLessThan(2 * MEGABYTE);
});

test('of a form without files no more is read than the texts of a form may have', async () => {
  const urlencoded = (value: string) => new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ a: value }) });
  expect((await readFields(urlencoded('ક'.repeat(50_000)))).get('a')).toHaveLength(50_000);
  // As many letters as the form with pictures may have: they took three seconds.
  expect((await readFields(urlencoded('ક'.repeat(5_000_000)))).has('a')).toBe(false);
});

test('a file is read whole, whatever its size', async () => {
  const file = Buffer.alloc(20 * MEGABYTE, '\r\n--');
  const picture = (await readFields(sent(bodyOf([{ name: 'pictures', filename: 'a', content: file }])).request)).get('pictures');
  expect(picture instanceof File && picture.size).toBe(file.length);
});
