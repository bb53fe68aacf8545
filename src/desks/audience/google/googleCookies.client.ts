/** Whether the browser itself says that its reader does not want to be followed. */
export const isGoogleRefused = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Removes what Google Analytics has set on this site: its script may have chosen any domain above the page's. */
export function removeGoogleCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
