import {
  bigint,
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
import { electionStages, pollKinds, seatStates, type TallyBlock } from './count/stages.ts';

/** Names in Gujarati and in English. */
const names = () => ({ name: text().notNull(), nameEn: text('name_en').notNull() });

/** Any election: the Lok Sabha, an assembly, a town. All specifics are data in this table, not code. */
export const elections = pgTable(
  'elections',
  {
    id: serial().primaryKey(),
    /** Its slug: `election-2024`. */
    token: text().notNull(),
    ...names(),
    /** The legislature: `લોકસભા`. */
    body: text().notNull(),
    year: smallint().notNull(),
    /** The slug of the state; empty for a national election. */
    state: text().notNull().default(''),
    seats: smallint().notNull(),
    majority: smallint().notNull(),
    stage: text({ enum: electionStages }).notNull().default('upcoming'),
    /** Whether its pages are at `/election-2024` and on the front page. */
    isMain: boolean('is_main').notNull().default(false),
    /** A copy for replaying a counting day: marked on its pages, not listed, removed after the replay. */
    isReplay: boolean('is_replay').notNull().default(false),
    /** Stories with this tag belong to it; videos refer to the election directly. */
    tagSlug: text('tag_slug').notNull().default(''),
    /** The web stories that editors have chosen for it, in order, because web stories have no tags. */
    webStoryIds: jsonb('web_story_ids').$type<number[]>().notNull().default([]),
    blocks: jsonb().$type<TallyBlock[]>().notNull(),
    /** The name of the election that results are compared with: `2019`. */
    beforeName: text('before_name').notNull().default(''),
    countingAt: moment('counting_at'),
    /** Shown above the tally box unless it is empty. */
    breakingHeadline: text('breaking_headline').notNull().default(''),
    /** The line, the hot seats and the star candidates each have a version of their own: they change often on a counting day, apart from each other. */
    headlineVersion: integer('headline_version').notNull().default(1),
    hotSeatsVersion: integer('hot_seats_version').notNull().default(1),
    starsVersion: integer('stars_version').notNull().default(1),
    /** All votes including NOTA, and all electors, as published by the ECI; 0 if not known. */
    allVotes: bigint('all_votes', { mode: 'number' }).notNull().default(0),
    electors: bigint({ mode: 'number' }).notNull().default(0),
    /** Increases with every change of the data that its form shows. */
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('elections_token').on(table.token), index('elections_year').on(table.year, table.state)],
);

const ofElection = () => integerKey('election_id', () => elections.id, { onDelete: 'cascade' });

export const electionAlliances = pgTable(
  'election_alliances',
  {
    electionId: ofElection(),
    key: text().notNull(),
    ...names(),
    color: text().notNull(),
    darkColor: text('dark_color').notNull(),
    /** Seats won last time, if it existed then. */
    seatsBefore: smallint('seats_before'),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.electionId, table.key] })],
);

export const electionParties = pgTable(
  'election_parties',
  {
    electionId: ofElection(),
    /** `BJP`, `INC`; `IND` are independents, `OTH` parties without a row. */
    code: text().notNull(),
    ...names(),
    shortName: text('short_name').notNull(),
    /** Spellings in the ECI's files and other sources, folded. */
    aliases: jsonb().$type<string[]>().notNull(),
    color: text().notNull(),
    darkColor: text('dark_color').notNull(),
    alliance: text().notNull().default(''),
    seatsBefore: smallint('seats_before').notNull().default(0),
    /** Share of votes last time in hundredths of a per cent, if known: 3736 is 37.36%. */
    shareBefore: smallint('share_before'),
    /** Its votes in the whole election as published by the ECI, if not every candidate is on record. */
    totalVotes: bigint('total_votes', { mode: 'number' }),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.electionId, table.code] })],
);

/** States of a national election; districts or other regions of a state election. */
export const electionStates = pgTable(
  'election_states',
  {
    electionId: ofElection(),
    /** The ECI's code: `S06`. */
    code: text().notNull(),
    slug: text().notNull(),
    ...names(),
  },
  (table) => [
    primaryKey({ columns: [table.electionId, table.code] }),
    uniqueIndex('election_states_slug').on(table.electionId, table.slug),
  ],
);

export const electionRegions = pgTable(
  'election_regions',
  {
    electionId: ofElection(),
    key: text().notNull(),
    ...names(),
    stateCode: text('state_code').notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.electionId, table.key] })],
);

export const electionPhases = pgTable(
  'election_phases',
  {
    electionId: ofElection(),
    number: smallint().notNull(),
    pollOpensAt: moment('poll_opens_at').notNull(),
    pollClosesAt: moment('poll_closes_at').notNull(),
    notifiedOn: date('notified_on', { mode: 'string' }),
    seats: smallint().notNull(),
    /** The states of the phase, for readers. */
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.electionId, table.number] })],
);

