import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { RunningApp } from '../templateApp.ts';

const about = { name: 'મીરા શાહ', email: 'mira@savar.example', password: 'limbdo varsad chopat 9' };

/**
 * Makes the first administrator of a newspaper that runs as its own process, as its start says, and signs in with both factors. Gives the
 * headers with which an editor's browser sends its requests.
 */
export async function signInOverHttp({ url, output }: RunningApp): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  const headers = () => ({ origin: url, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const account = async <Answer extends z.ZodType>(path: string, body: object, answer: Answer): Promise<z.infer<Answer>> => {
    const response = await fetch(`${url}/newsroom/api/account${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer.parse(JSON.parse(text));
  };
  const link = /#welcome=(\S+)/.exec(output())?.[1];
  if (!link) throw new Error('The newspaper has staff already');
  const { email, password } = about;
  await account('/welcome', { link, ...about }, z.object({}));
  await account('/sign-in/email', { email, password }, z.object({}));
  const { totpURI } = await account('/two-factor/enable', { password }, z.object({ totpURI: z.string() }));
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await account('/two-factor/verify-totp', { code }, z.object({}));
  return headers();
}
