import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { Gender, MatchFormat } from '../rules/format.ts';
import { indexPlayers, indexTeam } from '../search/indexCricket.ts';
import { cricketPlayers, cricketTeams, cricketTournaments, cricketTournamentTeams } from '../tables.ts';
import { knownTeams, plainSideName, sideNamed, tournamentNamed } from './knownNames.ts';
import { freeCodeAndSlug, freeSlug } from './teamCode.ts';

type Event = { event: string; season: string; format: MatchFormat; gender: Gender; overs: number };

/** The tournament for an event in a season, format and gender; created if missing. A new one is featured only if no other is. */
export async function ensureTournament(tx: Database, about: Event, now: Date): Promise<{ id: number; tags: string[] }> {
  const { event, season, format, gender, overs } = about;
  const find = () =>
    tx
      .select({ id: cricketTournaments.id })
      .from(cricketTournaments)
      .where(
        and(
          eq(cricketTournaments.nameEn, event),
          eq(cricketTournaments.season, season),
          eq(cricketTournaments.format, format),
          eq(cricketTournaments.gender, gender),
        ),
      );
  const [known] = await find();
  if (known) return { id: known.id, tags: [] };
  const others = await tx.select({ slug: cricketTournaments.slug }).from(cricketTournaments);
  await tx
    .insert(cricketTournaments)
    .values({
      slug: tournamentSlug(about, new Set(others.map(({ slug }) => slug))),
      name: tournamentNamed(about),
      nameEn: event,
      season,
      format,
      gender,
      overs,
      featuredAt: others.length > 0 ? new Date(0) : now,
    })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The tournament ${event} ${season} was not written`);
  return { id: made.id, tags: ['cricket'] };
}

/** The slug of a tournament; anything different from men's one-day matches is part of it. */
export function tournamentSlug({ event, season, format, gender }: Omit<Event, 'overs'>, taken: ReadonlySet<string>): string {
  const parts = [slugOf(`${event} ${season}`), format === 'oneDay' ? '' : format, gender === 'female' ? 'women' : ''];
  return freeSlug(parts.filter(Boolean).join('-'), taken);
}

/** The two teams of a match by their names in files, added to the tournament. */
export async function ensureTeams(
  tx: Database,
  tournamentId: number,
  { teams, gender }: { teams: readonly [string, string]; gender: Gender },
): Promise<{ ids: readonly [number, number]; tags: string[] }> {
  const ids = [await ensureTeam(tx, teams[0], gender), await ensureTeam(tx, teams[1], gender)] as const;
  const playing = await tx
    .select({ teamId: cricketTournamentTeams.teamId })
    .from(cricketTournamentTeams)
    .where(and(eq(cricketTournamentTeams.tournamentId, tournamentId), inArray(cricketTournamentTeams.teamId, [...ids])));
  const fresh = ids.filter((id) => !playing.some((row) => row.teamId === id));
  if (fresh.length === 0) return { ids, tags: [] };
  await tx
    .insert(cricketTournamentTeams)
    .values(fresh.map((teamId) => ({ tournamentId, teamId, position: placeOf(teams[ids.indexOf(teamId)] ?? '') })))
    .onConflictDoNothing();
  await raiseVersion(tx, tournamentId);
  return { ids, tags: ['cricket', `cricket:${tournamentId}`] };
}

/** Makes forms of a tournament that are open out of date, after a change that they do not show. */
export async function raiseVersion(tx: Database, tournamentId: number): Promise<void> {
  await tx
    .update(cricketTournaments)
    .set({ version: sql`${cricketTournaments.version} + 1` })
    .where(eq(cricketTournaments.id, tournamentId));
}

/** Teams are sorted in the filter as in `knownTeams`; others follow. */
function placeOf(nameEn: string): number {
  const place = knownTeams.findIndex((team) => team.nameEn === nameEn);
  return place < 0 ? knownTeams.length : place;
}

/** The men's or women's team with this name; created with a unique code if missing. */
async function ensureTeam(tx: Database, name: string, gender: Gender): Promise<number> {
  const nameEn = plainSideName(name);
  const [known] = await tx
    .select({ id: cricketTeams.id })
    .from(cricketTeams)
    .where(and(eq(cricketTeams.nameEn, nameEn), eq(cricketTeams.gender, gender)));
  if (known) return known.id;
  const others = await tx.select({ code: cricketTeams.code, slug: cricketTeams.slug }).from(cricketTeams);
  const taken = { codes: new Set(others.map(({ code }) => code)), slugs: new Set(others.map(({ slug }) => slug)) };
  const [made] = await tx
    .insert(cricketTeams)
    .values({ ...freeCodeAndSlug(nameEn, gender, taken), name: sideNamed(nameEn, gender), nameEn, gender })
    .returning({ id: cricketTeams.id });
  if (!made) throw new Error(`The side ${nameEn} was not written`);
  await indexTeam(tx, made.id);
  return made.id;
}

type Person = { registryId: string; name: string; team: 1 | 2 };

/**
 * The ids of people in the same order; unknown people are added under the name in the file. Corrects women whom an older version added to a
 * men's team, and men likewise.
 */
export async function ensurePlayers(tx: Database, people: readonly Person[], teams: readonly [number, number]): Promise<number[]> {
  const find = async () => {
    const rows = await tx
      .select({ id: cricketPlayers.id, registryId: cricketPlayers.registryId, gender: cricketTeams.gender })
      .from(cricketPlayers)
      .innerJoin(cricketTeams, eq(cricketTeams.id, cricketPlayers.teamId))
      .where(
        inArray(
          cricketPlayers.registryId,
          people.map((one) => one.registryId),
        ),
      );
    return new Map(rows.map((row) => [row.registryId, row]));
  };
  let known = await find();
  const fresh = people.filter(({ registryId }) => !known.has(registryId));
  const teamOf = ({ team }: Person) => teams[team - 1] ?? teams[0];
  if (fresh.length > 0) {
    await insertRows(
      tx,
      cricketPlayers,
      fresh.map((one) => ({ registryId: one.registryId, name: one.name, nameEn: one.name, teamId: teamOf(one) })),
    );
    await indexPlayers(
      tx,
      fresh.map(({ registryId }) => registryId),
    );
    known = await find();
  }
  const [side] = await tx.select({ gender: cricketTeams.gender }).from(cricketTeams).where(eq(cricketTeams.id, teams[0]));
  const ids: number[] = [];
  for (const one of people) {
    const row = known.get(one.registryId);
    if (!row) throw new Error(`The player ${one.registryId} was not written`);
    if (row.gender !== side?.gender)
      await tx
        .update(cricketPlayers)
        .set({ teamId: teamOf(one), version: sql`${cricketPlayers.version} + 1` })
        .where(eq(cricketPlayers.id, row.id));
    ids.push(row.id);
  }
  return ids;
}
