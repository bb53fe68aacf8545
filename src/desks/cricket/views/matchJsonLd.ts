import type { Thing } from 'schema-dts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import type { Board } from '../boards/board.ts';
import type { TeamsById, Tournament } from '../queries.ts';
import type { MatchRow } from '../scoring/play.ts';
import { matchAddress, matchTitle, teamAddress } from './addresses.ts';

type About = { match: MatchRow; board: Pick<Board, 'sides' | 'note'>; teams: TeamsById; tournament: Tournament };

/**
 * A match as structured data (schema.org's SportsEvent). Its score is in the description: schema.org has no field for one. An abandoned
 * match is a cancelled event; one that is over stays a scheduled one.
 */
export function matchJsonLd({ match, board, teams, tournament }: About, siteUrl: string): Thing {
  const address = `${siteUrl}${matchAddress(match, teams)}`;
  const team = (id: number) => {
    const { name = '', code = '', slug } = teams.get(id) ?? {};
    return {
      '@type': 'SportsTeam' as const,
      name,
      alternateName: code,
      ...(slug === undefined ? {} : { url: `${siteUrl}${teamAddress({ slug })}` }),
    };
  };
  return {
    '@type': 'SportsEvent',
    '@id': `${address}#match`,
    url: address,
    name: `${matchTitle(match, teams)}, ${tournament.name}`,
    description: [...board.sides.flatMap(scoreOf), board.note].join('. '),
    sport: 'Cricket',
    // The day alone if the time is not known.
    startDate: match.startsAt ? isoInIndia(match.startsAt) : match.day,
    ...(match.status === 'complete' ? { endDate: match.day } : {}),
    eventStatus: `https://schema.org/${match.outcome?.kind === 'abandoned' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: match.venue,
      address: { '@type': 'PostalAddress', addressLocality: match.city },
    },
    homeTeam: team(match.teamAId),
    awayTeam: team(match.teamBId),
    competitor: [team(match.teamAId), team(match.teamBId)],
    superEvent: { '@type': 'EventSeries', name: tournament.name },
  };
}

const scoreOf = ({ name, scores }: Board['sides'][number]): string[] =>
  scores.length === 0 ? [] : [`${name} ${scores.map(({ score, overs }) => `${score} (${overs})`).join(', ')}`];
