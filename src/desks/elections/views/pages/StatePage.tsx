import { electionAddress } from '../../pages/electionAddress.ts';
import type { HexSeat, SeatRow } from '../../pages/readSeats.ts';
import type { Election, ElectionState, Party, TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { HexMap } from '../charts/HexMap.tsx';
import { SeatFlow } from '../charts/SeatFlow.tsx';
import { PartyTable } from '../tables/PartyTable.tsx';
import { SeatTable } from '../tables/SeatTable.tsx';
import { TallyBox } from '../tables/TallyBox.tsx';
import { ElectionFrame } from './ElectionFrame.tsx';
import layout from './OverviewPage.module.css';
import { Section } from './Section.tsx';

export type StateData = {
  election: Election;
  state: ElectionState;
  tally: Tally;
  parties: Party[];
  map: HexSeat[];
  seats: SeatRow[];
  flow: { from: string; to: string; seats: number }[];
};

/** A state's part of an election: its tally, its parties, all its seats. */
export function StatePage({ data: { election, state, tally, parties, map, seats, flow } }: { data: StateData }) {
  return (
    <ElectionFrame election={election} title={`${state.name}: ${election.name}`}>
      <div className={layout.top}>
        <TallyBox tally={tally} />
        {map.length > 0 ? (
          <Section
            id="map"
            title={electionText.map}
            more={{ href: electionAddress(election, 'gujarat-seats'), label: electionText.regions }}
          >
            <HexMap election={election} seats={map} parties={parties} name={state.name} listId="list" />
          </Section>
        ) : (
          <div>
            <PartyTable tally={tally} />
          </div>
        )}
      </div>
      <SeatFlow flow={flow} parties={parties} />
      <Section id="list" title={electionText.wholeList}>
        <SeatTable election={election} seats={seats} parties={parties} caption={state.name} />
      </Section>
    </ElectionFrame>
  );
}
