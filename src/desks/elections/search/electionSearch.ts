import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { SearchAnswer, SearchHit, SearchKind } from '../../../site/searchKind.ts';
import { candidateAddress, electionAddress, seatAddress } from '../pages/electionAddress.ts';
import { type Election, readParties, readTallyBox } from '../queries.ts';
import { electionCandidates, electionSeats, elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';
import { seatStateName } from '../views/tables/seatWords.ts';
import { electionWords, electionText as text } from '../words.ts';
import { CANDIDATE_KIND, candidateDocuments, ELECTION_KIND, electionDocuments, SEAT_KIND, seatDocuments } from './indexElections.ts';

type Seat = typeof electionSeats.$inferSelect;
type Candidate = typeof electionCandidates.$inferSelect;

/** Columns of the tally in an answer, the largest first. */
const MAX_COLUMNS = 4;

const resultLinks = (election: Election): SearchAnswer['links'] => [
  { name: text.fullResult, href: electionAddress(election) },
  { name: text.allSeats, href: electionAddress(election, 'all-seats') },
];

/** The tally of an election; nothing before the first trends. */
async function tallyAnswer(db: Database, election: Election): Promise<{ answer?: SearchAnswer }> {
  const { blocks, leading, won, seats } = await readTallyBox(db, election);
  if (leading + won === 0) return {};
  const columns = blocks
    .filter(({ key, total }) => key !== 'unconfirmed' && total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MAX_COLUMNS);
  return {
    answer: {
      title: election.name,
      rows: columns.map(({ name, total }) => ({ label: name, value: groupedNumber(total) })),
      note: [
        text[election.stage],
        `${text.allSeatsTotal} ${seats}`,
        ...(election.majority > 0 ? [`${text.majority} ${election.majority}`] : []),
      ].join(' · '),
      links: resultLinks(election),
    },
  };
}

/** Elections, with their tally. */
export const electionSearchKind: SearchKind = {
  kind: ELECTION_KIND,
  tag: 'election',
  group: 'elections',
  name: electionWords.elections,
  isTimeless: true,
  boost: 1.3,
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(elections)
      .where(and(eq(elections.isReplay, false), inArray(elections.id, [...ids])));
    return Promise.all(
      rows.map(
        async (election): Promise<SearchHit> => ({
          id: election.id,
          title: election.name,
          deck: text[election.stage],
          href: electionAddress(election),
          detail: text.elections,
          publishedAt: undefined,
          tag: electionTag(election.token),
          ...(await tallyAnswer(db, election)),
        }),
      ),
    );
  },
  documents: electionDocuments,
};

type PartyNames = ReadonlyMap<string, string>;

/** Short names of the parties of the elections, by election and code. */
async function readPartyNames(db: Database, found: readonly Election[]): Promise<PartyNames> {
  const ids = [...new Set(found.map(({ id }) => id))];
  const names = await Promise.all(
    ids.map(async (id) => (await readParties(db, id)).map(({ code, shortName }): [string, string] => [`${id} ${code}`, shortName])),
  );
  return new Map(names.flat());
}

const partyOf = ({ electionId, party, partyName }: Candidate, parties: PartyNames): string =>
  partyName || (parties.get(`${electionId} ${party}`) ?? party);

/** નામ, પક્ષ: names of parties have brackets of their own. */
const withParty = (candidate: Candidate, parties: PartyNames): string => `${candidate.name}, ${partyOf(candidate, parties)}`;

type SeatResult = { seat: Seat; election: Election; leader: Candidate | null; runnerUp: Candidate | null };

/** The result of a seat: winner, margin and runner-up, or that it is not known yet. */
function seatAnswer({ seat, election, leader, runnerUp }: SeatResult, parties: PartyNames): SearchAnswer {
  const rows = [
    { label: text.status, value: seatStateName[seat.state] },
    ...(leader ? [{ label: text.winner, value: withParty(leader, parties) }] : []),
    ...(seat.margin === null ? [] : [{ label: text.margin, value: `${groupedNumber(seat.margin)} ${text.votes}` }]),
    ...(runnerUp ? [{ label: text.runnerUp, value: withParty(runnerUp, parties) }] : []),
  ];
  return {
    title: `${seat.name} ${text.seat}: ${election.name}`,
    rows,
    note: text[election.stage],
    links: [{ name: text.wholeSeat, href: seatAddress(election, seat) }, ...resultLinks(election).slice(0, 1)],
  };
}

