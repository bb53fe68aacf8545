import { reindexKind } from '../../content/search/writeSearch.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { MATCH_KIND, matchDocuments, PLAYER_KIND, playerDocuments, TEAM_KIND, teamDocuments } from './search/indexCricket.ts';
import {
  cricketInnings,
  cricketMatches,
  cricketOvers,
  cricketPerformances,
  cricketPlayers,
  cricketSquads,
  cricketTeams,
  cricketTournaments,
  cricketTournamentTeams,
} from './tables.ts';

export const cricketExportTables = [
  exportTableOf({ kind: 'cricket-tournament', table: cricketTournaments, order: ['id'] }),
  exportTableOf({
    kind: 'cricket-team',
    table: cricketTeams,
    order: ['id'],
    finish: (tx) => reindexKind(tx, { kind: TEAM_KIND, documents: teamDocuments }),
  }),
  exportTableOf({ kind: 'cricket-tournament-team', table: cricketTournamentTeams, order: ['tournamentId', 'teamId'] }),
  exportTableOf({
    kind: 'cricket-player',
    table: cricketPlayers,
    order: ['id'],
    finish: (tx) => reindexKind(tx, { kind: PLAYER_KIND, documents: playerDocuments }),
  }),
  exportTableOf({
    kind: 'cricket-match',
    table: cricketMatches,
    order: ['id'],
    finish: (tx) => reindexKind(tx, { kind: MATCH_KIND, documents: matchDocuments }),
  }),
  exportTableOf({ kind: 'cricket-squad', table: cricketSquads, order: ['matchId', 'playerId'] }),
  exportTableOf({ kind: 'cricket-innings', table: cricketInnings, order: ['matchId', 'number'] }),
  exportTableOf({ kind: 'cricket-over', table: cricketOvers, order: ['matchId', 'innings', 'over'] }),
  exportTableOf({ kind: 'cricket-performance', table: cricketPerformances, order: ['matchId', 'playerId'] }),
];
