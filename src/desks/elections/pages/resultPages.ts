import type { Thing } from 'schema-dts';
import { pictureSource, readPictures } from '../../../content/pictures/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { countPages } from '../../../site/lists/findPage.ts';
import { moved, notFound, type Page } from '../../../site/pages/page.tsx';
import { readSeatFlow } from '../count/readSeatFlow.ts';
import { findElection, readParties, readRegionTallies, readStates, readTallyBox } from '../queries.ts';
import { AllSeatsPage } from '../views/pages/AllSeatsPage.tsx';
import { type CandidateData, CandidatePage } from '../views/pages/CandidatePage.tsx';
import { GujaratPage } from '../views/pages/GujaratPage.tsx';
import { SeatPage } from '../views/pages/SeatPage.tsx';
import { StatePage } from '../views/pages/StatePage.tsx';
import { electionSocialCard, seatSocialCard, stateSocialCard } from '../views/socialCards.ts';
import { choiceAddress, isPlainChoice, seatChoiceSchema, seatsQuery } from '../views/tables/seatChoice.ts';
import { electionText } from '../words.ts';
import { candidateAddress, electionAddress, seatAddress, seatBreadcrumbs, stateAddress } from './electionAddress.ts';
import { ELECTION_PATH, electionPage, pageAboutElection } from './electionPage.ts';
import { readCandidate, readSeat } from './readCandidates.ts';
import { readElectionOfCandidate, readGujarat, readGujaratTally, readOtherSeatsOf } from './readForPages.ts';
import { readHexMap, readSeats, readSeatsNamed } from './readSeats.ts';

const SEATS_A_PAGE = 50;
/** No state has more seats in any legislature: Uttar Pradesh's assembly has 403. */
const MAX_SEATS_OF_A_STATE = 500;

const allSeatsPage = electionPage({
  path: `${ELECTION_PATH}/all-seats`,
  query: seatChoiceSchema,
  keepsMain: ({ q }) => q === '',
  load: async (election, { app: { db }, query }) => {
    const states = await readStates(db, election.id);
    const state = states.find(({ slug }) => slug === query.state);
    if (query.state !== '' && !state) return notFound();
    const choice = { ...query, state: state?.slug ?? '' };
    const [{ seats, total }, parties, tally] = await Promise.all([
      readSeats(db, election.id, { ...seatsQuery(choice, state?.code), perPage: SEATS_A_PAGE }),
      readParties(db, election.id),
      readTallyBox(db, election),
    ]);
    const pageCount = countPages(total, SEATS_A_PAGE);
    return choice.page > pageCount ? notFound() : { election, choice, seats, total, pageCount, states, parties, tally };
  },
  head: ({ election, choice, pageCount, tally }) => ({
    card: electionSocialCard(election, tally),
    title: `${electionText.allSeats}, ${election.name}`,
    description: electionText.allSeatsText,
    canonical: isPlainChoice(choice) ? choiceAddress(election, choice) : electionAddress(election, 'all-seats'),
    noindex: election.isReplay || !isPlainChoice(choice),
    previous: choice.page > 1 ? choiceAddress(election, { ...choice, page: choice.page - 1 }) : undefined,
    next: choice.page < pageCount ? choiceAddress(election, { ...choice, page: choice.page + 1 }) : undefined,
  }),
  view: AllSeatsPage,
});

/** All seats of a state: for the map, for the table, and those that changed hands. */
async function readStateSeats(db: Database, electionId: number, stateCode: string) {
  const [map, { seats }, flow] = await Promise.all([
    readHexMap(db, electionId, stateCode),
    readSeats(db, electionId, { stateCode, perPage: MAX_SEATS_OF_A_STATE }),
    readSeatFlow(db, electionId, `state:${stateCode}`),
  ]);
  return { map, seats, flow };
}

const gujaratPage = electionPage({
  path: `${ELECTION_PATH}/gujarat-seats`,
  load: async (election, { app: { db } }) => {
    const state = await readGujarat(db, election);
    const [parties, regions, tally, seats] = await Promise.all([
      readParties(db, election.id),
      readRegionTallies(db, election),
      readGujaratTally(db, election),
      state ? readStateSeats(db, election.id, state.code) : { map: [], seats: [], flow: [] },
    ]);
    return { election, tally, parties, regions, ...seats };
  },
  head: ({ election }) => ({
    title: `${electionText.gujaratSeatsTitle}, ${election.name}`,
    description: electionText.gujaratText,
    canonical: electionAddress(election, 'gujarat-seats'),
  }),
  view: GujaratPage,
});

