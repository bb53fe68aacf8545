import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import type { Delivery, Target } from './rules/delivery.ts';
import { genders, matchFormats } from './rules/format.ts';
import type { InningsLine } from './rules/inningsLine.ts';
import { matchStatuses, type Outcome, type RainRule } from './rules/outcome.ts';
import type { TableOrder } from './rules/pointTable.ts';

/** A tournament with its points. One event in one season may be several tournaments: its T20 series, its ODIs, those of the women. */
export const cricketTournaments = pgTable(
  'cricket_tournaments',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The event's name in files. */
    nameEn: text('name_en').notNull(),
    season: text().notNull(),
    format: text({ enum: matchFormats }).notNull().default('oneDay'),
    gender: text({ enum: genders }).notNull().default('male'),
    /** Overs per team. */
    overs: smallint().notNull(),
    pointsWin: smallint('points_win').notNull().default(2),
    pointsTie: smallint('points_tie').notNull().default(1),
    pointsNoResult: smallint('points_no_result').notNull().default(1),
    /** Whether a free hit follows a no-ball in its matches. */
    hasFreeHits: boolean('has_free_hits').notNull().default(true),
    /** The criteria of the point table, in order. */
    tableOrder: jsonb('table_order').$type<TableOrder[]>().notNull().default(['points', 'wins', 'netRunRate']),
    /** When editors featured it; the latest one is the one that readers see first. */
    featuredAt: moment('featured_at').notNull(),
    /** Increases with every write to it or its list of teams. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('cricket_tournaments_slug').on(table.slug),
    uniqueIndex('cricket_tournaments_event').on(table.nameEn, table.season, table.format, table.gender),
    index('cricket_tournaments_featured').on(table.featuredAt, table.id),
  ],
);

export const cricketTeams = pgTable(
  'cricket_teams',
  {
    id: serial().primaryKey(),
    /** The short code on boards and in the team filter: IND. */
    code: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name in files: men's and women's teams of a country have the same. */
    nameEn: text('name_en').notNull(),
    gender: text({ enum: genders }).notNull().default('male'),
    /** Increases with every write. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('cricket_teams_code').on(table.code),
    uniqueIndex('cricket_teams_slug').on(table.slug),
    uniqueIndex('cricket_teams_name_en').on(table.nameEn, table.gender),
  ],
);

/** The teams of a tournament, in the order of its team filter. */
export const cricketTournamentTeams = pgTable(
  'cricket_tournament_teams',
  {
    tournamentId: integerKey('tournament_id', () => cricketTournaments.id, { onDelete: 'cascade' }),
    teamId: integerKey('team_id', () => cricketTeams.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.teamId] }), index('cricket_tournament_teams_team').on(table.teamId)],
);

