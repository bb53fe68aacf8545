import { and, eq, ne, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import { type FieldIssue, fieldError, NewsroomError, type Sentence } from '../../site/newsroom/newsroomError.ts';
import { folded } from './count/seatNames.ts';
import type { ElectionDraft } from './editing/drafts.ts';
import { electionCommandWords as words } from './newsroom/words.ts';
import { indexElection, indexSeats } from './search/indexElections.ts';
import {
  electionAlliances,
  electionCandidates,
  electionParties,
  electionPhases,
  electionRegions,
  electionSeats,
  electionStates,
  elections,
} from './tables.ts';
import { electionTag } from './tags/electionTag.ts';

/** Cache tags of all pages of an election, and of pages that list elections. */
export const tagsOfElection = (token: string): string[] => ['elections', electionTag(token)];

/** Contradictions within a draft. */
function issuesOf(draft: ElectionDraft): FieldIssue[] {
  const twice = <Row>(list: string, name: keyof Row & string, rows: readonly Row[]): FieldIssue[] =>
    rows.flatMap((row, at) =>
      rows.findIndex((earlier) => earlier[name] === row[name]) === at ? [] : [{ path: `${list}.${at}.${name}`, message: words.twice }],
    );
  const codes = new Set(draft.parties.map(({ code }) => code));
  const states = new Set(draft.states.map(({ code }) => code));
  return [
    ...(draft.majority > draft.seats ? [{ path: 'majority', message: words.majorityTooLarge }] : []),
    ...twice('parties', 'code', draft.parties),
    ...twice('alliances', 'key', draft.alliances),
    ...twice('states', 'code', draft.states),
    ...twice('regions', 'key', draft.regions),
    ...twice('blocks', 'key', draft.blocks),
    ...draft.blocks.flatMap(({ parties }, at) =>
      parties.every((code) => codes.has(code)) ? [] : [{ path: `blocks.${at}.parties`, message: words.unknownParty }],
    ),
    ...draft.regions.flatMap(({ stateCode }, at) =>
      states.has(stateCode) ? [] : [{ path: `regions.${at}.stateCode`, message: words.unknownState }],
    ),
    ...draft.phases.flatMap(({ pollOpensAt, pollClosesAt }, at) =>
      Date.parse(pollClosesAt) > Date.parse(pollOpensAt) ? [] : [{ path: `phases.${at}.pollClosesAt`, message: words.phaseClosesFirst }],
    ),
  ];
}

/** Adds an election, or changes the one with this id if it still has the version that the editor saw. Returns its id. */
export async function saveElection(context: WriteContext, id: number | undefined, draft: ElectionDraft, now: Date): Promise<number> {
  const issues = issuesOf(draft);
  if (issues.length > 0) throw new NewsroomError(422, issues[0]?.message ?? words.twice, { issues });
  return change(context, async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(elections).where(eq(elections.id, id)).for('update');
    if (id !== undefined && !before) throw new NewsroomError(404, words.noElection);
    if (before) checkVersion(before, draft.version);
    const [namesake] = await tx
      .select({ id: elections.id })
      .from(elections)
      .where(and(eq(elections.token, draft.token), id === undefined ? undefined : ne(elections.id, id)));
    if (namesake) throw fieldError('token', words.tokenTaken);
    const { version, alliances, parties, states, regions, phases, countingAt, ...own } = draft;
    const values = { ...own, countingAt: countingAt === null ? null : new Date(countingAt), updatedAt: now, version: version + 1 };
    // The form of the election that was the main one until now says that it still is: its version is raised too.
    if (own.isMain)
      await tx
        .update(elections)
        .set({ isMain: false, version: sql`${elections.version} + 1` })
        .where(and(eq(elections.isMain, true), before && ne(elections.id, before.id)));
    const [saved] = before
      ? await tx.update(elections).set(values).where(eq(elections.id, before.id)).returning({ id: elections.id })
      : await tx.insert(elections).values(values).returning({ id: elections.id });
    if (!saved) throw new Error('The election was not written');
    await saveParts(tx, saved.id, draft);
    await indexElection(tx, saved.id);
    if (before && (before.name !== draft.name || before.nameEn !== draft.nameEn)) await indexSeats(tx, { electionId: saved.id });
    return {
      result: saved.id,
      tags: [...tagsOfElection(draft.token), ...(before && before.token !== draft.token ? tagsOfElection(before.token) : [])],
      audit: [
        {
          action: before ? 'election.change' : 'election.add',
          subject: `election:${draft.token}`,
          ...(before ? { before: { name: before.name, seats: before.seats, stage: before.stage, version: before.version } } : {}),
          after: { name: draft.name, seats: draft.seats, stage: draft.stage, parties: parties.length, phases: phases.length },
        },
      ],
    };
  });
}

