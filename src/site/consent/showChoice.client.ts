import { consentText as words } from './words.ts';

type Choice = {
  isGiven: () => boolean;
  /** Notes the consent, or takes it back. */
  decide: (isGiven: boolean) => void;
  /** Said in place of the state where the browser itself refuses; then there is nothing to agree to. */
  refusal?: string | undefined;
};

/** Shows the consent of this device in a `DeviceChoice`, and gives or withdraws it by the same button. */
export function showChoice(island: Element, { isGiven, decide, refusal }: Choice): void {
  const state = island.querySelector<HTMLElement>('[data-state]');
  const button = island.querySelector('button');
  if (!state || !button) return;
  island.querySelector('[data-none]')?.remove();
  const show = () => {
    state.textContent = refusal ?? (isGiven() ? words.agreed : words.notAgreed);
    button.textContent = isGiven() ? words.withdraw : words.agree;
    button.hidden = refusal !== undefined && !isGiven();
  };
  button.addEventListener('click', () => {
    decide(!isGiven());
    show();
  });
  show();
  state.hidden = false;
}
