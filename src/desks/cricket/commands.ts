import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import { removeFromSearch } from '../../content/search/writeSearch.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { localDay } from '../../platform/text/dates.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { raiseVersion, tournamentSlug } from './names/ensure.ts';
import { isSameMatch } from './names/sameMatch.ts';
import { formatOfOvers, type Gender } from './rules/format.ts';
import type { FixtureDraft, FixtureEdit, PlayerEdit, TeamEdit, TournamentEdit } from './scoring/drafts.ts';
import { scoringWords as words } from './scoring/words.ts';
import { indexMatch, indexMatchesOf, indexPlayers, indexTeam, MATCH_KIND } from './search/indexCricket.ts';
import { cricketMatches, cricketPlayers, cricketTeams, cricketTournaments, cricketTournamentTeams } from './tables.ts';
import { ballTags, listTags } from './tags/cricketTags.ts';

/** Validates the references of a fixture; returns its row. Throws `NewsroomError`. */
async function fixtureRow(tx: Database, { startsAt, ...draft }: FixtureDraft, id: number | undefined) {
  if (draft.teamAId === draft.teamBId) throw fieldError('teamBId', words.sameTeams);
  const teams = await tx
    .select({ teamId: cricketTournamentTeams.teamId })
    .from(cricketTournamentTeams)
    .where(eq(cricketTournamentTeams.tournamentId, draft.tournamentId));
  if (teams.length === 0) throw fieldError('tournamentId', words.noTournament);
  for (const field of ['teamAId', 'teamBId'] as const) {
    if (!teams.some(({ teamId }) => teamId === draft[field])) throw fieldError(field, words.noTeam);
  }
  const moment = new Date(startsAt);
  const row = { ...draft, startsAt: moment, day: localDay(moment) };
  const others = await tx
    .select()
    .from(cricketMatches)
    .where(
      and(
        eq(cricketMatches.tournamentId, draft.tournamentId),
        ne(cricketMatches.id, id ?? 0),
        isNull(cricketMatches.replayOf),
        isNull(cricketMatches.withdrawnAt),
      ),
    );
  if (draft.number !== null && others.some(({ number }) => number === draft.number)) throw fieldError('number', words.numberTaken);
  if (others.some((other) => isSameMatch(other, row))) throw fieldError('startsAt', words.sameMatch);
  return row;
}

/** Adds a fixture. Returns its id. Throws `NewsroomError`. */
export function createFixture(context: WriteContext, draft: FixtureDraft): Promise<number> {
  return change(context, async (tx) => {
    const values = await fixtureRow(tx, draft, undefined);
    const [row] = await tx
      .insert(cricketMatches)
      .values({ ...values, updatedAt: context.clock() })
      .returning();
    if (!row) throw new Error('The match was not written');
    await indexMatch(tx, undefined, row);
    return {
      result: row.id,
      tags: [...ballTags(row.id), ...listTags(draft.tournamentId)],
      audit: [{ action: 'match.plan', subject: `match:${row.id}`, after: draft }],
    };
  });
}

/** Changes a fixture that has not begun. Throws `NewsroomError`. */
export function changeFixture(context: WriteContext, id: number, { version, ...draft }: FixtureEdit): Promise<void> {
  return change(context, async (tx) => {
    const before = await readFixture(tx, id);
    checkVersion(before, version);
    const values = await fixtureRow(tx, draft, id);
    const [after] = await tx
      .update(cricketMatches)
      .set({ ...values, updatedAt: context.clock(), version: before.version + 1 })
      .where(eq(cricketMatches.id, id))
      .returning();
    if (after) await indexMatch(tx, before, after);
    return {
      result: undefined,
      tags: [...ballTags(id), ...listTags(draft.tournamentId), ...listTags(before.tournamentId)],
      audit: [{ action: 'match.plan', subject: `match:${id}`, before: { startsAt: before.startsAt, venue: before.venue }, after: draft }],
    };
  });
}