/** Seats, with their results. */
export const seatSearchKind: SearchKind = {
  kind: SEAT_KIND,
  tag: 'election-seat',
  group: 'elections',
  name: electionWords.seats,
  isTimeless: true,
  // A seat is named after its town, which is searched more often.
  boost: 0.6,
  read: async (db, ids) => {
    const leader = alias(electionCandidates, 'leader');
    const runnerUp = alias(electionCandidates, 'runner_up');
    const rows = await db
      .select({ seat: electionSeats, election: elections, leader, runnerUp })
      .from(electionSeats)
      .innerJoin(elections, eq(elections.id, electionSeats.electionId))
      .leftJoin(leader, eq(leader.id, electionSeats.leaderId))
      .leftJoin(runnerUp, eq(runnerUp.id, electionSeats.runnerUpId))
      .where(and(eq(elections.isReplay, false), inArray(electionSeats.id, [...ids])));
    const parties = await readPartyNames(
      db,
      rows.map(({ election }) => election),
    );
    return rows.map((row) => {
      const { seat, election, leader: first } = row;
      const margin = seat.margin === null ? '' : `; ${text.margin} ${groupedNumber(seat.margin)}`;
      return {
        id: seat.id,
        title: `${seat.name} ${text.seat}`,
        deck: first ? `${seatStateName[seat.state]}: ${withParty(first, parties)}${margin}` : seatStateName[seat.state],
        href: seatAddress(election, seat),
        detail: election.name,
        publishedAt: undefined,
        tag: electionTag(election.token, `seat:${seat.id}`),
        answer: seatAnswer(row, parties),
      };
    });
  },
  documents: seatDocuments,
};

/** Where a candidate stands in a seat: ahead, behind, or not counted yet. */
function resultWords(candidate: Candidate, seat: Seat): string {
  if (seat.leaderId === candidate.id) return seatStateName[seat.state];
  return seat.runnerUpId === candidate.id ? text.runnerUp : seat.leaderId === null ? seatStateName[seat.state] : text.behind;
}

/** Candidates, with their votes. */
export const candidateSearchKind: SearchKind = {
  kind: CANDIDATE_KIND,
  tag: 'election-candidate',
  group: 'elections',
  name: electionWords.candidates,
  isTimeless: true,
  boost: 0.9,
  read: async (db, ids) => {
    const rows = await db
      .select({ candidate: electionCandidates, seat: electionSeats, election: elections })
      .from(electionCandidates)
      .innerJoin(electionSeats, eq(electionSeats.id, electionCandidates.seatId))
      .innerJoin(elections, eq(elections.id, electionCandidates.electionId))
      .where(and(eq(elections.isReplay, false), inArray(electionCandidates.id, [...ids])));
    const parties = await readPartyNames(
      db,
      rows.map(({ election }) => election),
    );
    return rows.map(({ candidate, seat, election }) => {
      const result = resultWords(candidate, seat);
      const votes = candidate.votes > 0 ? `${groupedNumber(candidate.votes)} ${text.votes}` : '';
      const party = partyOf(candidate, parties);
      return {
        id: candidate.id,
        title: candidate.name,
        deck: [party, `${seat.name} ${text.seat}`, result, votes].filter(Boolean).join(' · '),
        href: candidateAddress(candidate.id),
        detail: election.name,
        publishedAt: undefined,
        pictureKey: candidate.pictureKey,
        tag: electionTag(election.token, `seat:${seat.id}`),
        answer: {
          title: `${candidate.name}: ${election.name}`,
          rows: [
            { label: text.seat, value: seat.name },
            { label: text.party, value: party },
            { label: text.status, value: result },
            ...(votes ? [{ label: text.votes, value: groupedNumber(candidate.votes) }] : []),
          ],
          note: text[election.stage],
          links: [
            { name: text.candidatePage, href: candidateAddress(candidate.id) },
            { name: text.wholeSeat, href: seatAddress(election, seat) },
          ],
        },
      };
    });
  },
  documents: candidateDocuments,
};
