/** Specification, section 9: how many videos and shorts a row shows. */
const VIDEOS = { desktop: 4, mobile: 2, tablet: 3 } as const;
const SHORTS = { desktop: 5, mobile: 4, tablet: 3 } as const;
/** Rows of shorts are whole: a tablet's in threes, a phone's in twos. */
const MULTIPLE = { desktop: 1, mobile: 2, tablet: 3 } as const;

export const shownOn = ['desktop', 'mobile', 'tablet'] as const;
export type ShownOn = (typeof shownOn)[number];

/** How many videos a row shows on a kind of device. */
export const videosShown = (device: ShownOn): number => VIDEOS[device];

/**
 * How many shorts a row shows of those there are (specification, section 9): as many as there are up to the device's number, rounded
 * down to whole rows; what comes to 0 yields the device's full number, so that a few shorts are shown rather than none.
 */
export function shortsShown(device: ShownOn, available: number): number {
  const shown = Math.min(SHORTS[device], available);
  const whole = shown - (shown % MULTIPLE[device]);
  return whole > 0 ? whole : SHORTS[device];
}
