/** Specification, section 9: the number of videos and shorts in a row. */
const VIDEOS = { desktop: 4, mobile: 2, tablet: 3 } as const;
const SHORTS = { desktop: 5, mobile: 4, tablet: 3 } as const;
/** Rows of shorts are complete: multiples of three on a tablet, of two on a phone. */
const MULTIPLE = { desktop: 1, mobile: 2, tablet: 3 } as const;

export const shownOn = ['desktop', 'mobile', 'tablet'] as const;
export type ShownOn = (typeof shownOn)[number];

/** The number of videos in a row by device. */
export const videosShown = (device: ShownOn): number => VIDEOS[device];

/**
 * The number of shorts in a row (specification, section 9): those available, up to the device's number, rounded down to complete rows; if
 * that is 0, the device's full number, so that a few shorts are shown rather than none.
 */
export function shortsShown(device: ShownOn, available: number): number {
  const shown = Math.min(SHORTS[device], available);
  const whole = shown - (shown % MULTIPLE[device]);
  return whole > 0 ? whole : SHORTS[device];
}

/** The number of related videos in the sidebar of a video; further ones are under it. */
export const RELATED_BESIDE = 4;
