import { removeGoogleCookies } from './googleCookies.client.ts';

const HOST = 'https://www.googletagmanager.com';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script takes the very `arguments` of a call. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be passed over.
  window.dataLayer.push(arguments);
}

const NO_ADS = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

/**
 * Loads Google Analytics (`G-…`) or a container of Google Tag Manager (`GTM-…`) for a reader who has agreed to be
 * measured; advertising stays denied. `isAllowed` is asked before each hit, so that a withdrawal in another window
 * holds here too.
 */
export function loadGoogleTag(id: string, isAllowed: () => boolean): void {
  const isContainer = id.startsWith('GTM-');
  gtag('consent', 'default', { ...NO_ADS, analytics_storage: 'granted' });
  Object.defineProperty(window, `ga-disable-${id}`, { get: () => !isAllowed() });
  if (isContainer) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    gtag('js', new Date());
    gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  }
  const script = document.createElement('script');
  Object.assign(script, { src: `${HOST}/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`, async: true });
  document.head.append(script);
  addEventListener('storage', () => {
    if (isAllowed()) return;
    gtag('consent', 'update', { ...NO_ADS, analytics_storage: 'denied' });
    removeGoogleCookies();
  });
}
