import type { AdSlotName } from '../slots/adSlots.ts';

/** A creative that may be shown on a page, for the browser, which chooses. */
export type Candidate = {
  /** Signed; names the creative when it was seen or pressed. */
  token: string;
  campaign: number;
  slots: AdSlotName[];
  width: number;
  height: number;
  src: string;
  srcSet: string;
  alt: string;
  advertiser: string;
  /** How often it is chosen beside others. */
  share: number;
  /** For one reader in a day; 0 for no limit. */
  capPerDay: number;
};
