import { and, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import type { SearchAnswer, SearchHit, SearchKind } from '../../../site/searchKind.ts';
import { readMatchesOfTeams, readTeams, type TeamsById } from '../queries.ts';
import { oversText } from '../rules/oversBowled.ts';
import { cricketMatches, cricketPlayers, cricketTeams, cricketTournaments } from '../tables.ts';
import { matchAddress, matchTitle, playerAddress, teamAddress } from '../views/addresses.ts';
import { matchNote, numberText, placeText, scoreText, whenText } from '../views/matchText.ts';
import { cricketWords, cricketText as text } from '../words.ts';
import { isFindable, MATCH_KIND, matchDocuments, PLAYER_KIND, playerDocuments, TEAM_KIND, teamDocuments } from './indexCricket.ts';

type Match = typeof cricketMatches.$inferSelect;

const ALL_MATCHES = { name: text.allMatches, href: '/cricket/matches' };

/** The answer to a search for a match: its score, or when and where it will be. */
function answerOf(match: Match, teams: TeamsById): SearchAnswer {
  const scores = match.lines.map((line) => ({
    label: `${teams.get(line.team)?.name ?? ''}${line.isSuperOver ? `, ${text.superOver}` : ''}`,
    value: `${scoreText(line)} (${oversText(line.balls)})`,
  }));
  return {
    title: matchTitle(match, teams),
    rows: scores.length > 0 ? scores : [{ label: text.day, value: whenText(match) }],
    note: [...(scores.length > 0 ? [matchNote(match, teams)] : []), placeText(match)].join(' · '),
    links: [{ name: match.status === 'fixture' ? text.info : text.scorecard, href: matchAddress(match, teams) }, ALL_MATCHES],
  };
}

/** Matches as readers find them, with their scores. */
export const matchSearchKind: SearchKind = {
  kind: MATCH_KIND,
  tag: 'match',
  group: 'cricket',
  name: cricketWords.matches,
  read: async (db, ids) => {
    const [teams, rows] = await Promise.all([
      readTeams(db),
      db
        .select({ match: cricketMatches, tournament: cricketTournaments.name })
        .from(cricketMatches)
        .innerJoin(cricketTournaments, eq(cricketTournaments.id, cricketMatches.tournamentId))
        .where(and(isFindable, inArray(cricketMatches.id, [...ids]))),
    ]);
    return rows.map(({ match, tournament }) => ({
      id: match.id,
      title: matchTitle(match, teams),
      deck: matchNote(match, teams),
      href: matchAddress(match, teams),
      detail: [tournament, numberText(match), displayDay(match.day)].filter(Boolean).join(' · '),
      publishedAt: undefined,
      answer: answerOf(match, teams),
    }));
  },
  documents: matchDocuments,
};

/** A team's match answers a search for the team if it is being played, or at most so many days away. */
const NEAR_DAYS = 7;

const isNear = ({ status, startsAt, day }: Match, now: Date): boolean =>
  status === 'live' || Math.abs((startsAt ?? new Date(`${day}T06:30:00Z`)).getTime() - now.getTime()) <= NEAR_DAYS * DAY_MS;

/** The match that is on readers' minds: the live one, or else the latest result; a team without one has its next match. */
async function readMatchOfTeam(db: Database, teamId: number, now: Date): Promise<Match | undefined> {
  const matches = (await readMatchesOfTeams(db, [teamId])).map(({ match }) => match).filter((match) => isNear(match, now));
  return ['live', 'complete', 'fixture'].flatMap((status) => matches.find((match) => match.status === status) ?? [])[0];
}

/** Teams, with the score of their live or latest match. */
export const teamSearchKind: SearchKind = {
  kind: TEAM_KIND,
  tag: 'cricket-team',
  group: 'cricket',
  name: cricketWords.teams,
  isTimeless: true,
  // A team is named after its town or country, which is searched more often.
  boost: 0.85,
  read: async (db, ids, now) => {
    const [teams, rows] = await Promise.all([
      readTeams(db),
      db
        .select()
        .from(cricketTeams)
        .where(inArray(cricketTeams.id, [...ids])),
    ]);
    return Promise.all(
      rows.map(async (team): Promise<SearchHit> => {
        const match = await readMatchOfTeam(db, team.id, now);
        return {
          id: team.id,
          title: team.name,
          deck: match ? `${matchTitle(match, teams)}: ${matchNote(match, teams)}` : '',
          href: teamAddress(team),
          detail: `${text.title} · ${text.team}`,
          publishedAt: undefined,
          ...(match ? { answer: answerOf(match, teams), tag: `match:${match.id}` } : {}),
        };
      }),
    );
  },
  documents: teamDocuments,
};

export const playerSearchKind: SearchKind = {
  kind: PLAYER_KIND,
  tag: 'cricket-player',
  group: 'cricket',
  name: cricketWords.player,
  isTimeless: true,
  boost: 0.85,
  read: async (db, ids) => {
    const rows = await db
      .select({ id: cricketPlayers.id, name: cricketPlayers.name, team: cricketTeams.name })
      .from(cricketPlayers)
      .innerJoin(cricketTeams, eq(cricketTeams.id, cricketPlayers.teamId))
      .where(inArray(cricketPlayers.id, [...ids]));
    return rows.map(({ id, name, team }) => ({
      id,
      title: name,
      deck: team,
      href: playerAddress(id),
      detail: `${text.title} · ${text.player}`,
      publishedAt: undefined,
    }));
  },
  documents: playerDocuments,
};
