import { words } from '../../../platform/text/graphemes.ts';

/** Readers take in about three words a second, after a look at the picture. */
export function secondsToRead(its: string): number {
  return Math.min(15, Math.max(5, Math.round(words(its).length / 3) + 3));
}
