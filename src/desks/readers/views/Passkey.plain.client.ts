import type { PasskeyProps } from './Passkey.tsx';

/** Shows the button or the form where passkeys can be used; what it takes is loaded only then. */
export function start(island: Element, props: PasskeyProps): void {
  const shown = island.querySelector<HTMLElement>('[data-passkey]');
  if (!shown || !('PublicKeyCredential' in window) || location.hostname !== props.rpId) return;
  void import('./passkeyCeremony.client.ts').then(({ offerPasskey }) => {
    offerPasskey(shown, props);
    shown.hidden = false;
  });
}
