import { MessageNotSent, type Sms } from './message.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Sends text messages by a gateway: a POST of `{"to": "+91…", "text": "…"}` as JSON, with `key` as its bearer token.
 * Throws `MessageNotSent` unless the answer is 2xx within ten seconds.
 */
export function openSmsGateway(url: string, key: string | undefined): (sms: Sms) => Promise<void> {
  return async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch((error: unknown) => {
      throw new MessageNotSent(`the gateway for text messages: ${String(error)}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new MessageNotSent(`the gateway for text messages answered ${answer.status}`);
  };
}
