import { tableRecords } from '../../platform/records/tableRecords.ts';
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

export const cricketRecords = [
  tableRecords({ kind: 'cricket-tournament', table: cricketTournaments, order: ['id'] }),
  tableRecords({ kind: 'cricket-team', table: cricketTeams, order: ['id'] }),
  tableRecords({ kind: 'cricket-tournament-team', table: cricketTournamentTeams, order: ['tournamentId', 'teamId'] }),
  tableRecords({ kind: 'cricket-player', table: cricketPlayers, order: ['id'] }),
  tableRecords({ kind: 'cricket-match', table: cricketMatches, order: ['id'] }),
  tableRecords({ kind: 'cricket-squad', table: cricketSquads, order: ['matchId', 'playerId'] }),
  tableRecords({ kind: 'cricket-innings', table: cricketInnings, order: ['matchId', 'number'] }),
  tableRecords({ kind: 'cricket-over', table: cricketOvers, order: ['matchId', 'innings', 'over'] }),
  tableRecords({ kind: 'cricket-performance', table: cricketPerformances, order: ['matchId', 'playerId'] }),
];