/** Deletes a match that has not begun; with `version`, as long as it is as the editor saw it. Throws `NewsroomError`. */
export function removeFixture(context: WriteContext, id: number, version?: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await readFixture(tx, id);
    checkVersion(before, version);
    await tx.delete(cricketMatches).where(eq(cricketMatches.id, id));
    await removeFromSearch(tx, MATCH_KIND, [id]);
    const tags = [...ballTags(id), ...listTags(before.tournamentId)];
    return { result: undefined, tags, audit: [{ action: 'match.remove', subject: `match:${id}`, before: { startsAt: before.startsAt } }] };
  });
}

async function readFixture(tx: Database, id: number) {
  const [row] = await tx.select().from(cricketMatches).where(eq(cricketMatches.id, id)).for('update');
  if (!row) throw new NewsroomError(404, words.notThere);
  if (row.status !== 'fixture') throw new NewsroomError(409, words.notFixture);
  return row;
}

/**
 * Adds or changes a tournament and its teams; changed points apply to all of its matches at once. Returns its id. Throws `NewsroomError`.
 */
export function saveTournament(
  context: WriteContext,
  id: number | undefined,
  { version, isFeatured, ...edit }: TournamentEdit,
): Promise<number> {
  const { teamIds, ...draft } = edit;
  return change(context, async (tx) => {
    const all = await tx
      .select()
      .from(cricketTournaments)
      .orderBy(desc(cricketTournaments.featuredAt), desc(cricketTournaments.id))
      .for('update');
    const before = all.find((one) => one.id === id);
    if (id !== undefined && !before) throw new NewsroomError(404, words.noTournament);
    if (before) checkVersion(before, version);
    const gender = draft.gender ?? before?.gender ?? 'male';
    const format = draft.format ?? before?.format ?? formatOfOvers(draft.overs);
    if (before && before.gender !== gender) await checkNoMatches(tx, before.id);
    const isTaken = all.some(
      (one) =>
        one.id !== id && one.nameEn === draft.nameEn && one.season === draft.season && one.format === format && one.gender === gender,
    );
    if (isTaken) throw fieldError('nameEn', words.numberTaken);
    const now = context.clock();
    const [first, second] = all;
    const wasFeatured = before !== undefined && before.id === first?.id;
    const featuredAt = isFeatured ? now : before && !wasFeatured ? before.featuredAt : new Date(0);
    const taken = new Set(all.map((one) => one.slug));
    const slug = before?.slug ?? tournamentSlug({ event: draft.nameEn, season: draft.season, format, gender }, taken);
    const values = { ...draft, format, gender, featuredAt, slug };
    const [row] = before
      ? await tx
          .update(cricketTournaments)
          .set({ ...values, version: before.version + 1 })
          .where(eq(cricketTournaments.id, before.id))
          .returning({ id: cricketTournaments.id })
      : await tx.insert(cricketTournaments).values(values).onConflictDoNothing().returning({ id: cricketTournaments.id });
    if (!row) throw fieldError('nameEn', words.numberTaken);
    // A form of the tournament that was first until now says that it still is; one of the tournament that is first now, that it is not.
    const other = isFeatured ? first : wasFeatured ? second : undefined;
    if (other && other.id !== id) await raiseVersion(tx, other.id);
    await setTeams(tx, { id: row.id, gender }, teamIds);
    if (before && [before.name, before.nameEn, before.season].join() !== [draft.name, draft.nameEn, draft.season].join())
      await indexMatchesOf(tx, { tournamentId: row.id });
    return {
      result: row.id,
      tags: ['cricket', 'cricket:schedule', 'matches', `cricket:${row.id}`],
      audit: [{ action: 'tournament.save', subject: `tournament:${row.id}`, before, after: { ...values, teamIds } }],
    };
  });
}

/** The teams of a tournament are of one gender, which is fixed once it has a match. */
async function checkNoMatches(tx: Database, tournamentId: number): Promise<void> {
  const [match] = await tx
    .select({ id: cricketMatches.id })
    .from(cricketMatches)
    .where(eq(cricketMatches.tournamentId, tournamentId))
    .limit(1);
  if (match) throw fieldError('gender', words.genderSettled);
}