export const cricketPlayers = pgTable(
  'cricket_players',
  {
    id: serial().primaryKey(),
    /** The player's id in files, independent of spelling. */
    registryId: text('registry_id').notNull(),
    teamId: integerKey('team_id', () => cricketTeams.id),
    /** The name for readers. */
    name: text().notNull(),
    /** The name in files. */
    nameEn: text('name_en').notNull(),
    /** Increases with every write. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('cricket_players_registry').on(table.registryId), index('cricket_players_team').on(table.teamId, table.id)],
);

/** Further details of a match for its info page. */
export type MatchDetails = {
  umpires?: string[];
  tvUmpires?: string[];
  referees?: string[];
  playersOfMatch?: number[];
  /** The source of its file. */
  source?: string;
  /** All days in its file; a match with a reserve day has two. */
  days?: readonly string[];
};

/** The revision data of a file, to distinguish newer from older ones. */
export type FileStamp = {
  created: string;
  revision: number;
  hash: string;
  /** An editor reopened the match after the import, so that later scores must not be overwritten. */
  isReopened?: true | undefined;
};

export const cricketMatches = pgTable(
  'cricket_matches',
  {
    id: serial().primaryKey(),
    tournamentId: integerKey('tournament_id', () => cricketTournaments.id),
    /** The number in the tournament; a final has a stage instead. */
    number: smallint(),
    stage: text().notNull().default(''),
    /** The group in the tournament, as in files: `A`, `1`. Each group has its own point table. */
    group: text().notNull().default(''),
    /** Whether it counts in the point table. */
    isLeague: boolean('is_league').notNull().default(true),
    teamAId: integerKey('team_a_id', () => cricketTeams.id),
    teamBId: integerKey('team_b_id', () => cricketTeams.id),
    /** The start time, if known: files contain only the day. */
    startsAt: moment('starts_at'),
    day: date({ mode: 'string' }).notNull(),
    venue: text().notNull(),
    city: text().notNull(),
    /** Overs per team; fewer if the match is shortened before it begins. */
    overs: smallint().notNull(),
    status: text({ enum: matchStatuses }).notNull().default('fixture'),
    tossTeamId: integer('toss_team_id').references(() => cricketTeams.id),
    tossDecision: text('toss_decision', { enum: ['bat', 'field'] }),
    /** The rain rule that changed the target. */
    rainRule: text('rain_rule').$type<RainRule>(),
    outcome: jsonb().$type<Outcome>(),
    /** Summaries of the innings, computed from the balls in the same transaction. */
    lines: jsonb().$type<InningsLine[]>().notNull().default([]),
    details: jsonb().$type<MatchDetails>().notNull().default({}),
    file: jsonb().$type<FileStamp>(),
    /** When and why an editor withdrew it; its address answers 410. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** This row is a copy for a replay of that match: it is in no list, table or statistics and is not indexed by search engines. */
    replayOf: integer('replay_of').references((): AnyPgColumn => cricketMatches.id, { onDelete: 'cascade' }),
    /** Increases with every write. */
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('cricket_matches_toss').on(table.tossTeamId),
    index('cricket_matches_tournament').on(table.tournamentId, table.status, table.day, table.startsAt, table.id),
    index('cricket_matches_status').on(table.status, table.day, table.startsAt, table.id),
    index('cricket_matches_team_a').on(table.teamAId, table.day),
    index('cricket_matches_team_b').on(table.teamBId, table.day),
    index('cricket_matches_replay_of').on(table.replayOf),
  ],
);

/** The players of a match, including replacements. */
export const cricketSquads = pgTable(
  'cricket_squads',
  {
    matchId: integerKey('match_id', () => cricketMatches.id, { onDelete: 'cascade' }),
    teamId: integerKey('team_id', () => cricketTeams.id),
    position: smallint().notNull(),
    playerId: integerKey('player_id', () => cricketPlayers.id),
  },
  (table) => [
    index('cricket_squads_team').on(table.teamId),
    primaryKey({ columns: [table.matchId, table.playerId] }),
    index('cricket_squads_player').on(table.playerId),
  ],
);

export const cricketInnings = pgTable(
  'cricket_innings',
  {
    matchId: integerKey('match_id', () => cricketMatches.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    teamId: integerKey('team_id', () => cricketTeams.id),
    isSuperOver: boolean('is_super_over').notNull().default(false),
    target: jsonb().$type<Target>(),
    absentHurt: jsonb('absent_hurt').$type<number[]>().notNull().default([]),
    penaltyBefore: smallint('penalty_before').notNull().default(0),
    penaltyAfter: smallint('penalty_after').notNull().default(0),
    miscounted: jsonb().$type<Record<string, number>>().notNull().default({}),
    isDeclared: boolean('is_declared').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [index('cricket_innings_team').on(table.teamId), primaryKey({ columns: [table.matchId, table.number] })],
);

/**
 * The balls, one row per over: a ball writes one small row, and a whole match is a hundred rows stored together, where one row per ball
 * would be six hundred.
 */
export const cricketOvers = pgTable(
  'cricket_overs',
  {
    matchId: integerKey('match_id', () => cricketMatches.id, { onDelete: 'cascade' }),
    innings: smallint().notNull(),
    /** From 0. */
    over: smallint().notNull(),
    balls: jsonb().$type<Delivery[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.innings, table.over] })],
);

/** Each player's performance in a completed match, computed from the balls at its end; the source of the statistics. */
export const cricketPerformances = pgTable(
  'cricket_performances',
  {
    matchId: integerKey('match_id', () => cricketMatches.id, { onDelete: 'cascade' }),
    playerId: integerKey('player_id', () => cricketPlayers.id),
    tournamentId: integerKey('tournament_id', () => cricketTournaments.id),
    teamId: integerKey('team_id', () => cricketTeams.id),
    hasBatted: boolean('has_batted').notNull(),
    isNotOut: boolean('is_not_out').notNull(),
    runs: smallint().notNull(),
    balls: smallint().notNull(),
    fours: smallint().notNull(),
    sixes: smallint().notNull(),
    hasBowled: boolean('has_bowled').notNull(),
    ballsBowled: smallint('balls_bowled').notNull(),
    maidens: smallint().notNull(),
    runsConceded: smallint('runs_conceded').notNull(),
    wickets: smallint().notNull(),
    catches: smallint().notNull(),
    stumpings: smallint().notNull(),
    runOuts: smallint('run_outs').notNull(),
  },
  (table) => [
    index('cricket_performances_team').on(table.teamId),
    primaryKey({ columns: [table.matchId, table.playerId] }),
    index('cricket_performances_tournament').on(table.tournamentId, table.playerId),
    index('cricket_performances_player').on(table.playerId, table.matchId),
  ],
);