/** A constituency with its current result; leader and margin are stored, so that lists need not count votes. */
export const electionSeats = pgTable(
  'election_seats',
  {
    id: serial().primaryKey(),
    electionId: ofElection(),
    stateCode: text('state_code').notNull(),
    number: smallint().notNull(),
    /** Its slug, unique within the election: `varanasi`. */
    slug: text().notNull(),
    ...names(),
    reservation: text({ enum: ['', 'SC', 'ST'] })
      .notNull()
      .default(''),
    region: text().notNull().default(''),
    district: text().notNull().default(''),
    phase: smallint(),
    /** For an assembly constituency: the number of its Lok Sabha constituency. */
    parentNumber: smallint('parent_number'),
    /** Its position on the hexagon map: column and row in axial coordinates, rows from the north. */
    hexQ: smallint('hex_q'),
    hexR: smallint('hex_r'),
    electors: integer().notNull().default(0),
    partyBefore: text('party_before').notNull().default(''),
    state: text({ enum: seatStates }).notNull().default('awaited'),
    /** The winner or leader. No foreign keys, because candidates refer to their seat. */
    leaderId: integer('leader_id'),
    runnerUpId: integer('runner_up_id'),
    leaderParty: text('leader_party').notNull().default(''),
    margin: integer(),
    totalVotes: integer('total_votes').notNull().default(0),
    notaVotes: integer('nota_votes').notNull().default(0),
    candidateCount: smallint('candidate_count').notNull().default(0),
    round: smallint().notNull().default(0),
    rounds: smallint().notNull().default(0),
    /** Its position among the hot seats, from 1; null if it is not one. */
    hotPosition: smallint('hot_position'),
    hotNote: text('hot_note').notNull().default(''),
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('election_seats_number').on(table.electionId, table.stateCode, table.number),
    uniqueIndex('election_seats_slug').on(table.electionId, table.slug),
    index('election_seats_margin').on(table.electionId, table.margin),
    index('election_seats_name').on(table.electionId, table.name),
    index('election_seats_party').on(table.electionId, table.leaderParty),
    index('election_seats_hot').on(table.electionId, table.hotPosition),
  ],
);

export const electionCandidates = pgTable(
  'election_candidates',
  {
    id: serial().primaryKey(),
    electionId: ofElection(),
    seatId: integerKey('seat_id', () => electionSeats.id, { onDelete: 'cascade' }),
    /** Position on the ballot or in the imported list, from 1. */
    number: smallint().notNull(),
    ...names(),
    party: text().notNull(),
    /** The party name from the source, if the party has no row of its own. */
    partyName: text('party_name').notNull().default(''),
    isNota: boolean('is_nota').notNull().default(false),
    votes: integer().notNull().default(0),
    starPosition: smallint('star_position'),
    starNote: text('star_note').notNull().default(''),
    pictureKey: text('picture_key'),
    /** Increases with every change by an editor; results leave it alone. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('election_candidates_number').on(table.seatId, table.number),
    index('election_candidates_votes').on(table.seatId, table.votes),
    index('election_candidates_star').on(table.electionId, table.starPosition),
    index('election_candidates_party').on(table.electionId, table.party, table.id),
  ],
);

/** Votes of a seat after a round of counting, by candidate id, stored as delivered. */
export const electionRounds = pgTable(
  'election_rounds',
  {
    seatId: integerKey('seat_id', () => electionSeats.id, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    votes: jsonb().$type<Record<string, number>>().notNull(),
    source: text().notNull(),
    isCorrection: boolean('is_correction').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seatId, table.round] })],
);

/** Seats and votes of a party in a part of an election, updated with every result: `all`, `state:S06`, `region:saurashtra`. */
export const electionTallies = pgTable(
  'election_tallies',
  {
    electionId: ofElection(),
    scope: text().notNull(),
    party: text().notNull(),
    leading: smallint().notNull().default(0),
    won: smallint().notNull().default(0),
    votes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.electionId, table.scope, table.party] })],
);

/** Live news of the counting day, newest first. */
export const electionNews = pgTable(
  'election_news',
  {
    id: serial().primaryKey(),
    electionId: ofElection(),
    at: moment('at').notNull(),
    text: text().notNull(),
    seatId: integer('seat_id').references(() => electionSeats.id, { onDelete: 'set null' }),
    isPinned: boolean('is_pinned').notNull().default(false),
  },
  (table) => [index('election_news_seat').on(table.seatId), index('election_news_at').on(table.electionId, table.at)],
);

/** An agency's poll, as a range of seats for each column; shown only when the law allows it. */
export const electionPolls = pgTable(
  'election_polls',
  {
    id: serial().primaryKey(),
    electionId: ofElection(),
    kind: text({ enum: pollKinds }).notNull(),
    agency: text().notNull(),
    expected: jsonb().$type<{ key: string; from: number; to: number }[]>().notNull(),
    sampleSize: integer('sample_size').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: moment('published_at'),
    version: integer().notNull().default(1),
  },
  (table) => [index('election_polls_election').on(table.electionId, table.kind)],
);

/** Machines that may send results; only the hash of a key is stored. */
export const electionSources = pgTable(
  'election_sources',
  {
    id: serial().primaryKey(),
    electionId: ofElection(),
    name: text().notNull(),
    keyDigest: text('key_digest').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('election_sources_election').on(table.electionId), uniqueIndex('election_sources_key').on(table.keyDigest)],
);
