import type { CardKind } from '../../../site/cards/card.ts';
import { readElection, readParties, readStates, readTallyBox } from '../queries.ts';
import { electionNameCard, electionSocialCard, PART, seatSocialCard, stateSocialCard } from '../views/socialCards.ts';
import { readSeat } from './readCandidates.ts';

/** The social cards of the desk's pages, found by the slug of the election, and of the part of it. */
export const electionCards: readonly CardKind[] = [
  {
    kind: 'election',
    load: async ({ db }, token) => {
      const election = await readElection(db, token);
      return election && electionSocialCard(election, await readTallyBox(db, election)).card;
    },
  },
  {
    kind: 'election-name',
    load: async ({ db }, token) => {
      const election = await readElection(db, token);
      return election && electionNameCard(election).card;
    },
  },
  {
    kind: 'election-state',
    load: async ({ db }, id) => {
      const [token = '', slug = ''] = id.split(PART);
      const election = await readElection(db, token);
      const state = election && (await readStates(db, election.id)).find((one) => one.slug === slug);
      return state && stateSocialCard(election, state, await readTallyBox(db, election, `state:${state.code}`)).card;
    },
  },
  {
    kind: 'seat',
    load: async ({ db }, id) => {
      const [token = '', slug = ''] = id.split(PART);
      const election = await readElection(db, token);
      if (!election) return undefined;
      const [result, parties] = await Promise.all([readSeat(db, election.id, slug), readParties(db, election.id)]);
      return result && seatSocialCard(election, result, parties).card;
    },
  },
];