/** Replaces the teams of a tournament. Throws `NewsroomError`. */
async function setTeams(tx: Database, { id, gender }: { id: number; gender: Gender }, teamIds: readonly number[]): Promise<void> {
  const known = await tx.select({ id: cricketTeams.id }).from(cricketTeams).where(eq(cricketTeams.gender, gender));
  if (teamIds.some((teamId) => !known.some((team) => team.id === teamId))) throw fieldError('teamIds', words.noTeam);
  await tx.delete(cricketTournamentTeams).where(eq(cricketTournamentTeams.tournamentId, id));
  if (teamIds.length > 0)
    await tx
      .insert(cricketTournamentTeams)
      .values([...new Set(teamIds)].map((teamId, position) => ({ tournamentId: id, teamId, position })));
}

/** Adds or changes a team. Returns its id. Throws `NewsroomError`. */
export function saveTeam(context: WriteContext, id: number | undefined, { version, ...draft }: TeamEdit): Promise<number> {
  return change(context, async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(cricketTeams).where(eq(cricketTeams.id, id)).for('update');
    if (id !== undefined && !before) throw new NewsroomError(404, words.noTeam);
    if (before) checkVersion(before, version);
    const gender = draft.gender ?? before?.gender ?? 'male';
    if (before && before.gender !== gender) await checkPlaysNowhere(tx, before.id);
    const values = { ...draft, gender };
    const [taken] = await tx
      .select({ code: cricketTeams.code, slug: cricketTeams.slug })
      .from(cricketTeams)
      .where(
        and(
          or(
            eq(cricketTeams.code, draft.code),
            eq(cricketTeams.slug, draft.slug),
            and(eq(cricketTeams.nameEn, draft.nameEn), eq(cricketTeams.gender, gender)),
          ),
          ne(cricketTeams.id, id ?? 0),
        ),
      );
    if (taken) throw fieldError(taken.code === draft.code ? 'code' : taken.slug === draft.slug ? 'slug' : 'nameEn', words.taken);
    const [row] = before
      ? await tx
          .update(cricketTeams)
          .set({ ...values, version: before.version + 1 })
          .where(eq(cricketTeams.id, before.id))
          .returning({ id: cricketTeams.id })
      : await tx.insert(cricketTeams).values(values).returning({ id: cricketTeams.id });
    if (!row) throw new Error('The side was not written');
    await indexTeam(tx, row.id);
    if (before) await indexMatchesOf(tx, { teamId: row.id });
    return {
      result: row.id,
      tags: ['cricket', 'cricket:schedule', 'matches'],
      audit: [{ action: 'team.save', subject: `team:${row.id}`, before, after: values }],
    };
  });
}

/** The gender of a team is fixed once it is in a tournament. */
async function checkPlaysNowhere(tx: Database, teamId: number): Promise<void> {
  const [playing] = await tx
    .select({ id: cricketTournamentTeams.tournamentId })
    .from(cricketTournamentTeams)
    .where(eq(cricketTournamentTeams.teamId, teamId))
    .limit(1);
  if (playing) throw fieldError('gender', words.genderSettled);
}

/** Adds or changes a player; the name is stored once and shown everywhere. Returns the id. Throws `NewsroomError`. */
export function savePlayer(context: WriteContext, id: number | undefined, { version, ...draft }: PlayerEdit): Promise<number> {
  return change(context, async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(cricketPlayers).where(eq(cricketPlayers.id, id)).for('update');
    if (id !== undefined && !before) throw new NewsroomError(404, newsroomServerWords.notThere);
    if (before) checkVersion(before, version);
    const [team] = await tx.select({ id: cricketTeams.id }).from(cricketTeams).where(eq(cricketTeams.id, draft.teamId));
    if (!team) throw fieldError('teamId', words.noTeam);
    const [row] = before
      ? await tx
          .update(cricketPlayers)
          .set({ ...draft, version: before.version + 1 })
          .where(eq(cricketPlayers.id, before.id))
          .returning({ id: cricketPlayers.id, registryId: cricketPlayers.registryId })
      : await tx
          .insert(cricketPlayers)
          .values({ ...draft, registryId: randomUUID() })
          .returning({ id: cricketPlayers.id, registryId: cricketPlayers.registryId });
    if (!row) throw new Error('The player was not written');
    await indexPlayers(tx, [row.registryId]);
    return {
      result: row.id,
      tags: ['cricket', 'matches'],
      audit: [{ action: 'player.save', subject: `player:${row.id}`, before, after: draft }],
    };
  });
}
