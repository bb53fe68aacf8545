import { z } from 'zod';
import { numericId, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { dismissalKinds } from '../rules/delivery.ts';
import { rainRules } from '../rules/outcome.ts';

// The scorer's requests, shared by the screens and the server.

const runs = z.number().int().min(0).max(12);
const innings = z.number().int().min(1).max(12);
const number = z.number().int().min(1).max(1_000);

/** A named fielder, or an unnamed substitute. */
const fielder = z
  .strictObject({ player: numericId.optional(), isSubstitute: z.literal(true).optional() })
  .refine(({ player, isSubstitute }) => (player === undefined) !== (isSubstitute === undefined));

const ballDraft = z.strictObject({
  batter: numericId,
  nonStriker: numericId,
  bowler: numericId,
  runs,
  isNoBoundary: z.literal(true).optional(),
  isNotBowled: z.literal(true).optional(),
  extras: z
    .strictObject({
      wides: runs.optional(),
      noballs: runs.optional(),
      byes: runs.optional(),
      legbyes: runs.optional(),
      penalty: runs.optional(),
    })
    .optional(),
  penaltyToFielders: runs.optional(),
  wickets: z
    .array(z.strictObject({ player: numericId, kind: z.enum(dismissalKinds), fielders: z.array(fielder).max(4).optional() }))
    .max(3)
    .optional(),
});

export const scoredBallDraft = z.strictObject({ innings, number, ball: ballDraft });
export const lastBallDraft = z.strictObject({ innings, number });

const version = z.number().int().min(1);
const squads = z.array(z.strictObject({ team: numericId, players: z.array(numericId).min(11).max(15) })).length(2);
export const beginDraft = z.strictObject({ team: numericId, decision: z.enum(['bat', 'field']), squads });
export const squadsDraft = z.strictObject({ version, squads });
export const overDraft = z.strictObject({
  version,
  innings,
  over: z.number().int().min(0).max(100),
  balls: z.array(ballDraft).min(1).max(30),
});
export const closeDraft = z.strictObject({ version, innings, absentHurt: z.array(numericId).max(11), isDeclared: z.boolean() });
export const versionDraft = z.strictObject({ version });
export const withdrawDraft = z.strictObject({ version, reason: requiredText(500) });
export const targetDraft = z.strictObject({
  version,
  runs: z.number().int().min(1).max(1_000),
  overs: z.number().int().min(1).max(60),
  rule: z.enum(rainRules),
});
export const shortenDraft = z.strictObject({ version, overs: z.number().int().min(1).max(60) });
export const countDraft = z.strictObject({ version, innings, balls: z.number().int().min(1).max(9) });
export const endDraft = z.strictObject({
  version,
  ending: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('play') }),
    z.strictObject({ kind: z.literal('noResult') }),
    z.strictObject({ kind: z.literal('par'), team: numericId, runs: z.number().int().min(0).max(500), rule: z.enum(rainRules).optional() }),
    z.strictObject({ kind: z.literal('awarded'), team: numericId }),
  ]),
});
