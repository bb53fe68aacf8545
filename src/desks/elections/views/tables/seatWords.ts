import { groupedNumber } from '../../../../platform/text/numbers.ts';
import type { SeatState } from '../../count/seatResult.ts';
import { electionText } from '../../words.ts';

/** A seat's state in words. */
export const seatStateName: Record<SeatState, string> = {
  awaited: electionText.stateAwaited,
  leading: electionText.stateLeading,
  won: electionText.stateWon,
  uncontested: electionText.stateUncontested,
  countermanded: electionText.stateCountermanded,
};

/** A margin of votes, grouped; nothing where there is none. */
export const marginText = (margin: number | null): string => (margin === null ? '' : groupedNumber(margin));

/** For whom a seat is reserved, in words; nothing for most. */
export const reservationName = { '': '', SC: electionText.reservedSC, ST: electionText.reservedST } as const;

/** A difference with its sign, as papers print it: +47, −63, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
