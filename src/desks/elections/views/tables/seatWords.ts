import { groupedNumber } from '../../../../platform/text/numbers.ts';
import type { SeatState } from '../../count/seatResult.ts';
import type { SeatWithVotes } from '../../pages/readCandidates.ts';
import { electionText } from '../../words.ts';

/** The text for a seat's state. */
export const seatStateName: Record<SeatState, string> = {
  awaited: electionText.stateAwaited,
  leading: electionText.stateLeading,
  won: electionText.stateWon,
  uncontested: electionText.stateUncontested,
  countermanded: electionText.stateCountermanded,
};

/** A margin of votes with digit grouping; empty if there is none. */
export const marginText = (margin: number | null): string => (margin === null ? '' : groupedNumber(margin));

/** How a seat stands, as a sentence for screen readers: બનાસકાંઠા, ગેનીબેન ઠાકોર, વિજેતા, 30,406. */
export function seatSentence({ seat, candidates }: SeatWithVotes): string {
  const first = candidates.find(({ id }) => id === seat.leaderId);
  return [seat.name, first?.name, seatStateName[seat.state], marginText(seat.margin)].filter(Boolean).join(', ');
}

/** The text for a seat's reservation; empty for most. */
export const reservationName = { '': '', SC: electionText.reservedSC, ST: electionText.reservedST } as const;

/** A difference with its sign: +47, −63, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
