import { exportTableOf } from '../../platform/export/exportTableOf.ts';
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
  exportTableOf({ kind: 'cricket-team', table: cricketTeams, order: ['id'] }),
  exportTableOf({ kind: 'cricket-tournament-team', table: cricketTournamentTeams, order: ['tournamentId', 'teamId'] }),
  exportTableOf({ kind: 'cricket-player', table: cricketPlayers, order: ['id'] }),
  exportTableOf({ kind: 'cricket-match', table: cricketMatches, order: ['id'] }),
  exportTableOf({ kind: 'cricket-squad', table: cricketSquads, order: ['matchId', 'playerId'] }),
  exportTableOf({ kind: 'cricket-innings', table: cricketInnings, order: ['matchId', 'number'] }),
  exportTableOf({ kind: 'cricket-over', table: cricketOvers, order: ['matchId', 'innings', 'over'] }),
  exportTableOf({ kind: 'cricket-performance', table: cricketPerformances, order: ['matchId', 'playerId'] }),
];
