import { addressHere } from './addressHere.client.ts';

/**
 * Keeps links that scripts add to a chromeless page (a loaded card, a live score) chromeless. The server rewrites its own links; the others
 * are rewritten when the reader focuses or presses them, before they are followed.
 */
export function keepLinksHere(): void {
  const put = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (link && address && !link.hasAttribute('download')) link.setAttribute('href', addressHere(address));
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, put, { capture: true });
}
