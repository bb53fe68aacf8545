import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { LiveHtml } from '../../site/live/LiveHtml.tsx';
import { STRIP_MATCHES } from './boards/liveTopics.tsx';
import { readStrip } from './boards/readBoards.ts';
import { BesideList } from './views/BesideList.tsx';
import { MatchList } from './views/MatchList.tsx';
import { cricketText as text } from './words.ts';

const more = { href: '/cricket', label: text.allMatches };
/** Open pages are updated live with each ball; the HTML is rendered again only when a match begins, ends, or is scheduled. */
const tags = ['cricket', 'cricket:schedule'];

/** The matches of the day across the front page. */
export const matchesBlock: FrontBlock = {
  name: 'cricket',
  place: 'data',
  order: 10,
  render: async ({ db }) => {
    const matches = await readStrip(db, STRIP_MATCHES);
    if (matches.length === 0) return { tags, node: null };
    return {
      tags,
      node: (
        <>
          <SectionHead title={text.title} more={more} />
          <LiveHtml topic="matches">
            <MatchList matches={matches} isStrip />
          </LiveHtml>
        </>
      ),
    };
  },
};

/**
 * The matches of the day with their scores, in the sidebar. During a match, the block is updated live, so that a ball does not invalidate
 * the pages that contain it.
 */
export const matchesBeside: SidebarBlock = {
  name: 'cricket',
  order: 28,
  layouts: ['default', 'news'],
  key: () => '',
  render: async ({ db }) => {
    const matches = await readStrip(db, STRIP_MATCHES);
    if (matches.length === 0) return { node: null, tags };
    const list = <BesideList matches={matches} />;
    return {
      tags,
      node: (
        <>
          <SectionHead title={text.title} more={more} />
          {matches.some(({ status }) => status === 'live') ? <LiveHtml topic="matches:beside">{list}</LiveHtml> : list}
        </>
      ),
    };
  },
};
