import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { RunningApp } from '../templateApp.ts';

const PASSWORD = 'limbdo varsad chopat 9';
const EMAIL = 'mira@savar.example';

/** Asks the newsroom's API of a running newspaper; a body is sent as JSON. */
export type AskNewsroom = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Makes the first administrator of a running newspaper over HTTP, as a browser does: the printed link, the password, the second factor. */
export async function signInFirstEditor(app: RunningApp): Promise<AskNewsroom> {
  const cookies = new Map<string, string>();
  const ask: AskNewsroom = async (method, path, body) => {
    const response = await fetch(`${app.url}/newsroom/api${path}`, {
      method,
      headers: {
        origin: app.url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const account = async (path: string, body: object): Promise<unknown> => {
    const response = await ask('POST', `/account${path}`, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const link = /#welcome=([\w-]+)/.exec(app.output())?.[1];
  await account('/welcome', { link, password: PASSWORD, name: 'મીરા શાહ', email: EMAIL });
  await account('/sign-in/email', { email: EMAIL, password: PASSWORD });
  const { totpURI } = z.object({ totpURI: z.string() }).parse(await account('/two-factor/enable', { password: PASSWORD }));
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  await account('/two-factor/verify-totp', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  return ask;
}
