import { hasConsentHere, setConsentHere } from '../../../site/consent/deviceConsent.client.ts';
import { isGoogleRefused, removeGoogleCookies } from '../google/googleCookies.client.ts';
import { measurementConsent } from '../google/measurementConsent.ts';
import { audienceText as words } from '../words.ts';

/** Shows the consent of this device, and gives or withdraws it by the same button. */
export function start(island: Element, { wording }: { wording: string }): void {
  const state = island.querySelector<HTMLElement>('[data-state]');
  const button = island.querySelector('button');
  if (!state || !button) return;
  island.querySelector('[data-none]')?.remove();
  const consent = measurementConsent(wording);
  const show = () => {
    const isGiven = hasConsentHere(consent);
    state.textContent = isGoogleRefused() ? words.browserRefuses : isGiven ? words.agreed : words.notAgreed;
    button.textContent = isGiven ? words.withdraw : words.agree;
    button.hidden = isGoogleRefused() && !isGiven;
  };
  button.addEventListener('click', () => {
    const isGiven = !hasConsentHere(consent);
    setConsentHere(consent, isGiven);
    if (!isGiven) removeGoogleCookies();
    show();
  });
  show();
  state.hidden = false;
}
