import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { browserName } from '../../../site/push/pushCall.client.ts';
import { staffToken } from '../../../site/push/pushStore.client.ts';
import {
  askPermission,
  checkSupport,
  findSubscription,
  orElse,
  PushError,
  subscribe,
  tokenOf,
} from '../../../site/push/pushSubscription.client.ts';
import { readBrowser, removeBrowser, STAFF_WORKER, saveBrowser } from './endpoints.ts';

// Notifications in the browser of a member of the staff. The server knows a browser by the session in it.

/** Whether notifications are on in this browser, for this session. Throws `PushError` if they cannot be had, and `CallError`. */
export async function isPushOn(): Promise<boolean> {
  checkSupport();
  await orElse('indexed-db-unsupported', staffToken.read);
  if (Notification.permission === 'denied') throw new PushError('permission-blocked');
  if (Notification.permission !== 'granted') return false;
  const subscription = await orElse('invalid-sw-registration', () => findSubscription(STAFF_WORKER.scope));
  if (!subscription) return false;
  return (await callApi(readBrowser)).endpoint === subscription.endpoint;
}

/** Asks for the permission, subscribes, and sends the token. Must be called by a press. Throws `PushError` and `CallError`. */
export async function turnPushOn(staffId: string): Promise<void> {
  await askPermission();
  await orElse('indexed-db-unsupported', staffToken.read);
  const { applicationServerKey } = await callApi(readBrowser);
  await save(await subscribe(STAFF_WORKER, applicationServerKey), staffId);
}

async function save(subscription: PushSubscription, staffId: string): Promise<void> {
  const token = { browserToken: tokenOf(subscription), browserName: browserName(navigator.userAgent) };
  await callApi(saveBrowser, { body: token });
  await orElse('indexed-db-unsupported', () => staffToken.store({ ...token, staffId }));
}

/** Throws `PushError` and `CallError`. */
export async function turnPushOff(): Promise<void> {
  await callApi(removeBrowser);
  const subscription = await orElse('invalid-sw-registration', () => findSubscription(STAFF_WORKER.scope));
  await subscription?.unsubscribe();
  await orElse('indexed-db-unsupported', staffToken.forget);
}

/**
 * Turns notifications on again in a new session of the member who had them on in this browser, and sends a renewed token. Nobody else's are
 * turned on. What fails is tried again with the next page.
 */
export async function keepPush(staffId: string): Promise<void> {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const stored = await staffToken.read();
    if (stored?.staffId !== staffId || (await isPushOn())) return;
    const subscription = await findSubscription(STAFF_WORKER.scope);
    if (subscription) await save(subscription, staffId);
  } catch (error) {
    if (!(error instanceof CallError || error instanceof PushError || error instanceof DOMException)) throw error;
  }
}
