import { browserName, callPush } from './pushCall.client.ts';
import { forgetToken, readToken, storeToken } from './pushStore.client.ts';
import type { PushProblem } from './words.ts';

/** Specification, section 4: a token is sent again when it is older than 7 days. */
const REFRESH_AFTER_MS = 7 * 24 * 60 * 60_000;
const WORKER = '/sw.js';
const READY_WITHIN_MS = 10_000;

/** Why notifications cannot be turned on, changed or turned off. `said` is a sentence of the server, if there is one. */
export class PushError extends Error {
  readonly code: PushProblem;
  readonly said: string | undefined;
  constructor(code: PushProblem, said?: string) {
    super(code);
    this.code = code;
    this.said = said;
  }
}

/** Calls `work`; whatever fails in it has this code. */
async function orElse<Result>(code: PushProblem, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PushError ? error : new PushError(code);
  }
}

/** Throws `PushError` if this browser cannot have notifications at all. */
export async function checkBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) throw new PushError('unsupported-browser');
  await orElse('indexed-db-unsupported', readToken);
}

/** The subscription of this browser, if it has one. */
async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** The token by which the server knows this browser; undefined while notifications are off. */
export async function findToken(): Promise<string | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const subscription = await findSubscription();
  return subscription && JSON.stringify(subscription);
}

/** Asks for the permission, subscribes, and sends the token. Must be called by a press. Throws `PushError`. */
export async function turnOn(topics: readonly string[] | undefined): Promise<readonly string[]> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) throw new PushError('unsupported-browser');
  // Asked first: browsers ask only shortly after a press.
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('permission-blocked');
  await orElse('indexed-db-unsupported', readToken);
  const config = (await callPush<{ applicationServerKey?: string; consent?: string }>('GET', 'config'))?.data;
  if (!config?.applicationServerKey || !config.consent) throw new PushError('missing-app-config-values');
  const registration = await orElse('failed-service-worker-registration', () => navigator.serviceWorker.register(WORKER));
  await orElse('invalid-sw-registration', () => untilActive(registration));
  const subscription = await orElse('token-subscribe-failed', () => subscribe(registration, config.applicationServerKey ?? ''));
  return save('token-subscribe-failed', subscription, { topics, consent: config.consent });
}

async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  let timer = 0;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new PushError('invalid-sw-registration')), READY_WITHIN_MS);
  });
  await Promise.race([navigator.serviceWorker.ready, tooLate]);
  clearTimeout(timer);
  if (!registration.pushManager) throw new PushError('invalid-sw-registration');
}

async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw new PushError('permission-blocked');
    // A subscription for another key, from before the site was set up anew.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

type Choice = { topics: readonly string[] | undefined; consent: string };

async function save(code: PushProblem, subscription: PushSubscription | null, { topics, consent }: Choice): Promise<readonly string[]> {
  const browserToken = subscription && JSON.stringify(subscription);
  if (!browserToken?.includes('p256dh')) throw new PushError('no-token');
  const before = await orElse('indexed-db-unsupported', readToken);
  const replaces = before && before.browserToken !== browserToken ? { replaces: before.browserToken } : {};
  const body = { browserToken, browserName: browserName(navigator.userAgent), consent, ...(topics && { topics }), ...replaces };
  const answer = await callPush<{ isSuccess: boolean; topics: string[] }>('POST', 'browser-token/save', body);
  if (!answer?.data?.isSuccess) throw new PushError(code, answer?.code === 429 ? answer.message : undefined);
  await storeToken({ browserToken, browserName: body.browserName, consent, savedAt: Date.now() });
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
  const subscription = await orElse('invalid-sw-registration', findSubscription);
  const stored = await orElse('indexed-db-unsupported', readToken);
  if (!subscription || !stored) throw new PushError('no-token');
  return save('token-update-failed', subscription, { topics, consent: stored.consent });
}

/** Throws `PushError`. */
export async function turnOff(): Promise<void> {
  const subscription = await orElse('invalid-sw-registration', findSubscription);
  if (!subscription) throw new PushError('no-token');
  const browserToken = JSON.stringify(subscription);
  if (!(await subscription.unsubscribe())) throw new PushError('token-update-failed');
  // If this does not arrive, the push service says the same when the next message is sent.
  await callPush('DELETE', 'browser-token', { browserToken });
  await forgetToken();
}

/** Sends the token again if it has changed or is older than 7 days (specification, section 4). */
export async function refreshToken(): Promise<void> {
  const stored = await readToken();
  const subscription = stored && (await findSubscription());
  if (!subscription) return;
  if (stored.browserToken === JSON.stringify(subscription) && Date.now() - stored.savedAt < REFRESH_AFTER_MS) return;
  await save('token-update-failed', subscription, { topics: undefined, consent: stored.consent });
}
