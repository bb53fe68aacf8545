import { eq, sql } from 'drizzle-orm';
import { recountTallies } from '../../desks/elections/count/keepTallies.ts';
import { folded } from '../../desks/elections/count/seatNames.ts';
import { indexCandidates, indexElection, indexSeats } from '../../desks/elections/search/indexElections.ts';
import {
  electionAlliances,
  electionCandidates,
  electionNews,
  electionParties,
  electionPhases,
  electionRegions,
  electionSeats,
  electionStates,
  elections,
} from '../../desks/elections/tables.ts';
import { change } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { momentInIndia } from '../../platform/text/indianTime.ts';
import type { App } from '../../site/app.ts';
import { readElectionList } from './readElectionLists.ts';

const COUNTED = '2024-06-04';
const GUJARAT = 'S06';

/** The Lok Sabha of 2024 with all its constituencies, and the next assembly election of Gujarat. Public facts; names in newspaper style. */
export async function installElections(app: App): Promise<void> {
  await addLokSabha(app);
  await addAssembly(app);
}

/** Description of an election, the columns of its tally, and the regions of Gujarat. */
async function readAbout(demoDir: string, token: string) {
  const election = (await readElectionList(demoDir, 'elections')).find((one) => one.token === token);
  if (!election) throw new Error(`The demo has no election ${token}`);
  const [blocks, regions] = await Promise.all([readElectionList(demoDir, 'tally-blocks'), readElectionList(demoDir, 'gujarat-regions')]);
  return { election, blocks, regions };
}

async function addElection(tx: Database, values: typeof elections.$inferInsert): Promise<number> {
  const [row] = await tx.insert(elections).values(values).returning({ id: elections.id });
  if (!row) throw new Error('The election was not written');
  return row.id;
}

async function indexNames(tx: Database, electionId: number): Promise<void> {
  await indexElection(tx, electionId);
  await indexSeats(tx, { electionId });
  await indexCandidates(tx, { electionId });
}

