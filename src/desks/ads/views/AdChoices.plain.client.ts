import { hasDeviceConsent, setDeviceConsent } from '../showing/adConsent.client.ts';
import { adText as words } from '../words.ts';

/** Shows the consent of this device, and gives or withdraws it by the same button. */
export function start(island: Element): void {
  const state = island.querySelector<HTMLElement>('[data-state]');
  const button = island.querySelector('button');
  if (!state || !button) return;
  island.querySelector('[data-none]')?.remove();
  const show = () => {
    const isGiven = hasDeviceConsent();
    state.textContent = isGiven ? words.agreed : words.notAgreed;
    button.textContent = isGiven ? words.withdraw : words.agree;
  };
  button.addEventListener('click', () => {
    setDeviceConsent(!hasDeviceConsent());
    show();
  });
  show();
  state.hidden = false;
  button.hidden = false;
}
