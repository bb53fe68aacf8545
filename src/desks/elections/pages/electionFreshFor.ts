import type { Duration } from '../../../platform/clock.ts';
import type { Election } from '../queries.ts';

/** Changes drop an election's pages by themselves; this is for what stands around them and for the clock. */
export const electionFreshFor = ({ stage }: Pick<Election, 'stage'>): Duration =>
  stage === 'counting' || stage === 'polling' ? '1m' : '10m';