const statePage = pageAboutElection({
  path: '/election/:year/:state',
  load: async ({ app: { db }, params }) => {
    const part = /^\d{4}$/.test(params.year) ? await findElection(db, Number(params.year), params.state) : undefined;
    if (!part) return notFound();
    const { election, state } = part;
    // The page of a state's own election is its first page.
    if (election.state !== '') return moved(electionAddress(election));
    const [tally, parties, seats] = await Promise.all([
      readTallyBox(db, election, `state:${state.code}`),
      readParties(db, election.id),
      readStateSeats(db, election.id, state.code),
    ]);
    return { election, state, tally, parties, ...seats };
  },
  head: ({ election, state, tally }) => ({
    card: stateSocialCard(election, state, tally),
    title: `${state.name}: ${election.name}`,
    description: electionText.stateText,
    canonical: stateAddress(election, state),
  }),
  // An election of the state's own takes the address over.
  tags: () => ['elections'],
  view: StatePage,
});

const seatPage = electionPage({
  path: `${ELECTION_PATH}/seat/:seat`,
  load: async (election, { app: { db }, params }) => {
    const [result, parties] = await Promise.all([readSeat(db, election.id, params.seat), readParties(db, election.id)]);
    if (result) return { election, parties, result };
    // A seat's name redirects to its address.
    const [named, ...more] = await readSeatsNamed(db, election.id, params.seat.replaceAll('-', ' '));
    return named && more.length === 0 ? moved(seatAddress(election, named)) : notFound();
  },
  head: ({ election, result, parties }) => ({
    card: seatSocialCard(election, result, parties),
    title: `${result.seat.name} ${electionText.seat}: ${election.name}`,
    description: electionText.seatText,
    canonical: seatAddress(election, result.seat),
    breadcrumbs: seatBreadcrumbs(election, result),
  }),
  view: SeatPage,
});

const candidatePage = pageAboutElection({
  path: '/candidate/:id',
  // There are thousands of these pages.
  keepsMain: false,
  load: async ({ app: { db }, params }) => {
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
    const election = await readElectionOfCandidate(db, id);
    const candidateInSeat = election && (await readCandidate(db, election.id, id));
    if (!election || !candidateInSeat) return notFound();
    const { candidate, seat } = candidateInSeat;
    const { party, partyName, nameEn } = candidate;
    // NOTA has no page of its own; its votes are on the seat's page.
    if (candidate.isNota) return moved(seatAddress(election, seat));
    const [result, parties, elsewhere, pictures] = await Promise.all([
      readSeat(db, election.id, seat.slug),
      readParties(db, election.id),
      readOtherSeatsOf(db, election.id, { id, party, partyName, nameEn }),
      readPictures(db, [candidate.pictureKey]),
    ]);
    const picture = pictures.get(candidate.pictureKey ?? '');
    if (!result) return notFound();
    return { ...candidateInSeat, election, parties, result, elsewhere, picture: picture && pictureSource(picture, 'square') };
  },
  head: (data, siteUrl) => ({
    card: seatSocialCard(data.election, data.result, data.parties),
    title: `${data.candidate.name}, ${data.seat.name}: ${data.election.name}`,
    description: electionText.candidateText,
    canonical: candidateAddress(data.candidate.id),
    breadcrumbs: [...seatBreadcrumbs(data.election, data.result), { name: data.seat.name, href: seatAddress(data.election, data.seat) }],
    jsonLd: [personJsonLd(data, siteUrl)],
  }),
  view: CandidatePage,
});

/** A candidate as a schema.org Person. */
function personJsonLd({ candidate, parties }: CandidateData, siteUrl: string): Thing {
  const party = parties.find(({ code }) => code === candidate.party);
  return {
    '@type': 'Person',
    name: candidate.name,
    ...(candidate.nameEn ? { alternateName: candidate.nameEn } : {}),
    url: `${siteUrl}${candidateAddress(candidate.id)}`,
    ...(party ? { affiliation: { '@type': 'PoliticalParty', name: party.name, alternateName: party.nameEn } } : {}),
  };
}

/** Pages of seats and results. */
export const resultPages: readonly Page[] = [allSeatsPage, gujaratPage, statePage, seatPage, candidatePage];
