import * as oauth from 'oauth4webapi';
import { type Clock, milliseconds } from '../../../platform/clock.ts';
import { ConcurrencyLimit } from '../../../platform/concurrencyLimit.ts';
import type { Settings } from '../../../platform/settings.ts';
import { parseEmail } from '../accounts/loginName.ts';

export type GoogleSettings = NonNullable<Settings['google']>;

/** What the browser keeps while its reader is at Google: `state` and `nonce` tie the answer to it, `verifier` is PKCE's (RFC 7636). */
export type GoogleSecrets = { state: string; nonce: string; verifier: string };

/** Why nobody is logged in by Google. */
export type GoogleProblem = 'cancelled' | 'failed' | 'unverified' | 'tooMany';

/** Nobody is logged in; `message` is for the log. */
export class GoogleRefused extends Error {
  readonly problem: GoogleProblem;
  constructor(problem: GoogleProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** For all that is asked of Google in one request of a reader. */
const ANSWER_WITHIN_MS = milliseconds('8s');
const KNOWN_FOR_MS = milliseconds('1h');

/** With a Google that hangs, further readers are told within seconds. */
const asking = new ConcurrencyLimit({ running: 16, waiting: 16, onError: () => undefined });

/** Only the mail address is asked for. */
const SCOPE = 'openid email';

/** The log-in by Google: OpenID Connect's authorization code flow with PKCE. */
export class GoogleClient {
  readonly #settings: GoogleSettings;
  readonly #client: oauth.Client;
  /** Where Google sends the reader back to. */
  readonly #callback: string;
  readonly #clock: Clock;
  /** Google's keys, kept and asked again by the library. */
  readonly #keys: oauth.JWKSCacheInput = {};
  #known: { server: oauth.AuthorizationServer; until: number } | undefined;

  constructor(settings: GoogleSettings, callback: string, clock: Clock) {
    this.#settings = settings;
    this.#client = { client_id: settings.clientId };
    this.#callback = callback;
    this.#clock = clock;
  }

  /** The address at Google to send a reader to. Throws `GoogleRefused`. */
  begin(): Promise<{ address: string; secrets: GoogleSecrets }> {
    return inTime(async (options) => {
      const { authorization_endpoint } = await this.#server(options);
      if (authorization_endpoint === undefined) throw new Error('there is no authorization endpoint');
      const secrets = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      };
      const address = new URL(authorization_endpoint);
      const query = {
        client_id: this.#settings.clientId,
        redirect_uri: this.#callback,
        response_type: 'code',
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        // The reader sees which account it is, and a page of another site logs nobody in unseen.
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return { address: address.href, secrets };
    }, this.#options());
  }

  /** The verified mail address of the reader whom Google has sent back with `query`. Throws `GoogleRefused`. */
  finish(query: URLSearchParams, { state, nonce, verifier }: GoogleSecrets): Promise<string> {
    return inTime(async (options) => {
      const server = await this.#server(options);
      const authenticated = oauth.validateAuthResponse(server, this.#client, query, state);
      const secret = oauth.ClientSecretPost(this.#settings.clientSecret);
      const answer = await oauth.authorizationCodeGrantRequest(
        server,
        this.#client,
        secret,
        authenticated,
        this.#callback,
        verifier,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, this.#client, answer, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, answer, { ...options, [oauth.jwksCache]: this.#keys });
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      const email = typeof claims?.['email'] === 'string' ? parseEmail(claims['email']) : undefined;
      if (email === undefined || claims?.['email_verified'] !== true)
        throw new GoogleRefused('unverified', 'Google has not verified the mail address');
      return email;
    }, this.#options());
  }

  #options(): Asking {
    return {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      // `settings.ts` takes http for this machine only.
      [oauth.allowInsecureRequests]: this.#settings.issuer.startsWith('http:'),
    };
  }

  /** What the issuer says of itself (OpenID Connect Discovery). */
  async #server(options: Asking): Promise<oauth.AuthorizationServer> {
    const now = this.#clock().getTime();
    if (this.#known && this.#known.until > now) return this.#known.server;
    const issuer = new URL(this.#settings.issuer);
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
    this.#known = { server, until: now + KNOWN_FOR_MS };
    return server;
  }
}

type Asking = { signal: AbortSignal; [oauth.allowInsecureRequests]: boolean };

/** Whatever goes wrong at Google, or on the way, is a `GoogleRefused`. */
async function inTime<Result>(ask: (options: Asking) => Promise<Result>, options: Asking): Promise<Result> {
  try {
    return await asking.run(() => ask(options));
  } catch (error) {
    if (error instanceof GoogleRefused) throw error;
    const isCancelled = error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied';
    throw new GoogleRefused(isCancelled ? 'cancelled' : 'failed', describe(error));
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
