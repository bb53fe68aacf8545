import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Claims = Record<string, unknown>;

const CLIENT = { GOOGLE_CLIENT_ID: 'savar-test', GOOGLE_CLIENT_SECRET: 'secret-of-the-test' };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token (RFC 7519) with these claims. */
export function idToken(claims: Claims, key: KeyObject, kid = 'one'): string {
  const body = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
}

/** An OpenID provider in the test's process, with a key of its own; it checks what a client must send (RFC 6749, RFC 7636). */
export class GoogleStandIn {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #key = newKey();
  readonly #codes = new Map<string, { query: URLSearchParams; email: string }>();
  /** Another key, which the provider does not publish. */
  readonly otherKey = newKey().privateKey;
  /** What its ID tokens say, if not what they should. */
  claims: (claims: Claims) => Claims = (claims) => claims;
  /** How its ID tokens are signed. */
  signed: (claims: Claims) => string = (claims) => idToken(claims, this.#key.privateKey);
  /** Milliseconds before a token is given. */
  delay = 0;
  isDown = false;
  #port = 0;

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
    this.#port = address.port;
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** As it should be again. */
  reset(): void {
    this.claims = (claims) => claims;
    this.signed = (claims) => idToken(claims, this.#key.privateKey);
    this.delay = 0;
    this.isDown = false;
  }

  /** Its address, also for requests that it answers while it stops. */
  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The site's settings with this provider. */
  get settings(): Record<string, string> {
    return { ...CLIENT, GOOGLE_ISSUER: this.issuer };
  }

  /** The address of the site to which a reader who chooses this mail account on its page at `address` is sent back. */
  async choose(address: string, email: string): Promise<string> {
    const { search } = new URL(address);
    const answer = await fetch(`${this.issuer}/consent${search}&email=${encodeURIComponent(email)}`, { redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (this.isDown) return void request.destroy();
    if (pathname === '/.well-known/openid-configuration')
      return void json(200, {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      });
    if (pathname === '/keys')
      return void json(200, { keys: [{ ...this.#key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    if (pathname === '/auth') return void this.#askReader(searchParams, response);
    if (pathname === '/consent') return void this.#sendBack(searchParams, response);
    if (pathname === '/token') {
      const body = new URLSearchParams(await text(request));
      await new Promise((resolve) => setTimeout(resolve, this.delay));
      const token = this.#exchange(body);
      return void (token ? json(200, token) : json(400, { error: 'invalid_grant' }));
    }
    json(404, {});
  }

  #askReader(query: URLSearchParams, response: ServerResponse): void {
    const link = (label: string, more: Record<string, string>) =>
      `<p><a href="/consent?${new URLSearchParams([...query, ...Object.entries(more)]).toString().replaceAll('&', '&amp;')}">${label}</a></p>`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Stand-in</title><h1>Choose an account</h1>${link('mira@savar.example', { email: 'mira@savar.example' })}${link('Cancel', {})}`,
      );
  }

  #sendBack(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri') ?? '');
    const email = query.get('email');
    back.searchParams.set('state', query.get('state') ?? '');
    if (email === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      this.#codes.set(code, { query, email });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  /** A code is good once, for the client that asked for it with the same redirect address and verifier. */
  #exchange(body: URLSearchParams): Claims | undefined {
    const given = this.#codes.get(body.get('code') ?? '');
    this.#codes.delete(body.get('code') ?? '');
    if (!given) return undefined;
    const { query, email } = given;
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      body.get('client_id') === CLIENT.GOOGLE_CLIENT_ID &&
      body.get('client_secret') === CLIENT.GOOGLE_CLIENT_SECRET &&
      body.get('redirect_uri') === query.get('redirect_uri') &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('code_challenge') === challenge;
    if (!isRight) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT.GOOGLE_CLIENT_ID,
      sub: `sub-${email}`,
      iat: now,
      exp: now + 3600,
      nonce: query.get('nonce'),
      email,
      email_verified: true,
    };
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token: this.signed(this.claims(claims)) };
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
