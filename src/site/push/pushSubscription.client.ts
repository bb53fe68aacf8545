import type { PushProblem } from './words.ts';

// How a browser subscribes to messages, for readers and for the staff. Each has a service worker of its own, and so a
// subscription of its own.

/** The site's worker is installed with the list for readers without internet, for which it waits up to 30 s (`offlineWorker.client.ts`). */
const READY_WITHIN_MS = 40_000;

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
export async function orElse<Result>(code: PushProblem, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PushError ? error : new PushError(code);
  }
}

/** Throws `PushError` in a browser without notifications. */
export function checkSupport(): void {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) throw new PushError('unsupported-browser');
}

/** Asks for the permission: first of all, since browsers ask only shortly after a press. Throws `PushError`. */
export async function askPermission(): Promise<void> {
  checkSupport();
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('permission-blocked');
}

/** The subscription of the service worker with this scope, if there is one. */
export async function findSubscription(scope: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // The one found may be another's whose scope is wider.
  if (!registration || new URL(registration.scope).pathname !== scope) return undefined;
  return (await registration.pushManager?.getSubscription()) ?? undefined;
}

/** Registers a service worker and subscribes with the key of the site. Throws `PushError`. */
export async function subscribe({ script, scope }: { script: string; scope: string }, key: string): Promise<PushSubscription> {
  const registration = await orElse('failed-service-worker-registration', () => navigator.serviceWorker.register(script, { scope }));
  await orElse('invalid-sw-registration', () => untilActive(registration));
  return orElse('token-subscribe-failed', () => subscribeWith(registration, key));
}

async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker) {
    const leaving = new AbortController();
    const broken = () => new PushError('invalid-sw-registration');
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = window.setTimeout(() => reject(broken()), READY_WITHIN_MS);
        leaving.signal.addEventListener('abort', () => clearTimeout(timer));
        const look = () => {
          if (worker.state === 'activating' || worker.state === 'activated') resolve();
          if (worker.state === 'redundant') reject(broken());
        };
        worker.addEventListener('statechange', look, { signal: leaving.signal });
        look();
      });
    } finally {
      leaving.abort();
    }
  }
  if (!registration.active || !registration.pushManager) throw new PushError('invalid-sw-registration');
}

async function subscribeWith(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
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

/** The token of a subscription, as the server wants it. Throws `PushError`. */
export function tokenOf(subscription: PushSubscription): string {
  const browserToken = JSON.stringify(subscription);
  if (!browserToken.includes('p256dh')) throw new PushError('no-token');
  return browserToken;
}
