/** The two presentations of the home page (specification, section 2). A tablet gets the desktop's. */
export type Device = 'mobile' | 'desktop';

/** The device class of a request, from the client hint where the browser sends it, else from its name. */
export function deviceOf(header: (name: string) => string | undefined): Device {
  const hint = header('sec-ch-ua-mobile');
  if (hint) return hint === '?1' ? 'mobile' : 'desktop';
  return /\bMobile\b|iPhone|iPod|Opera Mini|KAIOS/i.test(header('user-agent') ?? '') ? 'mobile' : 'desktop';
}

/** Where a phone's apps come from. */
export type Store = 'android' | 'ios';

/** The store of a phone's apps, by the browser's name; computers have none. */
export function storeOf(userAgent: string): Store | undefined {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return undefined;
}
