import { isMessagePicture, type PushMessage } from '../../platform/push/pushMessage.ts';
import { type FetchEvent, installOffline, onFetch } from '../offline/offlineWorker.client.ts';
import { callPush } from './pushCall.client.ts';
import { noteShown, readerToken, staffToken } from './pushStore.client.ts';

// The service worker of readers, and in another scope that of the staff. It shows notifications; that of readers also answers when there is
// no network (`site/offline/`). Taking over open pages at once does them no harm: nothing in it belongs to one version of a page.

type Waits = { waitUntil: (work: Promise<unknown>) => void };

// The scope of a service worker; the types of pages, which the other scripts have, do not know it.
declare const registration: ServiceWorkerRegistration;
/** The addresses of the site's picture and of its outline, and whose service worker it is (`serviceWorkerPage.ts`). */
declare const siteIcon: string;
declare const siteBadge: string;
declare const audience: 'readers' | 'staff';
declare const clients: {
  claim: () => Promise<void>;
  matchAll: (options: {
    type: 'window';
    includeUncontrolled: boolean;
  }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
  openWindow: (address: string) => Promise<unknown>;
};
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: 'install' | 'activate', act: (event: Waits) => void): void;
declare function addEventListener(type: 'push', act: (event: Waits & { data: { json: () => unknown } | null }) => void): void;
declare function addEventListener(type: 'notificationclick', act: (event: Waits & { notification: Notification }) => void): void;
declare function addEventListener(type: 'pushsubscriptionchange', act: (event: Waits & Changed) => void): void;
declare function addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void;
type Changed = { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

const isForReaders = audience === 'readers';
addEventListener('install', (event) => event.waitUntil(Promise.all([skipWaiting(), isForReaders && installOffline()])));
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), isForReaders && registration.navigationPreload?.enable()])),
);
if (isForReaders) addEventListener('fetch', onFetch);
addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, address } = event.notification.data ?? {};
  event.waitUntil(Promise.all([open(address), tellOpened(id)]));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

function readMessage(data: { json: () => unknown } | null): PushMessage | undefined {
  try {
    const message = data?.json();
    if (typeof message !== 'object' || message === null) return undefined;
    const text = (name: string): string => {
      const value: unknown = Reflect.get(message, name);
      return typeof value === 'string' ? value : '';
    };
    const picture = text('picture');
    return {
      picture: isMessagePicture(picture) ? picture : '',
      id: text('id'),
      title: text('title'),
      text: text('text'),
      address: text('address'),
      tag: text('tag'),
    };
  } catch {
    return undefined;
  }
}

/** Shows a message once, however often it arrives. */
async function show(message: PushMessage | undefined): Promise<void> {
  if (!message?.title || !(await noteShown(message.id))) return;
  const { id, title, text, address, tag, picture } = message;
  const pictures = { icon: siteIcon, badge: siteBadge, ...(picture === '' ? {} : { image: picture }) };
  const options = { body: text, tag, renotify: true, ...pictures, lang: 'gu', data: { id, address } };
  await registration.showNotification(title, options);
}

/** An address of this site; the front page for any other. Chrome on Android 7 stays without `URL.canParse`. */
function addressOfSite(address: unknown): URL {
  const home = new URL('/', location.origin);
  try {
    const url = new URL(typeof address === 'string' ? address : '', home);
    return url.origin === home.origin ? url : home;
  } catch {
    return home;
  }
}

/** Opens an address of this site, in its window if it is open already. */
async function open(address: unknown): Promise<void> {
  const ours = addressOfSite(address);
  const marked = new URL(ours);
  // For what counts the reading: a window that a message opens has no page before.
  if (audience !== 'staff') marked.searchParams.set('utm_medium', 'push');
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = windows.find((one) => one.url === ours.href || one.url === marked.href);
  await (isOpen?.focus() ?? clients.openWindow(marked.href));
}

async function tellOpened(id: unknown): Promise<void> {
  // What members of the staff open is marked as read by the newsroom.
  if (audience === 'staff') return;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription && typeof id === 'string') await callPush('POST', 'opened', { id, browserToken: JSON.stringify(subscription) });
}

/** The browser has another token: it is sent in place of the old one. What does not arrive is sent by the next page that is opened. */
async function renew({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ?? (key ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : undefined);
  if (!subscription) return;
  const browserToken = JSON.stringify(subscription);
  await (audience === 'staff' ? renewStaff(browserToken) : renewReader(browserToken));
}

async function renewReader(browserToken: string): Promise<void> {
  const stored = await readerToken.read();
  if (!stored) return;
  const { browserName, consent } = stored;
  const body = { browserToken, browserName, consent, replaces: stored.browserToken };
  const answer = await callPush<{ isSuccess: boolean }>('POST', 'browser-token/save', body);
  if (answer?.data?.isSuccess) await readerToken.store({ ...stored, browserToken, savedAt: Date.now() });
}

/** The session says whose browser it is; without one the server takes nothing. */
async function renewStaff(browserToken: string): Promise<void> {
  const stored = await staffToken.read();
  if (!stored) return;
  await fetch('/newsroom/api/notifications/browser', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ browserToken, browserName: stored.browserName }),
    signal: AbortSignal.timeout(10_000),
  });
}
