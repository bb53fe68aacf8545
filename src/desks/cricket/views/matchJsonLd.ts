import type { Thing } from 'schema-dts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import type { TeamsById, Tournament } from '../queries.ts';
import { winnerOf } from '../rules/outcome.ts';
import type { MatchRow } from '../scoring/play.ts';
import { matchTitle } from './addresses.ts';

/** A match as structured data (schema.org's SportsEvent). */
export function matchJsonLd(match: MatchRow, teams: TeamsById, tournament: Tournament): Thing {
  const team = (id: number) => ({
    '@type': 'SportsTeam' as const,
    name: teams.get(id)?.name ?? '',
    alternateName: teams.get(id)?.code ?? '',
  });
  const winner = match.outcome ? winnerOf(match.outcome) : undefined;
  return {
    '@type': 'SportsEvent',
    name: `${matchTitle(match, teams)}, ${tournament.name}`,
    sport: 'Cricket',
    // The day alone if the time is not known.
    startDate: match.startsAt ? isoInIndia(match.startsAt) : match.day,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: match.venue, address: match.city },
    homeTeam: team(match.teamAId),
    awayTeam: team(match.teamBId),
    competitor: [team(match.teamAId), team(match.teamBId)],
    superEvent: { '@type': 'SportsEvent', name: tournament.name },
    ...(winner === undefined ? {} : { winner: team(winner) }),
  };
}
