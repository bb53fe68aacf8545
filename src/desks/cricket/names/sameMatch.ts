import type { MatchRow } from '../scoring/play.ts';

type Identity = Pick<MatchRow, 'teamAId' | 'teamBId' | 'day' | 'number'>;

/**
 * Whether two rows of one tournament are the same match: the same teams on the same day. Two matches on one day are distinguished by their
 * numbers, which both must have.
 */
export function isSameMatch(one: Identity, other: Identity): boolean {
  const areSides = [one.teamAId, one.teamBId].every((team) => team === other.teamAId || team === other.teamBId);
  return areSides && one.day === other.day && (one.number === null || other.number === null || one.number === other.number);
}
