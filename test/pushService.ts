import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** A browser as a push service and the site know it. */
export type TestBrowser = { endpoint: string; token: string; keys: ECDH; auth: Buffer };

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string>; afterMs?: number };

/** A push service that keeps what it receives, and answers as a test wants. */
export type PushService = {
  origin: string;
  received: Received[];
  /** Answers 201 unless a test says otherwise. */
  answers: { to: (path: string, times: number) => Answer };
  newBrowser: (name: string) => TestBrowser;
  close: () => Promise<void>;
};

export async function openPushService(): Promise<PushService> {
  const received: Received[] = [];
  const times = new Map<string, number>();
  const answers: PushService['answers'] = { to: () => ({ status: 201 }) };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const count = (times.get(path) ?? 0) + 1;
    times.set(path, count);
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers = {}, afterMs = 0 } = answers.to(path, count);
    setTimeout(() => response.writeHead(status, headers).end(), afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    received,
    answers,
    newBrowser: (name) => newBrowser(`${origin}/${name}`),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser with keys of its own. */
export function newBrowser(endpoint: string): TestBrowser {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const token = JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });
  return { endpoint, token, keys, auth };
}

/** Decrypts a message as a browser does (RFC 8291 and 8188), with nothing of the site's own code. */
export function decrypt({ keys, auth }: Pick<TestBrowser, 'keys' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('A message has one record');
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding of the last record is wrong');
  return padded.subarray(0, end).toString('utf8');
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The claims of an `Authorization` header whose signature is right (RFC 8292), and the key that it names. */
export function readVapid(header: string | undefined): z.infer<typeof claims> & { key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong');
  return { ...claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString())), key };
}
