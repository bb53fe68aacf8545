import { readOutbox } from '../../../src/platform/messages/outbox.ts';
import type { TestApp } from '../openTestApp.ts';

/** Settings of a site on a laptop, whose messages stay in its outbox. */
export const LAPTOP = { SITE_URL: 'http://localhost:3000' };

/** A browser without script: it keeps cookies and sends forms. */
export class ReaderDevice {
  readonly #cookies = new Map<string, string>();
  readonly #test: TestApp;
  readonly #address: string;

  constructor(test: TestApp, address = '198.51.100.7') {
    this.#test = test;
    this.#address = address;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await this.#test.request(path, { ...init, headers }, this.#address);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  send(path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(`/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The code in the newest message of the outbox to somebody. */
  async newestCode(to: string): Promise<string> {
    const message = (await readOutbox(this.#test.app.db, 50)).find((one) => one.to === to);
    const code = /\d{6,}/.exec(message?.text ?? '')?.[0];
    if (!code) throw new Error(`No code was sent to ${to}`);
    return code;
  }

  /** Logs in with a code, and gives the answer that says where to go. */
  async logIn(typed: string, to: string, next = ''): Promise<Response> {
    await this.send('/account/login', { loginName: typed, next });
    return this.send('/account/code', { code: await this.newestCode(to) });
  }
}
