import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { NamedCard } from '../../../site/cards/card.ts';
import { isDecidedByLot } from '../count/seatResult.ts';
import type { SeatWithVotes } from '../pages/readCandidates.ts';
import type { Election, Party, TallyBox } from '../queries.ts';
import { electionText } from '../words.ts';

/** While votes are counted, a tally gets a new card with every twentieth of the seats, not with every seat. */
const STEPS = 20;

/** Between the slug of an election and that of a part of it in the id of a card. */
export const PART = '--';

/** An old count that is played again is never shared as today's. */
const kickerOf = (election: Election, kicker: string): string => (election.isReplay ? `${electionText.replay}: ${kicker}` : kicker);

/** The social card of an election: the seats of each group, or its name while nothing is counted. */
export function electionSocialCard(election: Election, tally: TallyBox): NamedCard {
  return tallyCard(election, tally, { kind: 'election', id: election.token, headline: election.name });
}

/** The social card of a state in an election. */
export function stateSocialCard(election: Election, state: { slug: string; name: string }, tally: TallyBox): NamedCard {
  const headline = `${state.name}: ${election.name}`;
  return tallyCard(election, tally, { kind: 'election-state', id: `${election.token}${PART}${state.slug}`, headline });
}

type Named = { kind: string; id: string; headline: string };

function tallyCard(election: Election, tally: TallyBox, { kind, id, headline }: Named): NamedCard {
  const counted = tally.leading + tally.won;
  const stage = electionText[election.stage];
  const isCounting = election.stage === 'counting';
  const note = `${electionText.allSeatsTotal}: ${tally.seats}`;
  if (counted === 0) return { kind, id, card: { content: { design: 'list', kicker: kickerOf(election, stage), headline, note } } };
  return {
    kind,
    id,
    card: {
      content: {
        design: 'tally',
        kicker: kickerOf(election, stage),
        headline,
        isLive: isCounting && !election.isReplay,
        blocks: tally.blocks.filter(({ total }) => total > 0).map(({ name, total, color }) => ({ name, total, color })),
        seats: tally.seats,
        majority: tally.majority > 0 ? { seats: tally.majority, word: electionText.majority } : undefined,
        note,
      },
      ...(isCounting ? { changesWith: `${election.stage} ${Math.floor((STEPS * counted) / Math.max(1, tally.seats))}` } : {}),
    },
  };
}

/** The social card of an election's pages without a result: its name. */
export const electionNameCard = (election: Election): NamedCard => ({
  kind: 'election-name',
  id: election.token,
  card: {
    content: {
      design: 'list',
      kicker: kickerOf(election, electionText[election.stage]),
      headline: election.name,
      note: `${electionText.allSeatsTotal}: ${election.seats}`,
    },
  },
});

/** The social card of a seat: its first two candidates with their votes. */
export function seatSocialCard(election: Election, { seat, candidates }: SeatWithVotes, parties: readonly Party[]): NamedCard {
  const people = candidates.filter(({ isNota }) => !isNota);
  const isCounted = seat.totalVotes > 0 || seat.state === 'uncontested';
  const id = `${election.token}${PART}${seat.slug}`;
  const head = { kicker: kickerOf(election, election.name), headline: `${seat.name} ${electionText.seat}` };
  const note = noteOf(seat);
  if (!isCounted) return { kind: 'seat', id, card: { content: { ...head, design: 'list', note } } };
  const isLeading = seat.state === 'leading';
  return {
    kind: 'seat',
    id,
    card: {
      content: {
        ...head,
        design: 'seat',
        isLive: isLeading && election.stage === 'counting' && !election.isReplay,
        lines: people.slice(0, 2).map(({ name, party, partyName, votes, share }) => {
          const known = parties.find(({ code }) => code === party);
          return {
            name,
            party: known?.name ?? partyName,
            color: known?.color ?? NO_PARTY,
            figure: votes > 0 ? groupedNumber(votes) : '',
            share: share === undefined || votes === 0 ? '' : `${share.toFixed(2)}%`,
          };
        }),
        note,
      },
      ...(isLeading ? { changesWith: `${seat.round} ${seat.leaderId} ${Math.floor((seat.margin ?? 0) / MARGIN_STEP)}` } : {}),
    },
  };
}

const NO_PARTY = '#8a8278';
/** The margin of a seat that is being counted changes with every round; its card with steps of it. */
const MARGIN_STEP = 5_000;

function noteOf(seat: SeatWithVotes['seat']): string {
  const { state, margin } = seat;
  if (isDecidedByLot(seat)) return electionText.wonByLot;
  if (state === 'uncontested') return electionText.seatUncontested;
  if (state === 'countermanded') return electionText.stateCountermanded;
  if (margin === null) return electionText.stateAwaited;
  return `${electionText.margin}: ${groupedNumber(margin)} ${electionText.votes}`;
}
