import { hasAgreed, hasConsentHere } from '../../../site/consent/deviceConsent.client.ts';
import { isGoogleRefused, removeGoogleCookies } from '../google/googleCookies.client.ts';
import { measurementConsent } from '../google/measurementConsent.ts';
import type { GoogleTagProps } from './GoogleTag.tsx';

/** Loads Google's script for a reader who has agreed; for another it removes what an earlier consent has left. */
export function start(_island: Element, { id, wording }: GoogleTagProps): void {
  // A copy of the page that is kept for reading without a network.
  if (!navigator.onLine) return;
  const consent = measurementConsent(wording);
  void hasAgreed(consent).then(async (isAgreed) => {
    if (!isAgreed || isGoogleRefused()) return removeGoogleCookies();
    const isOfAccount = 'reader' in document.documentElement.dataset;
    const { loadGoogleTag } = await import('../google/googleTag.client.ts');
    loadGoogleTag(id, () => isOfAccount || hasConsentHere(consent));
  });
}
