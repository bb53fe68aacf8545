import { hasConsentHere, setConsentHere } from '../../../site/consent/deviceConsent.client.ts';
import { showChoice } from '../../../site/consent/showChoice.client.ts';
import { isGoogleRefused, removeGoogleCookies } from '../google/googleCookies.client.ts';
import { measurementConsent } from '../google/measurementConsent.ts';
import { audienceText } from '../words.ts';

/** Shows the consent of this device, and lets the reader change it. */
export function start(island: Element, { wording }: { wording: string }): void {
  const consent = measurementConsent(wording);
  showChoice(island, {
    isGiven: () => hasConsentHere(consent),
    decide: (isGiven) => {
      setConsentHere(consent, isGiven);
      if (!isGiven) removeGoogleCookies();
    },
    refusal: isGoogleRefused() ? audienceText.browserRefuses : undefined,
  });
}
