import { LiveHtml } from '../../../../site/live/LiveHtml.tsx';
import type { HexSeat, SeatRow } from '../../pages/readSeats.ts';
import type { Election, Party, Region, TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { HexMap } from '../charts/HexMap.tsx';
import { SeatFlow } from '../charts/SeatFlow.tsx';
import { RegionTable } from '../tables/RegionTable.tsx';
import { SeatTable } from '../tables/SeatTable.tsx';
import { TallyBox } from '../tables/TallyBox.tsx';
import { gujaratSentence } from '../tables/tallySentence.ts';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import layout from './OverviewPage.module.css';
import { Section } from './Section.tsx';

export type GujaratData = {
  election: Election;
  tally: Tally;
  parties: Party[];
  map: HexSeat[];
  seats: SeatRow[];
  regions: { region: Region; tally: Tally }[];
  flow: { from: string; to: string; seats: number }[];
};

/** Gujarat's seats on the map, by region and in a table. */
export function GujaratPage({ data: { election, tally, parties, map, seats, regions, flow } }: { data: GujaratData }) {
  const names = new Map(regions.map(({ region }) => [region.key, region.name]));
  return (
    <ElectionFrame election={election} open="gujarat-seats" title={electionText.gujaratSeatsTitle}>
      {seats.length === 0 ? (
        <p className={frame.empty}>{electionText.noMap}</p>
      ) : (
        <>
          <div className={layout.top}>
            <div>
              {map.length > 0 && (
                <HexMap election={election} seats={map} parties={parties} name={electionText.gujaratSeatsTitle} listId="list" />
              )}
              <SeatFlow flow={flow} parties={parties} />
            </div>
            <div>
              <LiveHtml topic={`gujarat-tally:${election.token}`} say={gujaratSentence(tally)}>
                <TallyBox tally={tally} />
              </LiveHtml>
              {regions.length > 0 && (
                <Section id="regions" title={electionText.regions}>
                  <RegionTable regions={regions} />
                </Section>
              )}
            </div>
          </div>
          <Section id="list" title={electionText.wholeList}>
            <SeatTable
              election={election}
              seats={seats}
              parties={parties}
              caption={electionText.gujaratSeatsTitle}
              underName={({ district, region }) => district || (names.get(region) ?? '')}
            />
          </Section>
        </>
      )}
    </ElectionFrame>
  );
}
