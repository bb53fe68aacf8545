import { showChoice } from '../../../site/consent/showChoice.client.ts';
import { hasDeviceConsent, setDeviceConsent } from '../showing/adConsent.client.ts';

/** Shows the consent of this device, and lets the reader change it. */
export function start(island: Element): void {
  showChoice(island, { isGiven: hasDeviceConsent, decide: setDeviceConsent });
}
