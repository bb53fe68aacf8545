import { Card } from '../../../../design/Card.tsx';
import { LiveHtml } from '../../../../site/live/LiveHtml.tsx';
import type { PageContext } from '../../../../site/pages/page.tsx';
import { type StoryCard, storyCard } from '../../../articles/queries.ts';
import { isUnderWay } from '../../count/stages.ts';
import { electionAddress } from '../../pages/electionAddress.ts';
import type { StateTally } from '../../pages/readForPages.ts';
import type { HexSeat, SeatRow } from '../../pages/readSeats.ts';
import type { ElectionPoll } from '../../polls/readPolls.ts';
import type { Election, ElectionNews, Party, Region, TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { Chamber } from '../charts/Chamber.tsx';
import { HexMap } from '../charts/HexMap.tsx';
import { SeatFlow } from '../charts/SeatFlow.tsx';
import { SwingBars } from '../charts/SwingBars.tsx';
import { CandidateCards, type StarCard } from '../tables/CandidateCards.tsx';
import { PartyTable } from '../tables/PartyTable.tsx';
import { PollTable } from '../tables/PollTable.tsx';
import { RegionTable } from '../tables/RegionTable.tsx';
import { SeatTable } from '../tables/SeatTable.tsx';
import { TallyBox } from '../tables/TallyBox.tsx';
import { tallySentence } from '../tables/tallySentence.ts';
import { ElectionFrame } from './ElectionFrame.tsx';
import { NewestLine } from './NewestLine.tsx';
import styles from './OverviewPage.module.css';
import { Section } from './Section.tsx';
import { StateList } from './StateList.tsx';

/** Minimum number of seats for the half-circle. */
const MIN_HOUSE = 10;

export type OverviewData = {
  election: Election;
  tally: Tally;
  parties: readonly Party[];
  newest: ElectionNews | undefined;
  hot: SeatRow[];
  stars: StarCard[];
  gujarat: HexSeat[];
  regions: { region: Region; tally: Tally }[];
  states: StateTally[];
  /** Only polls that may be shown now. */
  polls: ElectionPoll[];
  flow: { from: string; to: string; seats: number }[];
  stories: StoryCard[];
  storyTags: string[];
  others: Election[];
};

/** The first page of an election: its state at a glance. */
export function OverviewPage({ data, context: { now } }: { data: OverviewData; context: PageContext }) {
  const { election, tally, parties, newest, hot, stars, gujarat, regions, states, flow, stories, others } = data;
  const mapped = { href: electionAddress(election, 'gujarat-seats'), label: electionText.wholeList };
  return (
    <ElectionFrame election={election} open="overview" title={election.name} breadcrumbs={[]}>
      {(newest || isUnderWay(election)) && (
        <LiveHtml topic={`election-line:${election.token}`} say={newest?.text}>
          <NewestLine election={election} line={newest} now={now} />
        </LiveHtml>
      )}
      <div className={styles.top}>
        <div className={styles.tally}>
          <LiveHtml topic={`tally-box:${election.token}`} say={tallySentence(tally)}>
            <TallyBox tally={tally} />
          </LiveHtml>
        </div>
        {election.seats >= MIN_HOUSE && (
          <LiveHtml topic={`chamber:${election.token}`}>
            <Chamber tally={tally} />
          </LiveHtml>
        )}
      </div>
      <div className={styles.pair}>
        <div>
          <Section id="parties" title={titleOfParties(tally)}>
            <PartyTable tally={tally} />
          </Section>
          <SwingBars tally={tally} />
        </div>
        {gujarat.length > 0 && (
          <Section id="gujarat" title={electionText.gujaratSeatsTitle} more={mapped}>
            <HexMap election={election} seats={gujarat} parties={parties} name={electionText.gujaratSeats} listId="regions" />
            <div id="regions">
              <RegionTable regions={regions} />
            </div>
          </Section>
        )}
      </div>
      <PollTable polls={data.polls} tally={tally} />
      <div className={hot.length > 0 ? styles.uneven : undefined}>
        {hot.length > 0 && (
          <Section
            id="hot"
            title={electionText.hotSeats}
            more={{ href: electionAddress(election, 'all-seats'), label: electionText.allSeats }}
          >
            <SeatTable
              election={election}
              seats={hot}
              parties={parties}
              caption={electionText.hotSeats}
              underName={({ hotNote }) => hotNote}
              unnumbered
            />
          </Section>
        )}
        <SeatFlow flow={flow} parties={parties} />
      </div>
      {stars.length > 0 && (
        <Section
          id="stars"
          title={electionText.stars}
          more={{ href: electionAddress(election, 'star-candidates'), label: electionText.wholeList }}
        >
          <CandidateCards election={election} cards={stars} parties={parties} />
        </Section>
      )}
      {states.length > 1 && election.majority > 0 && (
        <Section id="states" title={electionText.states}>
          <StateList election={election} states={states} />
        </Section>
      )}
      {stories.length > 0 && (
        <Section id="related" title={electionText.related}>
          <div className={styles.tiles}>
            {stories.map((story) => (
              <Card key={story.id} card={storyCard(story, now)} shape="tile" />
            ))}
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section id="others" title={electionText.otherElections}>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.token}>
                <a href={electionAddress(other)}>{other.name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ElectionFrame>
  );
}

/** Before the first result, parties are shown with their seats of last time. */
const titleOfParties = ({ leading, won, beforeName }: Tally): string =>
  leading + won === 0 && beforeName !== '' ? `${beforeName}${electionText.partiesBefore}` : electionText.parties;
