import { z } from 'zod';
import { numericId, optionalText, requiredText, saying, slug } from '../../../site/newsroom/draftSchemas.ts';
import { type Versioned, versioned } from '../../../site/newsroom/endpoint.ts';
import { cricketRefusalWords } from '../newsroom/words.ts';
import { genders, matchFormats } from '../rules/format.ts';
import { tableOrders } from '../rules/pointTable.ts';

// Editors' input for tournaments, fixtures, teams and players, shared by the screens and the server.

const name = requiredText(120);

export const fixtureDraft = z.object({
  tournamentId: numericId,
  number: z.number().int().min(1).max(999).nullable(),
  stage: optionalText(60),
  group: optionalText(60).default(''),
  isLeague: z.boolean(),
  teamAId: numericId,
  teamBId: numericId,
  startsAt: z.iso.datetime({ offset: true }),
  venue: name,
  city: optionalText(120),
  overs: z.number().int().min(1).max(60),
});
export const fixtureChange = versioned(fixtureDraft);
export type FixtureDraft = z.infer<typeof fixtureDraft>;
export type FixtureEdit = Versioned<FixtureDraft>;

export const tournamentDraft = z.object({
  name,
  nameEn: name,
  season: requiredText(20),
  format: z.enum(matchFormats).optional(),
  gender: z.enum(genders).optional(),
  overs: z.number().int().min(1).max(60),
  pointsWin: z.number().int().min(0).max(20),
  pointsTie: z.number().int().min(0).max(20),
  pointsNoResult: z.number().int().min(0).max(20),
  hasFreeHits: z.boolean().optional(),
  tableOrder: z.array(z.enum(tableOrders)).min(1).max(tableOrders.length),
  /** Whether it is the tournament that readers see first. */
  isFeatured: z.boolean(),
  /** Its teams, in the order of its team filter. */
  teamIds: z.array(numericId).max(40),
});
export const tournamentChange = versioned(tournamentDraft);
export type TournamentEdit = Versioned<z.infer<typeof tournamentDraft>>;

export const teamDraft = z.object({
  code: z
    .string()
    .trim()
    .refine((code) => /^[A-Z]{2,8}$/.test(code), saying(cricketRefusalWords.codeWrong)),
  slug: slug(60),
  name,
  nameEn: name,
  gender: z.enum(genders).optional(),
});
export const teamChange = versioned(teamDraft);
export type TeamEdit = Versioned<z.infer<typeof teamDraft>>;

export const playerDraft = z.object({ teamId: numericId, name, nameEn: name });
export const playerChange = versioned(playerDraft);
export type PlayerEdit = Versioned<z.infer<typeof playerDraft>>;
