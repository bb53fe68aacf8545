import type { AdSlotName } from '../slots/adSlots.ts';

/** A slot of the page that is being filled. */
export type AdPlace = { name: AdSlotName; element: HTMLElement };

/** What a source has put into a slot. */
export type ShownAd = {
  /** Shows something else in the same place, if there is anything else. */
  refresh: () => void;
  /** Takes it out; the place keeps its height. */
  remove: () => void;
};

/** Where advertisements come from: campaigns of the newspaper, or Google Ad Manager. */
export type AdSource = {
  /** Fills a slot; undefined if it has nothing for it, or the reader has left the page in the meantime. */
  show: (place: AdPlace, left: AbortSignal) => Promise<ShownAd | undefined>;
  /** Ends everything on the page. */
  destroy: () => void;
};
