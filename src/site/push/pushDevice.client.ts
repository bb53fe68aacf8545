import { browserName, callPush } from './pushCall.client.ts';
import { readerToken } from './pushStore.client.ts';
import { askPermission, checkSupport, findSubscription, orElse, PushError, subscribe, tokenOf } from './pushSubscription.client.ts';
import type { PushProblem } from './words.ts';

/** Specification, section 4: a token is sent again when it is older than 7 days. */
const REFRESH_AFTER_MS = 7 * 24 * 60 * 60_000;
const SCOPE = '/';

/** Throws `PushError` if this browser cannot have notifications at all. */
export async function checkBrowser(): Promise<void> {
  checkSupport();
  await orElse('indexed-db-unsupported', readerToken.read);
}

/** The token by which the server knows this browser; undefined while notifications are off. */
export async function findToken(): Promise<string | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const subscription = await findSubscription(SCOPE);
  return subscription && JSON.stringify(subscription);
}

/** Asks for the permission, subscribes, and sends the token. Must be called by a press. Throws `PushError`. */
export async function turnOn(topics: readonly string[] | undefined): Promise<readonly string[]> {
  await askPermission();
  await orElse('indexed-db-unsupported', readerToken.read);
  const config = (await callPush<{ applicationServerKey?: string; consent?: string }>('GET', 'config'))?.data;
  if (!config?.applicationServerKey || !config.consent) throw new PushError('missing-app-config-values');
  const subscription = await subscribe({ script: '/sw.js', scope: SCOPE }, config.applicationServerKey);
  return save('token-subscribe-failed', subscription, { topics, consent: config.consent });
}

type Choice = { topics: readonly string[] | undefined; consent: string };

async function save(code: PushProblem, subscription: PushSubscription, { topics, consent }: Choice): Promise<readonly string[]> {
  const browserToken = tokenOf(subscription);
  const before = await orElse('indexed-db-unsupported', readerToken.read);
  const replaces = before && before.browserToken !== browserToken ? { replaces: before.browserToken } : {};
  const body = { browserToken, browserName: browserName(navigator.userAgent), consent, ...(topics && { topics }), ...replaces };
  const answer = await callPush<{ isSuccess: boolean; topics: string[] }>('POST', 'browser-token/save', body);
  if (!answer?.data?.isSuccess) throw new PushError(code, answer?.code === 429 ? answer.message : undefined);
  await readerToken.store({ browserToken, browserName: body.browserName, consent, savedAt: Date.now() });
  return answer.data.topics;
}

/** The topics of this browser; undefined if notifications are off. Throws `PushError`. */
export async function readTopics(): Promise<readonly string[] | undefined> {
  const browserToken = await findToken();
  if (browserToken === undefined) return undefined;
  return (await callPush<{ topics: string[] }>('POST', 'browser-token/topics', { browserToken }))?.data?.topics;
}

/** Throws `PushError`. */
export async function changeTopics(topics: readonly string[]): Promise<readonly string[]> {
  const subscription = await orElse('invalid-sw-registration', () => findSubscription(SCOPE));
  const stored = await orElse('indexed-db-unsupported', readerToken.read);
  if (!subscription || !stored) throw new PushError('no-token');
  return save('token-update-failed', subscription, { topics, consent: stored.consent });
}

/** Throws `PushError`. */
export async function turnOff(): Promise<void> {
  const subscription = await orElse('invalid-sw-registration', () => findSubscription(SCOPE));
  if (!subscription) throw new PushError('no-token');
  const browserToken = JSON.stringify(subscription);
  if (!(await subscription.unsubscribe())) throw new PushError('token-update-failed');
  // If this does not arrive, the push service says the same when the next message is sent.
  await callPush('DELETE', 'browser-token', { browserToken });
  await readerToken.forget();
}

/** Sends the token again if it has changed or is older than 7 days (specification, section 4). */
export async function refreshToken(): Promise<void> {
  const stored = await readerToken.read();
  const subscription = stored && (await findSubscription(SCOPE));
  if (!subscription) return;
  if (stored.browserToken === JSON.stringify(subscription) && Date.now() - stored.savedAt < REFRESH_AFTER_MS) return;
  await save('token-update-failed', subscription, { topics: undefined, consent: stored.consent });
}
