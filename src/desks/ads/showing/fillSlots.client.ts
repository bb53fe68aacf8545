import { adSlotNames, refreshSecondsOf } from '../slots/adSlots.ts';
import type { AdLoaderProps } from '../views/AdLoader.tsx';
import type { AdPlace, AdSource, ShownAd } from './adSource.client.ts';
import { openDirectSource } from './directSource.client.ts';
import { openGamSource } from './gamSource.client.ts';
import { adLabels } from './words.ts';

const TICK_MS = 1_000;
/** How much of a slot must be visible for the time to its refresh to pass. */
const IN_VIEW = 0.5;

/** The slots of a page that are filled: `show` fills one, and refreshes it while it is in view; `empty` empties all. */
export type FilledSlots = { show: (slot: HTMLElement) => void; empty: () => void };

/** Opens the sources of advertisements for a page. */
export function fillSlots(props: AdLoaderProps): FilledSlots {
  const sources: AdSource[] = [openDirectSource(props), ...(props.units ? [openGamSource({ ...props, units: props.units })] : [])];
  const stops: (() => void)[] = [];
  const left = new AbortController();

  const load = async (place: AdPlace) => {
    for (const source of sources) {
      const shown = await source.show(place, left.signal);
      if (!shown) continue;
      if (left.signal.aborted) return shown.remove();
      markRegion(place);
      stops.push(shown.remove, keepFresh(place, shown));
      if (place.name === 'sticky' || place.name === 'mobile-sticky') stops.push(offerClosing(place));
      return;
    }
  };
  return {
    show: (element) => {
      const name = adSlotNames.find((slot) => slot === element.dataset['ad']);
      if (name && !left.signal.aborted) void load({ name, element });
    },
    empty: () => {
      left.abort();
      for (const stop of stops.splice(0)) stop();
      for (const source of sources) source.destroy();
    },
  };
}

/** Refreshes a slot after it has been in view for its time, again and again. */
function keepFresh({ name, element }: AdPlace, { refresh }: ShownAd): () => void {
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
    if (passed < refreshSecondsOf(name)) return;
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
  if (element.closest('main, aside')) return;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', adLabels.label);
}

/** A button that closes what lies over the page, until the next page. */
function offerClosing({ element }: AdPlace): () => void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: '×', onclick: () => element.remove() });
  button.setAttribute('aria-label', adLabels.close);
  element.append(button);
  return () => button.remove();
}
