import type { Thing } from 'schema-dts';
import { pictureSource, readPictures } from '../../../content/pictures/queries.ts';
import { moved, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { electionTag, findElection, readParties, readRegionTallies, readStates, readTallyBox } from '../queries.ts';
import { AllSeatsPage } from '../views/pages/AllSeatsPage.tsx';
import { type CandidateData, CandidatePage } from '../views/pages/CandidatePage.tsx';
import { GujaratPage } from '../views/pages/GujaratPage.tsx';
import { SeatPage } from '../views/pages/SeatPage.tsx';
import { StatePage } from '../views/pages/StatePage.tsx';
import { choiceAddress, isPlainChoice, seatChoiceSchema, seatsAsked } from '../views/tables/seatChoice.ts';
import { electionText } from '../words.ts';
import { candidateAddress, electionAddress, seatAddress, stateAddress } from './electionAddress.ts';
import { electionBreadcrumbs } from './electionBreadcrumbs.ts';
import { electionFreshFor } from './electionFreshFor.ts';
import { electionHead } from './electionHead.ts';
import { ELECTION_TOKEN } from './electionToken.ts';
import { ofElection } from './foundElection.ts';
import { readCandidate, readSeat } from './readCandidates.ts';
import { readElectionOfCandidate, readOtherSeatsOf } from './readForPages.ts';
import { readGujarat, readGujaratTally } from './readGujarat.ts';
import { readHexMap, readSeatFlow, readSeats, readSeatsNamed } from './readSeats.ts';
import { seatBreadcrumbs } from './seatBreadcrumbs.ts';

const SEATS_A_PAGE = 50;
/** No state has more seats in any body: Uttar Pradesh's assembly has 403. */
const MAX_SEATS_OF_A_STATE = 500;

const allSeatsPage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/all-seats`,
  query: seatChoiceSchema,
  load: ({ app, params, query: choice }) =>
    ofElection(app, params.token, async (election) => {
      const { db } = app;
      const states = await readStates(db, election.id);
      const state = states.find(({ slug }) => slug === choice.state);
      const known = { ...choice, state: state?.slug ?? '' };
      const [{ seats, total }, parties, tally] = await Promise.all([
        readSeats(db, election.id, { ...seatsAsked(known, state?.code), perPage: SEATS_A_PAGE }),
        readParties(db, election.id),
        readTallyBox(db, election),
      ]);
      const pageCount = Math.max(1, Math.ceil(total / SEATS_A_PAGE));
      if (choice.page > pageCount) return notFound();
      return { election, choice: known, seats, total, pageCount, states, parties, tally, siteUrl: app.settings.siteUrl };
    }),
  head: ({ election, choice, pageCount, siteUrl }) => ({
    ...electionHead({
      election,
      title: `${electionText.allSeats}, ${election.name}`,
      description: electionText.allSeatsText,
      canonical: isPlainChoice(choice) ? choiceAddress(election, choice) : electionAddress(election, 'all-seats'),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
    }),
    noindex: election.isReplay || !isPlainChoice(choice),
    previous: choice.page > 1 ? choiceAddress(election, { ...choice, page: choice.page - 1 }) : undefined,
    next: choice.page < pageCount ? choiceAddress(election, { ...choice, page: choice.page + 1 }) : undefined,
  }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: AllSeatsPage,
});

const gujaratPage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/gujarat-seats`,
  load: ({ app, params }) =>
    ofElection(app, params.token, async (election) => {
      const { db } = app;
      const state = await readGujarat(db, election);
      const [parties, regions, tally] = await Promise.all([
        readParties(db, election.id),
        readRegionTallies(db, election),
        readGujaratTally(db, election),
      ]);
      const [map, seats, flow] = state
        ? await Promise.all([
            readHexMap(db, election.id, state.code),
            readSeats(db, election.id, { stateCode: state.code, perPage: MAX_SEATS_OF_A_STATE }),
            readSeatFlow(db, election.id, state.code),
          ])
        : [[], { seats: [] }, []];
      return { election, tally, parties, regions, map, seats: seats.seats, flow, siteUrl: app.settings.siteUrl };
    }),
  head: ({ election, siteUrl }) =>
    electionHead({
      election,
      title: `${electionText.gujaratSeatsTitle}, ${election.name}`,
      description: electionText.gujaratText,
      canonical: electionAddress(election, 'gujarat-seats'),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: GujaratPage,
});

const statePage: Page = page({
  path: '/election/:year/:state',
  load: async ({ app, params }) => {
    const { db } = app;
    const found = /^\d{4}$/.test(params.year) ? await findElection(db, Number(params.year), params.state) : undefined;
    if (!found?.state) return notFound();
    const { election, state } = found;
    // A state's own election is that state's page already.
    if (election.state !== '') return moved(electionAddress(election));
    const [tally, parties, map, { seats }, flow] = await Promise.all([
      readTallyBox(db, election, `state:${state.code}`),
      readParties(db, election.id),
      readHexMap(db, election.id, state.code),
      readSeats(db, election.id, { stateCode: state.code, perPage: MAX_SEATS_OF_A_STATE }),
      readSeatFlow(db, election.id, state.code),
    ]);
    return { election, state, tally, parties, map, seats, flow, siteUrl: app.settings.siteUrl };
  },
  head: ({ election, state, siteUrl }) =>
    electionHead({
      election,
      title: `${state.name}: ${election.name}`,
      description: electionText.stateText,
      canonical: stateAddress(election, state),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: StatePage,
});

const seatPage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/seat/:seat`,
  load: ({ app, params }) =>
    ofElection(app, params.token, async (election) => {
      const [result, parties] = await Promise.all([readSeat(app.db, election.id, params.seat), readParties(app.db, election.id)]);
      if (result) return { election, parties, result, siteUrl: app.settings.siteUrl };
      // Who writes a seat's name as it is spoken is led to its address.
      const [named, ...more] = await readSeatsNamed(app.db, election.id, params.seat.replaceAll('-', ' '));
      return named && more.length === 0 ? moved(seatAddress(election, named)) : notFound();
    }),
  head: ({ election, result, siteUrl }) =>
    electionHead({
      election,
      title: `${result.seat.name} ${electionText.seat}: ${election.name}`,
      description: electionText.seatText,
      canonical: seatAddress(election, result.seat),
      breadcrumbs: seatBreadcrumbs(election, result),
      siteUrl,
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: SeatPage,
});

const candidatePage: Page = page({
  path: '/candidate/:id',
  load: async ({ app, params }) => {
    const { db } = app;
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
    const election = await readElectionOfCandidate(db, id);
    const found = election && (await readCandidate(db, election.id, id));
    if (!election || !found) return notFound();
    const { candidate, seat } = found;
    // None of the above is nobody: its votes stand on the seat's page.
    if (candidate.isNota) return moved(seatAddress(election, seat));
    const [result, parties, elsewhere, pictures] = await Promise.all([
      readSeat(db, election.id, seat.slug),
      readParties(db, election.id),
      readOtherSeatsOf(db, candidate),
      readPictures(db, [candidate.pictureKey]),
    ]);
    const picture = pictures.get(candidate.pictureKey ?? '');
    if (!result) return notFound();
    return {
      ...found,
      election,
      parties,
      result,
      elsewhere,
      picture: picture && pictureSource(picture, 'square'),
      siteUrl: app.settings.siteUrl,
    };
  },
  head: (data) =>
    electionHead({
      election: data.election,
      title: `${data.candidate.name}, ${data.seat.name}: ${data.election.name}`,
      description: electionText.candidateText,
      canonical: candidateAddress(data.candidate.id),
      breadcrumbs: [...seatBreadcrumbs(data.election, data.result), { name: data.seat.name, href: seatAddress(data.election, data.seat) }],
      siteUrl: data.siteUrl,
      jsonLd: [personJsonLd(data, data.siteUrl)],
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: CandidatePage,
});

/** A candidate as schema.org knows people and parties. */
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