async function addLokSabha({ demoDir, ...context }: App): Promise<void> {
  const about = await readAbout(demoDir, 'election-2024');
  const [alliances, phases, hotSeats, starList, news] = await Promise.all([
    readElectionList(demoDir, 'lok-sabha-2024-alliances'),
    readElectionList(demoDir, 'lok-sabha-2024-phases'),
    readElectionList(demoDir, 'lok-sabha-2024-hot-seats'),
    readElectionList(demoDir, 'lok-sabha-2024-stars'),
    readElectionList(demoDir, 'lok-sabha-2024-news'),
  ]);
  const [parties, states, seats, candidates] = await Promise.all([
    readElectionList(demoDir, 'lok-sabha-2024-parties'),
    readElectionList(demoDir, 'lok-sabha-2024-states'),
    readElectionList(demoDir, 'lok-sabha-2024-seats'),
    readElectionList(demoDir, 'lok-sabha-2024-candidates'),
  ]);
  await change(context, async (tx) => {
    const updatedAt = momentInIndia(COUNTED, '23:30');
    const electionId = await addElection(tx, {
      ...about.election,
      year: 2024,
      seats: 543,
      majority: 272,
      stage: 'declared',
      isMain: true,
      tagSlug: 'matdan',
      blocks: about.blocks,
      beforeName: '2019',
      countingAt: momentInIndia(COUNTED, '08:00'),
      allVotes: parties.reduce((sum, { votes }) => sum + votes, 0),
      updatedAt,
    });
    await tx.insert(electionAlliances).values(alliances.map((alliance, position) => ({ electionId, ...alliance, position })));
    // Vote shares of the two largest parties in 2019, from the ECI, in hundredths of a per cent.
    const sharesBefore = new Map([
      ['BJP', 3736],
      ['INC', 1949],
    ]);
    await tx.insert(electionParties).values(
      parties.map(({ alias, votes, ...party }, position) => ({
        electionId,
        ...party,
        aliases: [...new Set([party.nameEn, party.code, alias].filter((name) => name !== '').map(folded))],
        shareBefore: sharesBefore.get(party.code) ?? null,
        totalVotes: votes,
        position,
      })),
    );
    await tx.insert(electionStates).values(states.map((state) => ({ electionId, ...state })));
    await tx
      .insert(electionRegions)
      .values(about.regions.map((region, position) => ({ electionId, ...region, stateCode: GUJARAT, position })));
    await tx.insert(electionPhases).values(
      phases.map(({ day, ...phase }, at) => ({
        electionId,
        number: at + 1,
        pollOpensAt: momentInIndia(day, '07:00'),
        pollClosesAt: momentInIndia(day, '18:00'),
        ...phase,
      })),
    );
    const hot = new Map(hotSeats.map(({ seat, note }, at) => [seat, { hotPosition: at + 1, hotNote: note }]));
    await insertRows(
      tx,
      electionSeats,
      seats.map(({ state, candidates: candidateCount, nota, votes, uncontested, ...seat }) => ({
        electionId,
        stateCode: state,
        ...seat,
        ...(hot.get(seat.slug) ?? { hotPosition: null, hotNote: '' }),
        state: uncontested === '1' ? 'uncontested' : 'won',
        candidateCount,
        notaVotes: nota,
        totalVotes: votes,
        district: '',
        electors: 0,
        leaderParty: '',
        round: 0,
        rounds: 0,
        version: 1,
        updatedAt,
      })),
    );
    const ids = await tx
      .select({ id: electionSeats.id, stateCode: electionSeats.stateCode, number: electionSeats.number, slug: electionSeats.slug })
      .from(electionSeats)
      .where(eq(electionSeats.electionId, electionId));
    const idOf = new Map(ids.map(({ id, stateCode, number }) => [`${stateCode} ${number}`, id]));
    const slugOf = new Map(ids.map(({ id, slug }) => [id, slug]));
    const idBySlug = new Map(ids.map(({ id, slug }) => [slug, id]));
    const stars = new Map(starList.map(({ seat, place, note }, at) => [`${seat} ${place}`, { starPosition: at + 1, starNote: note }]));
    const seatIdOf = ({ state, number }: { state: string; number: number }): number => {
      const seatId = idOf.get(`${state} ${number}`);
      if (seatId === undefined) throw new Error(`The demo has no seat ${state} ${number}`);
      return seatId;
    };
    const nota = {
      name: parties.find(({ code }) => code === 'NOTA')?.shortName ?? '',
      nameEn: 'NOTA',
      party: 'NOTA',
      partyName: '',
      isNota: true,
      starPosition: null,
      starNote: '',
    };
    await insertRows(tx, electionCandidates, [
      ...candidates.map(({ state, number, place, ...candidate }) => {
        const seatId = seatIdOf({ state, number });
        return {
          electionId,
          seatId,
          number: place,
          ...candidate,
          ...(stars.get(`${slugOf.get(seatId)} ${place}`) ?? { starPosition: null, starNote: '' }),
          partyName: '',
          isNota: false,
        };
      }),
      ...seats
        .filter(({ uncontested }) => uncontested !== '1')
        .map((seat) => ({ electionId, seatId: seatIdOf(seat), number: seat.candidates + 1, ...nota, votes: seat.nota })),
    ]);
    await tx.execute(sql`
      update election_seats s set leader_id = first.id, leader_party = first.party, runner_up_id = second.id, margin = first.votes - second.votes
      from election_candidates first left join election_candidates second on second.seat_id = first.seat_id and second.number = 2
      where s.election_id = ${electionId} and first.seat_id = s.id and first.number = 1`);
    await recountTallies(tx, electionId);
    await tx.insert(electionNews).values(
      news.map(({ time, text, seat, isPinned }) => ({
        electionId,
        at: momentInIndia(COUNTED, time),
        text,
        seatId: seat === '' ? null : (idBySlug.get(seat) ?? null),
        isPinned,
      })),
    );
    await indexNames(tx, electionId);
    return { result: undefined, tags: ['elections'] };
  });
}

async function addAssembly({ demoDir, ...context }: App): Promise<void> {
  const about = await readAbout(demoDir, 'gujarat-2027');
  // Seats won by parties in the 182-seat assembly in December 2022, and their vote shares in hundredths of a per cent.
  const before = new Map((await readElectionList(demoDir, 'gujarat-2027-parties')).map(({ code, ...party }) => [code, party]));
  const gujarat = (await readElectionList(demoDir, 'lok-sabha-2024-states')).filter(({ code }) => code === GUJARAT);
  const [parties, seats] = await Promise.all([
    readElectionList(demoDir, 'lok-sabha-2024-parties'),
    readElectionList(demoDir, 'gujarat-assembly-seats'),
  ]);
  await change(context, async (tx) => {
    const updatedAt = momentInIndia('2026-11-01', '10:00');
    const electionId = await addElection(tx, {
      ...about.election,
      year: 2027,
      state: 'gujarat',
      seats: 182,
      majority: 92,
      blocks: about.blocks,
      beforeName: '2022',
      updatedAt,
    });
    await tx.insert(electionParties).values(
      parties.flatMap(({ alias: _alias, votes: _votes, ...party }, position) => {
        const held = before.get(party.code);
        return held ? [{ electionId, ...party, alliance: '', aliases: [folded(party.nameEn)], ...held, position }] : [];
      }),
    );
    await tx.insert(electionStates).values(gujarat.map((state) => ({ electionId, ...state })));
    await tx
      .insert(electionRegions)
      .values(about.regions.map((region, position) => ({ electionId, ...region, stateCode: GUJARAT, position })));
    await tx
      .insert(electionSeats)
      .values(seats.map(({ parent, ...seat }) => ({ electionId, stateCode: GUJARAT, ...seat, parentNumber: parent, updatedAt })));
    await indexNames(tx, electionId);
    return { result: undefined, tags: ['elections'] };
  });
}
