import { addressHere } from './addressHere.client.ts';

/**
 * On a page without the shell: links that a script puts there (a further card, a score sent anew) stay there too. The server has written
 * its own that way already; the others are put right when the reader comes to them, before anything follows them.
 */
export function keepLinksHere(): void {
  const put = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (link && address && !link.hasAttribute('download')) link.setAttribute('href', addressHere(address));
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, put, { capture: true });
}
