import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { ListPager } from '../../../../site/lists/ListPager.tsx';
import type { SeatRow } from '../../pages/readSeats.ts';
import type { Election, ElectionState, Party, TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { SeatFilters } from '../tables/SeatFilters.tsx';
import { SeatTable } from '../tables/SeatTable.tsx';
import { choiceAddress, type SeatChoice, sortLinks } from '../tables/seatChoice.ts';
import styles from './AllSeatsPage.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';

export type AllSeatsData = {
  election: Election;
  choice: SeatChoice;
  seats: SeatRow[];
  total: number;
  pageCount: number;
  states: ElectionState[];
  parties: Party[];
  tally: Tally;
};

/** All seats of an election in a table with filters and sorting. */
export function AllSeatsPage({ data }: { data: AllSeatsData }) {
  const { election, choice, seats, total, pageCount, states, parties, tally } = data;
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const underName = ({ stateCode, district }: SeatRow) => (states.length > 1 ? (stateNames.get(stateCode) ?? '') : district);
  return (
    <ElectionFrame election={election} open="all-seats" title={electionText.allSeats}>
      <SeatFilters
        election={election}
        choice={choice}
        states={states.map(({ slug, name }) => ({ value: slug, name }))}
        parties={tally.parties.filter(({ total: own }) => own > 0).map(({ code, shortName }) => ({ value: code, name: shortName }))}
      />
      <p className={styles.found} role="status">
        {groupedNumber(total)} {electionText.seats}
      </p>
      {seats.length === 0 ? (
        <p className={styles.nothing}>{electionText.noSeats}</p>
      ) : (
        <SeatTable
          election={election}
          seats={seats}
          parties={parties}
          caption={electionText.allSeats}
          sorts={sortLinks(election, choice)}
          underName={underName}
        />
      )}
      <ListPager
        page={choice.page}
        pageCount={pageCount}
        hrefOf={(page) => choiceAddress(election, { ...choice, page })}
        label={electionText.seatPages}
      />
    </ElectionFrame>
  );
}
