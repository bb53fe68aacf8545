import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { cricketPlayers, cricketTeams, cricketTournaments, cricketTournamentTeams } from './tables.ts';
import { eventNamed, type TeamDraft, teamBook } from './teamBook.ts';

type Event = { event: string; season: string; overs: number };

/** The tournament of an event and season; made when the paper has none. It comes in front only while nothing else is. */
export async function ensureTournament(tx: Database, { event, season, overs }: Event, now: Date): Promise<{ id: number; tags: string[] }> {
  const t = cricketTournaments;
  const find = () =>
    tx
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.nameEn, event), eq(t.season, season)));
  const [known] = await find();
  if (known) return { id: known.id, tags: [] };
  const [others] = await tx.select({ id: t.id }).from(t).limit(1);
  await tx
    .insert(t)
    .values({
      slug: slugOf(`${event} ${season}`),
      name: `${eventNamed(event)} ${season}`,
      nameEn: event,
      season,
      overs,
      featuredAt: others ? new Date(0) : now,
    })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The tournament ${event} ${season} was not written`);
  return { id: made.id, tags: ['cricket'] };
}

/** The two sides of a match by their names in files, entered in the tournament. */
export async function ensureTeams(
  tx: Database,
  tournamentId: number,
  names: readonly [string, string],
): Promise<{ ids: readonly [number, number]; tags: string[] }> {
  const find = async () => {
    const rows = await tx
      .select({ id: cricketTeams.id, nameEn: cricketTeams.nameEn })
      .from(cricketTeams)
      .where(inArray(cricketTeams.nameEn, [...names]));
    const ids = names.map((name) => rows.find((row) => row.nameEn === name)?.id);
    const [one, other] = ids;
    return one === undefined || other === undefined
      ? { missing: names.filter((_, at) => ids[at] === undefined) }
      : { ids: [one, other] as const };
  };
  let found = await find();
  if (found.missing) {
    await tx.insert(cricketTeams).values(found.missing.map(teamNamed)).onConflictDoNothing();
    found = await find();
  }
  const { ids } = found;
  if (!ids) throw new Error(`The sides ${names.join(', ')} were not written: another has their code`);
  const tt = cricketTournamentTeams;
  const playing = await tx
    .select({ teamId: tt.teamId })
    .from(tt)
    .where(and(eq(tt.tournamentId, tournamentId), inArray(tt.teamId, [...ids])));
  const fresh = ids.filter((id) => !playing.some((row) => row.teamId === id));
  if (fresh.length === 0) return { ids, tags: [] };
  await tx
    .insert(tt)
    .values(fresh.map((teamId) => ({ tournamentId, teamId, position: placeOf(names[ids.indexOf(teamId)] ?? '') })))
    .onConflictDoNothing();
  return { ids, tags: ['cricket', `cricket:${tournamentId}`] };
}

/** Sides stand in the filter as in the book; those that are not in it follow. */
function placeOf(nameEn: string): number {
  const place = teamBook.findIndex((team) => team.nameEn === nameEn);
  return place < 0 ? teamBook.length : place;
}

/** A side of the book, or one made from its name alone. */
function teamNamed(nameEn: string): TeamDraft {
  const known = teamBook.find((team) => team.nameEn === nameEn);
  if (known) return known;
  const slug = slugOf(nameEn);
  return { code: slug.replace(/-/g, '').slice(0, 8).toUpperCase(), slug, name: nameEn, nameEn };
}

type Person = { registryId: string; name: string; team: 1 | 2 };

/** The ids of people in their order; whoever the paper does not know yet is entered under the name in the file. */
export async function ensurePlayers(tx: Database, people: readonly Person[], teams: readonly [number, number]): Promise<number[]> {
  const p = cricketPlayers;
  const find = async () =>
    new Map(
      (
        await tx
          .select({ id: p.id, registryId: p.registryId })
          .from(p)
          .where(
            inArray(
              p.registryId,
              people.map((one) => one.registryId),
            ),
          )
      ).map((row) => [row.registryId, row.id]),
    );
  let known = await find();
  const fresh = people.filter(({ registryId }) => !known.has(registryId));
  if (fresh.length > 0) {
    await insertRows(
      tx,
      p,
      fresh.map(({ registryId, name, team }) => ({ registryId, name, nameEn: name, teamId: teams[team - 1] ?? teams[0] })),
    );
    known = await find();
  }
  return people.map(({ registryId }) => {
    const id = known.get(registryId);
    if (id === undefined) throw new Error(`The player ${registryId} was not written`);
    return id;
  });
}
