import type { MatchRow } from '../scoring/play.ts';

type Sides = { code: string; name: string };
export const matchTabs = ['scorecard', 'overs', 'partnerships', 'wickets', 'info'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** The words of a match's address; the id identifies it. */
const matchSlug = (one: Sides | undefined, other: Sides | undefined): string => `${one?.code ?? ''}-vs-${other?.code ?? ''}`.toLowerCase();

/** The address of a match: the scorecard at the address itself, other tabs below it. */
export function matchAddress(
  match: Pick<MatchRow, 'id' | 'teamAId' | 'teamBId'>,
  teams: ReadonlyMap<number, Sides>,
  tab: MatchTab = 'scorecard',
): string {
  const address = `/cricket/match/${match.id}/${matchSlug(teams.get(match.teamAId), teams.get(match.teamBId))}`;
  return tab === 'scorecard' ? address : `${address}/${tab}`;
}

export const teamAddress = (team: { slug: string }): string => `/cricket/team/${team.slug}`;
export const playerAddress = (id: number): string => `/cricket/player/${id}`;

/** ભારત વિ. ઑસ્ટ્રેલિયા */
export const matchTitle = (match: Pick<MatchRow, 'teamAId' | 'teamBId'>, teams: ReadonlyMap<number, Sides>): string =>
  `${teams.get(match.teamAId)?.name ?? ''} વિ. ${teams.get(match.teamBId)?.name ?? ''}`;
