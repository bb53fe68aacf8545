import type { Page } from '@playwright/test';
import { newBrowser } from '../../pushService.ts';

type Fault =
  | 'none'
  | 'noPushManager'
  | 'noStorage'
  | 'silentStorage'
  | 'denied'
  | 'noWorker'
  /** It is being installed until the page gets the event `worker-installed`. */
  | 'slowWorker'
  | 'badWorker'
  | 'noSubscription';
type StandIn = { token: string; fault: Fault; permission: NotificationPermission };

/**
 * Chromium without a window has no push service and asks nobody for a permission. What stands in for both is this; the service worker, the
 * store and the server are real. The subscription is kept over page views in `sessionStorage`.
 */
export async function pushStandIn(page: Page, more: Partial<StandIn> = {}): Promise<string> {
  const { token } = newBrowser(`https://push.example.com/send/${crypto.randomUUID()}`);
  await page.addInitScript(
    ({ token, fault, permission }: StandIn) => {
      let given = sessionStorage.getItem('permission') ?? permission;
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => given });
      Notification.requestPermission = async () => {
        const answer = fault === 'denied' ? 'denied' : 'granted';
        sessionStorage.setItem('permission', answer);
        given = answer;
        return answer;
      };
      const subscription = {
        endpoint: JSON.parse(token).endpoint,
        toJSON: () => JSON.parse(token),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
        subscribe: async () => {
          if (fault === 'noSubscription') throw new DOMException('Registration failed - push service error', 'AbortError');
          sessionStorage.setItem('subscribed', '1');
          return subscription;
        },
      });
      if (fault === 'noPushManager') Reflect.deleteProperty(window, 'PushManager');
      if (fault === 'noStorage')
        Object.assign(IDBFactory.prototype, {
          open: () => {
            throw new DOMException('A private window', 'SecurityError');
          },
        });
      if (fault === 'silentStorage') Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
      if (fault === 'noWorker')
        Object.assign(ServiceWorkerContainer.prototype, { register: () => Promise.reject(new TypeError('The script did not load')) });
      if (fault === 'slowWorker') {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = async function (...about) {
          const registration = await register.apply(this, about);
          const worker = Object.assign(new EventTarget(), { state: 'installing' });
          addEventListener('worker-installed', () => {
            worker.state = 'activated';
            worker.dispatchEvent(new Event('statechange'));
          });
          const meanwhile = new Map<PropertyKey, unknown>([
            ['installing', worker],
            ['active', null],
          ]);
          const isLate = (key: PropertyKey) => worker.state === 'installing' && meanwhile.has(key);
          return new Proxy(registration, { get: (real, key) => (isLate(key) ? meanwhile.get(key) : Reflect.get(real, key, real)) });
        };
      }
      if (fault === 'badWorker') Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => undefined });
    },
    { token, fault: 'none', permission: 'default', ...more } satisfies StandIn,
  );
  return token;
}
