import type { AdPlace, AdSource, ShownAd } from '../showing/adSource.client.ts';
import { openDirectSource } from '../showing/directSource.client.ts';
import { openGamSource } from '../showing/gamSource.client.ts';
import { adLabels } from '../showing/words.ts';
import { type AdSlotName, adSlot, adSlotNames } from '../slots/adSlots.ts';
import type { AdLoaderProps } from './AdLoader.tsx';

/** Specification, section 9: margin and threshold at which a slot loads, once. */
const NEAR = { rootMargin: '100px', threshold: 0.1 };
const TICK_MS = 1_000;
/** How much of a slot must be visible for the time to its refresh to pass. */
const IN_VIEW = 0.5;

/** Fills the slots of the page when they come near, refreshes those in view, and empties them when the reader goes to another page. */
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

/** Starts all slots. Returns how to empty them again. */
function fill(props: AdLoaderProps): () => void {
  const sources: AdSource[] = [openDirectSource(props), ...(props.units ? [openGamSource({ ...props, units: props.units })] : [])];
  const stops: (() => void)[] = [];
  let isOver = false;

  const load = async (place: AdPlace) => {
    for (const source of sources) {
      const shown = await source.show(place);
      if (!shown) continue;
      if (isOver) return shown.remove();
      markRegion(place);
      stops.push(shown.remove, keepFresh(place, shown, props.refresh));
      if (place.name === 'sticky' || place.name === 'mobile-sticky') stops.push(offerClosing(place));
      return;
    }
  };

  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const place = places.find(({ element }) => element === target);
      if (place) void load(place);
    }
  }, NEAR);

  const places = [...document.querySelectorAll<HTMLElement>('[data-ad]')].flatMap((element): AdPlace[] => {
    const name = adSlotNames.find((slot) => slot === element.dataset['ad']);
    return name ? [{ name, element }] : [];
  });
  for (const place of places) {
    if (isEarly(place.name) && place.element.offsetParent !== null) void load(place);
    else near.observe(place.element);
  }
  return () => {
    isOver = true;
    near.disconnect();
    for (const stop of stops.splice(0)) stop();
    for (const source of sources) source.destroy();
  };
}

const isEarly = (name: AdSlotName): boolean => adSlot(name).loadsEarly ?? false;

/** Refreshes a slot after it has been in view for so many seconds, again and again. */
function keepFresh({ element }: AdPlace, { refresh }: ShownAd, seconds: number): () => void {
  let isInView = false;
  let passed = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW;
    },
    { threshold: [0, IN_VIEW] },
  );
  observer.observe(element);
  const timer = setInterval(() => {
    if (!isInView || document.visibilityState !== 'visible') return;
    passed += 1;
    if (passed < seconds) return;
    passed = 0;
    refresh();
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}

/** Outside of the columns a filled place is a region of its own, which screen readers name and skip. */
function markRegion({ element }: AdPlace): void {
  if (!element.closest('main, aside')) Object.assign(element, { role: 'region', ariaLabel: adLabels.label });
}

/** A button that closes what lies over the page, until the next page. */
function offerClosing({ element }: AdPlace): () => void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: '×', ariaLabel: adLabels.close, onclick: () => element.remove() });
  element.append(button);
  return () => button.remove();
}
