/** Specification, sections 1 and 4: the types of pages that show advertisements. */
export const adPageTypes = ['home', 'listing', 'article', 'election', 'video', 'webstory'] as const;
export type AdPageType = (typeof adPageTypes)[number];

/** A size in CSS pixels, as `width x height`. */
export type AdSize = readonly [width: number, height: number];

/** Specification, section 7: the call that lists the slot. */
type AdCall = 'header' | 'middle' | 'right-panel' | 'left-panel' | 'bottom' | 'mobile';

export type AdSlot = {
  call: AdCall;
  /** Screens from 64rem are desktop, narrower ones mobile: a page is the same for everybody, so both devices' slots stand in it. */
  device: 'desktop' | 'mobile';
  pages: readonly AdPageType[];
  sizes: readonly AdSize[];
  /** Pixels that are reserved before anything loads; 0 for what lies over the page or takes no place in it. */
  height: number;
  /** Whether it shows only what its ad unit serves: campaigns have no creative of its size. */
  isUnitOnly?: boolean;
  /** Whether it loads without coming near the screen, because it is at the top. */
  loadsEarly?: boolean;
  /** Whether only a campaign that names it is shown in it. */
  isChosenOnly?: boolean;
  /** Seconds in view after which it shows something else, where they are others than `REFRESH_SECONDS`. */
  refreshSeconds?: number;
};

/** Specification, sections 4 and 9: refresh slots have 30 s, all others this. */
const REFRESH_SECONDS = 15;

/** Specification, section 9: minimum heights of a slot, the height of a creative and 16 px for its label. */
const RIGHT_OR_MOBILE = 266;
const ABOVE_TOP_STORY = 66;
const OTHERS = 106;

const everywhere = adPageTypes;
const leaderboards: readonly AdSize[] = [[728, 90]];
const rectangle: readonly AdSize[] = [[300, 250]];
const onePixel: readonly AdSize[] = [[1, 1]];

/** The slots of the site (specification, section 9). A creative fits every slot that lists its size. */
export const adSlots = {
  header: {
    call: 'header',
    device: 'desktop',
    pages: everywhere,
    sizes: [
      [970, 90],
      [728, 90],
    ],
    height: OTHERS,
    loadsEarly: true,
  },
  'above-top-story': {
    call: 'mobile',
    device: 'mobile',
    pages: ['home'],
    sizes: [
      [320, 50],
      [300, 50],
    ],
    height: ABOVE_TOP_STORY,
    loadsEarly: true,
  },
  middle: { call: 'middle', device: 'desktop', pages: ['home', 'article'], sizes: leaderboards, height: OTHERS },
  'right-panel': {
    call: 'right-panel',
    device: 'desktop',
    pages: ['listing', 'article', 'video'],
    sizes: rectangle,
    height: RIGHT_OR_MOBILE,
  },
  'left-panel': {
    call: 'left-panel',
    device: 'desktop',
    pages: ['listing', 'article'],
    sizes: [
      [336, 280],
      [300, 250],
    ],
    height: 296,
  },
  bottom: { call: 'bottom', device: 'desktop', pages: ['home', 'election', 'video', 'webstory'], sizes: leaderboards, height: OTHERS },
  sticky: {
    call: 'bottom',
    device: 'desktop',
    pages: everywhere,
    sizes: [
      [970, 90],
      [980, 90],
    ],
    height: 0,
    isChosenOnly: true,
  },
  'mobile-middle': { call: 'mobile', device: 'mobile', pages: ['home', 'article'], sizes: rectangle, height: RIGHT_OR_MOBILE },
  'mobile-bottom': {
    call: 'mobile',
    device: 'mobile',
    pages: ['listing', 'article', 'election', 'video', 'webstory'],
    sizes: rectangle,
    height: RIGHT_OR_MOBILE,
  },
  'mobile-sticky': {
    call: 'mobile',
    device: 'mobile',
    pages: everywhere,
    sizes: [
      [320, 50],
      [320, 100],
    ],
    height: 0,
    isChosenOnly: true,
  },
  'in-image': { call: 'middle', device: 'desktop', pages: ['article'], sizes: onePixel, height: 0, isUnitOnly: true },
  refresh: { call: 'bottom', device: 'desktop', pages: everywhere, sizes: onePixel, height: 0, isUnitOnly: true, refreshSeconds: 30 },
} as const satisfies Record<string, AdSlot>;

export type AdSlotName = keyof typeof adSlots;

export const adSlotNames = [
  'header',
  'above-top-story',
  'middle',
  'right-panel',
  'left-panel',
  'bottom',
  'sticky',
  'mobile-middle',
  'mobile-bottom',
  'mobile-sticky',
  'in-image',
  'refresh',
] as const satisfies readonly AdSlotName[];

/** A slot with the fields that not every slot has. */
export const adSlot = (name: AdSlotName): AdSlot => adSlots[name];

/** Seconds in view after which a slot shows something else. */
export const refreshSecondsOf = (name: AdSlotName): number => adSlot(name).refreshSeconds ?? REFRESH_SECONDS;

/** Whether a creative of this size may be shown in a slot. */
export const fitsSlot = (name: AdSlotName, { width, height }: { width: number; height: number }): boolean =>
  adSlot(name).sizes.some(([slotWidth, slotHeight]) => slotWidth === width && slotHeight === height);

/** The sizes of creatives, as written in the newsroom. */
export const creativeSizes = ['970x90', '980x90', '728x90', '336x280', '300x250', '320x100', '320x50', '300x50'] as const;
export type CreativeSize = (typeof creativeSizes)[number];

/** Width and height of a written size. */
export function sizeOf(size: CreativeSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
