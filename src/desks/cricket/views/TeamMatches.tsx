import { matchBrief } from '../boards/board.ts';
import type { MatchInFormat, TeamsById } from '../queries.ts';
import { MatchList } from './MatchList.tsx';

type Props = { matches: readonly MatchInFormat[]; teams: TeamsById };

/** Matches of some teams, in their order, with scores as they are now. */
export function TeamMatches({ matches, teams }: Props) {
  return <MatchList matches={matches.map(({ match, format }) => matchBrief(match, teams, format))} isStrip />;
}
