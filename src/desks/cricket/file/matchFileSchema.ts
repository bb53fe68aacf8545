import { z } from '@hono/zod-openapi';
import { dismissalKinds } from '../rules/delivery.ts';
import { genders } from '../rules/format.ts';

// A match file of Cricsheet, format 1.x (https://cricsheet.org/format/json/). Fields about the play are strict: unknown values are
// reported, not ignored. Descriptive fields may contain more than is read.

const name = z.string().trim().min(1).max(120);
const runs = z.number().int().min(0).max(20);
const day = z.iso.date();

const fielder = z.strictObject({ name: name.optional(), substitute: z.boolean().optional() });
const wicket = z.strictObject({ kind: z.enum(dismissalKinds), player_out: name, fielders: z.array(fielder).max(6).optional() });
const extras = z.strictObject({
  wides: runs.optional(),
  noballs: runs.optional(),
  byes: runs.optional(),
  legbyes: runs.optional(),
  penalty: runs.optional(),
});

const replacements = z.looseObject({
  /** For the rest of the match: a concussion substitute, an impact player. */
  match: z
    .array(z.looseObject({ in: name, out: name.optional(), team: name.optional(), reason: z.string().max(60).optional() }))
    .max(6)
    .optional(),
  /** From this ball on: for a bowler who cannot finish the over, or a batter who leaves between two balls. */
  role: z
    .array(z.looseObject({ in: name.optional(), out: name.optional(), role: z.string().max(20), reason: z.string().max(60).optional() }))
    .max(6)
    .optional(),
});

const delivery = z.strictObject({
  batter: name,
  bowler: name,
  non_striker: name,
  runs: z.strictObject({ batter: runs, extras: runs, total: runs, non_boundary: z.boolean().optional() }),
  extras: extras.optional(),
  wickets: z.array(wicket).max(3).optional(),
  replacements: replacements.optional(),
  review: z.looseObject({}).optional(),
  actual_delivery: z.unknown().optional(),
});

const innings = z.strictObject({
  team: name,
  overs: z.array(z.strictObject({ over: z.number().int().min(0).max(200), deliveries: z.array(delivery).min(1).max(40) })).default([]),
  absent_hurt: z.array(name).max(11).optional(),
  penalty_runs: z.strictObject({ pre: runs.optional(), post: runs.optional() }).optional(),
  declared: z.boolean().optional(),
  forfeited: z.boolean().optional(),
  powerplays: z.array(z.looseObject({})).optional(),
  miscounted_overs: z.record(z.string().regex(/^\d{1,3}$/), z.looseObject({ balls: z.number().int().min(1).max(9) })).optional(),
  target: z.strictObject({ runs: z.number().int().min(1).max(2_000).optional(), overs: z.number().min(0).max(50).optional() }).optional(),
  super_over: z.boolean().optional(),
});

const outcome = z.looseObject({
  winner: name.optional(),
  by: z
    .looseObject({
      runs: z.number().int().min(0).optional(),
      wickets: z.number().int().min(0).max(10).optional(),
      innings: z.number().optional(),
    })
    .optional(),
  result: z.enum(['draw', 'no result', 'tie']).optional(),
  eliminator: name.optional(),
  bowl_out: name.optional(),
  method: z.string().max(40).optional(),
});

export const matchFileSchema = z.looseObject({
  meta: z.looseObject({
    data_version: z.string().regex(/^1\./),
    created: day,
    revision: z.number().int().min(1),
  }),
  info: z.looseObject({
    balls_per_over: z.literal(6).default(6),
    city: name.optional(),
    dates: z.array(day).min(1).max(10),
    event: z
      .looseObject({
        name,
        match_number: z.number().int().min(1).max(999).optional(),
        group: z
          .union([z.string().trim().max(60), z.number().int()])
          .transform(String)
          .optional(),
        stage: name.optional(),
      })
      .optional(),
    gender: z.enum(genders).default('male'),
    match_type: z.string().max(20).optional(),
    officials: z
      .looseObject({
        umpires: z.array(name).optional(),
        tv_umpires: z.array(name).optional(),
        match_referees: z.array(name).optional(),
      })
      .optional(),
    outcome,
    overs: z.number().int().min(1).max(60).optional(),
    player_of_match: z.array(name).optional(),
    players: z.record(name, z.array(name).max(20)),
    registry: z.looseObject({ people: z.record(name, z.string().regex(/^[0-9a-z-]{4,40}$/)) }),
    season: z.union([z.string().max(20), z.number().int()]).transform(String),
    teams: z.tuple([name, name]),
    toss: z.looseObject({ winner: name.optional(), decision: z.enum(['bat', 'field']).optional(), uncontested: z.boolean().optional() }),
    venue: name.optional(),
  }),
  innings: z.array(innings).max(12).default([]),
});

export type MatchFile = z.infer<typeof matchFileSchema>;
export type FileInnings = MatchFile['innings'][number];
export type FileDelivery = FileInnings['overs'][number]['deliveries'][number];
