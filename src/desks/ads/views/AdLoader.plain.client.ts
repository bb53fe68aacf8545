import type { FilledSlots } from '../showing/fillSlots.client.ts';
import type { AdLoaderProps } from './AdLoader.tsx';

/** Specification, section 9: margin and threshold at which a slot loads, once. */
const NEAR = { rootMargin: '100px', threshold: 0.1 };

/** Fills the slots of the page, and empties them when the reader goes to another page. */
export function start(_island: Element, props: AdLoaderProps): void {
  let stop = fill(props);
  let path = location.pathname;
  addEventListener('pagehide', () => stop());
  // A page that comes back from the browser's memory is filled anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stop = fill(props);
  });
  // In continuous reading another story is another page.
  addEventListener('page-view', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    stop();
    const story = document.querySelector(`article[data-story="${CSS.escape(path)}"]`);
    if (story?.hasAttribute('data-sensitive')) return;
    stop = fill(props);
  });
}

/**
 * Fills each slot when it comes near, once; one that loads early at once, where this device shows it. What fills them is loaded for the
 * first: on most phones none comes near before the reader scrolls. Returns how to empty them.
 */
function fill(props: AdLoaderProps): () => void {
  let filling: Promise<FilledSlots> | undefined;
  const show = (slot: HTMLElement) => {
    near.unobserve(slot);
    filling ??= import('../showing/fillSlots.client.ts').then(({ fillSlots }) => fillSlots(props));
    filling.then(
      (slots) => slots.show(slot),
      (error: unknown) => console.warn('Advertisements did not load:', error),
    );
  };
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HTMLElement) show(target);
  }, NEAR);
  for (const slot of document.querySelectorAll<HTMLElement>('[data-ad]')) {
    if ('early' in slot.dataset && slot.offsetParent !== null) show(slot);
    else near.observe(slot);
  }
  return () => {
    near.disconnect();
    filling?.then(
      (slots) => slots.empty(),
      () => undefined,
    );
  };
}
