import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BucketServer = {
  endpoint: string;
  files: Map<string, { bytes: Buffer; type: string }>;
  /** While true, requests are accepted and not answered. */
  isSilent: boolean;
  close: () => Promise<void>;
};

/** As much of S3's protocol as a bucket of files needs: put, get (parts too), head. Keys are kept with the bucket's name. */
export async function openBucketServer(): Promise<BucketServer> {
  const files: BucketServer['files'] = new Map();
  const server = createServer(async (request, response) => {
    if (bucket.isSilent) return;
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname.slice(1));
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const bytes = unchunked(Buffer.concat(chunks), String(request.headers['x-amz-content-sha256'] ?? ''));
      files.set(key, { bytes, type: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    const file = files.get(key);
    if (!file) {
      const body = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
      return void response.writeHead(404, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : body);
    }
    const range = /bytes=(\d*)-(\d*)/.exec(request.headers.range ?? '');
    const last = file.bytes.length - 1;
    const [, first, end] = range ?? [];
    if (first && Number(first) > last) {
      const body = '<?xml version="1.0"?><Error><Code>InvalidRange</Code><Message>beyond the end</Message></Error>';
      return void response.writeHead(416, { 'content-type': 'application/xml' }).end(body);
    }
    const [from, to] = first ? [Number(first), end ? Math.min(Number(end), last) : last] : [end ? last + 1 - Number(end) : 0, last];
    const part = file.bytes.subarray(from, to + 1);
    response.writeHead(range ? 206 : 200, {
      'content-type': file.type,
      'content-length': part.length,
      etag: '"1"',
      'last-modified': new Date(0).toUTCString(),
      ...(range ? { 'content-range': `bytes ${from}-${to}/${file.bytes.length}` } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bucket: BucketServer = {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    isSilent: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}

/** The SDK may send a body in signed chunks: `<hex length>;…\r\n<bytes>\r\n` … and trailers after the last, empty one. */
function unchunked(body: Buffer, signature: string): Buffer {
  if (!signature.startsWith('STREAMING')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16);
    if (!length) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(parts);
}
