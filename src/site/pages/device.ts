import { siteConfig } from '../../../site.config.ts';

/** The two versions of a front page (specification, section 2). Tablets get the desktop version. */
export type Device = 'mobile' | 'desktop';

/** The device class of a request, from the client hint if the browser sends it, otherwise from the user agent. */
export function deviceOf(header: (name: string) => string | undefined): Device {
  const hint = header('sec-ch-ua-mobile');
  if (hint) return hint === '?1' ? 'mobile' : 'desktop';
  return /\bMobile\b|iPhone|iPod|Opera Mini|KAIOS/i.test(header('user-agent') ?? '') ? 'mobile' : 'desktop';
}

/** The app stores of phones. */
export type Store = keyof typeof siteConfig.stores;

/** The page that leads to the newspaper's app; undefined if there is none in a store. */
export const downloadAppAddress: string | undefined =
  siteConfig.stores.android || siteConfig.stores.ios ? `/${siteConfig.slug}/download-app` : undefined;

/** The app store for a user agent; undefined for computers. */
export function storeOf(userAgent: string): Store | undefined {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return undefined;
}
