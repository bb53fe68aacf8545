import { type IncomingHttpHeaders, request } from 'node:http';

type WireAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** What a browser asks for. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

/** Asks a running newspaper and gives the bytes of the answer as they came over the wire, compressed or not. */
export function askOverWire(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { method, headers: { 'accept-encoding': BROWSER_ENCODINGS, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
