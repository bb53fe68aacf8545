import { z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/database.ts';
import { ApiError } from '../../../site/calls/call.ts';
import { slug } from '../../../site/calls/callParameters.ts';
import { readTournament, type Team, type Tournament } from '../queries.ts';

// What the calls of the desk are asked for, and the tags of their answers.

export const tournamentSlug = slug
  .optional()
  .openapi({ description: 'The slug of a tournament; without one the tournament that is in front' });
export const teamCode = z
  .string()
  .regex(/^([A-Z]{2,8})?$/, { error: 'must be the code of a side, like IND' })
  .default('')
  .openapi({ description: 'The code of a side; all sides without one', example: 'IND' });
/** The requested tournament, or the featured one. Throws `ApiError`. */
export async function askedTournament(db: Database, wanted: string | undefined): Promise<Tournament> {
  const tournament = await readTournament(db, wanted);
  if (!tournament) throw new ApiError(404, wanted === undefined ? 'There is no tournament yet' : `There is no tournament ${wanted}`);
  return tournament;
}

/** The requested team, from those in the tournament. Throws `ApiError`. */
export function askedTeam(teams: readonly Team[], code: string): Team | undefined {
  if (code === '') return undefined;
  const team = teams.find((one) => one.code === code);
  if (!team) throw new ApiError(404, `There is no side ${code} in this tournament`);
  return team;
}

export const tagsOf = (tournament: Tournament) => ['cricket', 'cricket:schedule', `cricket:${tournament.id}`];