/** Replaces the lists of an election by those of a draft. Aliases of parties are kept. */
async function saveParts(tx: Database, electionId: number, { parties, alliances, states, regions, phases }: ElectionDraft): Promise<void> {
  await saveParties(tx, electionId, parties);
  await requirePlaces(tx, electionId, { states, regions });
  for (const table of [electionAlliances, electionStates, electionRegions, electionPhases]) {
    await tx.delete(table).where(eq(table.electionId, electionId));
  }
  if (alliances.length > 0)
    await tx.insert(electionAlliances).values(alliances.map((alliance, position) => ({ electionId, ...alliance, position })));
  await tx.insert(electionStates).values(states.map((state) => ({ electionId, ...state })));
  if (regions.length > 0) await tx.insert(electionRegions).values(regions.map((region, position) => ({ electionId, ...region, position })));
  if (phases.length > 0) {
    await tx.insert(electionPhases).values(
      phases.map(({ pollOpensAt, pollClosesAt, ...phase }, at) => ({
        electionId,
        number: at + 1,
        ...phase,
        pollOpensAt: new Date(pollOpensAt),
        pollClosesAt: new Date(pollClosesAt),
      })),
    );
  }
}

/** Throws `NewsroomError` (422) if the draft removes a state or region that has seats: their pages and the import of results need it. */
async function requirePlaces(
  tx: Database,
  electionId: number,
  { states, regions }: Pick<ElectionDraft, 'states' | 'regions'>,
): Promise<void> {
  const { stateCode, region } = electionSeats;
  const used = await tx.selectDistinct({ stateCode, region }).from(electionSeats).where(eq(electionSeats.electionId, electionId));
  const lostOf = (keys: readonly string[], kept: readonly string[]) =>
    [...new Set(keys)].filter((key) => key !== '' && !kept.includes(key));
  const lostStates = lostOf(
    used.map((seat) => seat.stateCode),
    states.map(({ code }) => code),
  );
  const lostRegions = lostOf(
    used.map((seat) => seat.region),
    regions.map(({ key }) => key),
  );
  const issues = [
    ...lostStates.map((code) => inUse('states', code, words.stateInUse)),
    ...lostRegions.map((key) => inUse('regions', key, words.regionInUse)),
  ];
  const [first] = issues;
  if (first) throw new NewsroomError(422, first.message, { issues });
}

const inUse = (path: string, key: string, { gu, en }: Sentence): FieldIssue => ({
  path,
  message: { gu: `${key}: ${gu}`, en: `${key}: ${en}` },
});

async function saveParties(tx: Database, electionId: number, parties: ElectionDraft['parties']): Promise<void> {
  const p = electionParties;
  const c = electionCandidates;
  const used = await tx.selectDistinct({ party: c.party }).from(c).where(eq(c.electionId, electionId));
  const codes = new Set(parties.map(({ code }) => code));
  const lost = used.filter(({ party }) => !codes.has(party));
  const [first] = lost.map(({ party }) => inUse('parties', party, words.partyInUse));
  if (first) throw new NewsroomError(422, words.partyInUse, { issues: [first] });
  await tx.delete(p).where(and(eq(p.electionId, electionId), sql`${p.code} <> all(${sql.param([...codes])}::text[])`));
  await tx
    .insert(p)
    .values(parties.map((party, position) => ({ electionId, ...party, aliases: [folded(party.nameEn)], position })))
    .onConflictDoUpdate({
      target: [p.electionId, p.code],
      set: {
        name: sql`excluded.name`,
        nameEn: sql`excluded.name_en`,
        shortName: sql`excluded.short_name`,
        color: sql`excluded.color`,
        darkColor: sql`excluded.dark_color`,
        alliance: sql`excluded.alliance`,
        seatsBefore: sql`excluded.seats_before`,
        position: sql`excluded.position`,
      },
    });
}
