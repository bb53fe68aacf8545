/** A line of the tally that changes while votes are counted. */
export type TallyLine = { key: string; leading: number; won: number; total: number; change: number | null };

/**
 * What the live topic `tally:{token}` tells: numbers only, for names and colours stand on the page already. `parties` are those with most
 * seats. Free of the server, so that islands may name it.
 */
export type TallyState = {
  stage: 'upcoming' | 'polling' | 'counting' | 'declared';
  seats: number;
  majority: number;
  leading: number;
  won: number;
  unconfirmed: number;
  headline: string;
  blocks: TallyLine[];
  alliances: TallyLine[];
  parties: TallyLine[];
  /** UTC, as ISO. */
  updatedAt: string;
};
