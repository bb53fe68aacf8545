import { ListPager } from '../../../../site/lists/ListPager.tsx';
import { LiveHtml } from '../../../../site/live/LiveHtml.tsx';
import type { PageContext } from '../../../../site/pages/page.tsx';
import { isUnderWay } from '../../count/stages.ts';
import { newsAddress } from '../../pages/electionAddress.ts';
import type { Election, ElectionNews, TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { TallyBox } from '../tables/TallyBox.tsx';
import { tallySentence } from '../tables/tallySentence.ts';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import { NewestLine } from './NewestLine.tsx';
import { NewsLines } from './NewsLines.tsx';
import layout from './OverviewPage.module.css';

export type LiveNewsData = {
  election: Election;
  tally: Tally;
  news: ElectionNews[];
  newest: ElectionNews | undefined;
  page: number;
  pageCount: number;
};

type Props = { data: LiveNewsData; context: PageContext };

/** The live news of the counting day. New items are announced above the list, which does not move. */
export function LiveNewsPage({ data: { election, tally, news, newest, page, pageCount }, context: { now } }: Props) {
  const isNewsless = newest === undefined && !isUnderWay(election);
  // After the count, the first page begins with the same item.
  const isAnnounced = isUnderWay(election) || (newest !== undefined && page > 1);
  return (
    <ElectionFrame election={election} open="live-news" title={electionText.liveNewsTitle}>
      {isAnnounced && (
        <LiveHtml topic={`election-line:${election.token}`} say={newest?.text}>
          <NewestLine election={election} line={newest} now={now} />
        </LiveHtml>
      )}
      <div className={layout.top}>
        <div>
          {isNewsless && <p className={frame.empty}>{electionText.noNews}</p>}
          {news.length > 0 && <NewsLines election={election} news={news} now={now} />}
          <ListPager page={page} pageCount={pageCount} hrefOf={(at) => newsAddress(election, at)} label={electionText.newsPages} />
        </div>
        <div>
          <LiveHtml topic={`tally-box:${election.token}`} say={tallySentence(tally)}>
            <TallyBox tally={tally} />
          </LiveHtml>
        </div>
      </div>
    </ElectionFrame>
  );
}
