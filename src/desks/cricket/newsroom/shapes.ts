import { z } from 'zod';
import { moment, sentence } from '../../../site/newsroom/endpoint.ts';
import { deliverySchema } from '../rules/delivery.ts';
import { genders, matchFormats } from '../rules/format.ts';
import { matchStatuses } from '../rules/outcome.ts';
import { tableOrders } from '../rules/pointTable.ts';

// Response types of the newsroom calls for cricket, for the server and the screens.

const side = z.object({ id: z.number(), code: z.string(), name: z.string() });

/** A match in the newsroom's list. */
export const matchForEditing = z.object({
  id: z.number(),
  tournamentId: z.number(),
  number: z.number().nullable(),
  stage: z.string(),
  isLeague: z.boolean(),
  label: z.string(),
  status: z.enum(matchStatuses),
  teamA: side,
  teamB: side,
  scores: z.array(z.string()),
  note: z.string(),
  startsAt: moment.nullable(),
  /** The date and time as readers see it. */
  when: z.string(),
  group: z.string(),
  /** Only for a withdrawn match. */
  withdrawnReason: z.string().optional(),
  version: z.number(),
  venue: z.string(),
  city: z.string(),
  overs: z.number(),
  address: z.string(),
});
export type MatchForEditing = z.output<typeof matchForEditing>;

const tournament = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  season: z.string(),
  format: z.enum(matchFormats),
  gender: z.enum(genders),
  overs: z.number(),
  pointsWin: z.number(),
  pointsTie: z.number(),
  pointsNoResult: z.number(),
  hasFreeHits: z.boolean(),
  tableOrder: z.array(z.enum(tableOrders)),
  featuredAt: moment,
  teamIds: z.array(z.number()),
  isFeatured: z.boolean(),
  version: z.number(),
});
export type Tournament = z.output<typeof tournament>;

const team = z.object({
  id: z.number(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  gender: z.enum(genders),
  version: z.number(),
});
export type Team = z.output<typeof team>;

/** All tournaments with their teams, and all teams. */
export const cricketForEditing = z.object({ tournaments: z.array(tournament), teams: z.array(team) });
export type CricketForEditing = z.output<typeof cricketForEditing>;

export const player = z.object({
  id: z.number(),
  registryId: z.string(),
  teamId: z.number(),
  name: z.string(),
  nameEn: z.string(),
  version: z.number(),
});
export type Player = z.output<typeof player>;

const innings = z.object({
  number: z.number(),
  team: z.number(),
  isSuperOver: z.boolean(),
  isClosed: z.boolean(),
  score: z.string(),
  overs: z.string(),
  /** Number of balls entered; the next ball has this number plus one. */
  balls: z.number(),
  target: z.object({ runs: z.number(), balls: z.number(), isPar: z.literal(true).optional() }).optional(),
  oversBowled: z.array(z.object({ number: z.number(), balls: z.array(z.object({ label: z.string(), ball: deliverySchema })) })),
});
export type InningsForEditing = z.output<typeof innings>;

const squads = z.array(z.object({ team: z.number(), players: z.array(z.object({ id: z.number(), name: z.string() })) }));

/** The state of a match for the scorer's screen, sent completely after every step. */
export const scoringState = z.object({
  match: matchForEditing,
  version: z.number(),
  /** The players who can be chosen for the two elevens, and the chosen ones. */
  candidates: squads,
  squads,
  innings: z.array(innings),
  crease: z
    .object({
      striker: z.number().optional(),
      nonStriker: z.number().optional(),
      bowler: z.number().optional(),
      isFreeHit: z.boolean(),
      out: z.array(z.number()),
      bowledBefore: z.array(z.number()),
    })
    .optional(),
  /** Whether the next innings may be opened, after a tie a super over. */
  hasNextInnings: z.boolean(),
  /** Whether the score has decided the match, if only as a tie. */
  isDecided: z.boolean(),
});
export type ScoringState = z.output<typeof scoringState>;

/** The result of importing a match file. For a rejected one nothing is written. */
export const importReport = z.object({
  status: z.enum(['added', 'revised', 'unchanged', 'refused']),
  /** The match, as far as the file could be read. */
  title: z.string(),
  matchId: z.number().optional(),
  faults: z.array(sentence),
});
export type ImportReport = z.output<typeof importReport>;
