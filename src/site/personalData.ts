import type { Database } from '../platform/database.ts';

/** An item of the privacy notice: personal data that a desk keeps (Digital Personal Data Protection Act 2023, section 5). */
export type PersonalData = {
  /** Names the item in the log of the sweep. */
  name: string;
  /** What is kept, why, and how long, as readers read it. */
  what: string;
  why: string;
  kept: string;
  /** Remove what has been kept for as long as `kept` says (section 8). Not needed where it lasts until the reader removes it. */
  sweeps?: readonly Sweep[];
};

/**
 * Removes some of what has been kept long enough: at most `most` items, the oldest first. Returns how many; fewer than
 * `most` are the last.
 */
export type Sweep = (db: Database, now: Date, most: number) => Promise<number>;

/** Something optional that begins only when a reader agrees to it, and ends when they withdraw (section 6). */
export type OptionalPurpose = {
  name: string;
  title: string;
  /** What the reader agrees to. */
  text: string;
  /** The version of `text`, noted with each consent: a text that was shown is never changed, a new one gets a new version. */
  wording: string;
  /** The page on which readers without an account agree to it on their device. */
  onDevice?: string;
  /** Whether it follows what a reader does, which is not done for children (section 9). */
  isTracking: boolean;
  /** Erases what was kept by the consent, in the transaction of the withdrawal. */
  withdraw: (tx: Database, readerId: string) => Promise<void>;
};
