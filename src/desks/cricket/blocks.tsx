import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { LiveHtml } from '../../site/LiveHtml.tsx';
import { sharedPiece } from '../../site/pieces.ts';
import styles from './Blocks.module.css';
import type { MatchBrief } from './board.ts';
import { STRIP_MATCHES } from './liveTopics.tsx';
import { readStrip } from './readBoards.ts';
import { MatchList } from './views/MatchList.tsx';
import { TeamBadge } from './views/TeamBadge.tsx';
import { cricketText as say } from './words.ts';

const more = { href: '/cricket', label: say.allMatches };
/** A ball is told to open pages; what is rendered anew is so when a match begins, ends, or is planned. */
const tags = ['cricket', 'cricket:schedule'];

/** The matches of the day across the front page. */
export const matchesBlock: FrontBlock = {
  name: 'cricket',
  place: 'data',
  order: 10,
  draw: async ({ db }) => {
    const matches = await readStrip(db, STRIP_MATCHES);
    if (matches.length === 0) return null;
    return {
      tags,
      node: (
        <>
          <SectionHead title={say.title} more={more} />
          <LiveHtml topic="matches">
            <MatchList matches={matches} isStrip />
          </LiveHtml>
        </>
      ),
    };
  },
};

/** Beside other pages: which matches there are. A score that grows old on a kept page is left to the pages that tell it anew. */
export const matchesBeside: SidebarBlock = {
  name: 'cricket',
  order: 28,
  layouts: ['default', 'news'],
  draw: async (paper) => {
    const matches = await sharedPiece(paper, 'cricket:beside', { tags: () => tags, freshFor: '10m' }, () =>
      readStrip(paper.db, STRIP_MATCHES),
    );
    if (matches.length === 0) return null;
    return {
      tags,
      node: (
        <>
          <SectionHead title={say.title} more={more} />
          <ul className={styles.beside}>
            {matches.map((match) => (
              <Beside key={match.id} match={match} />
            ))}
          </ul>
        </>
      ),
    };
  },
};

function Beside({ match }: { match: MatchBrief }) {
  const isLive = match.status === 'live';
  return (
    <li>
      <a href={match.href}>
        <span className={styles.sides}>
          {match.sides.map((side) => (
            <span key={side.code} className={styles.side}>
              <TeamBadge code={side.code} />
              {side.name}
            </span>
          ))}
        </span>
        <span className={isLive ? styles.live : styles.note}>{isLive ? say.live : match.note}</span>
      </a>
    </li>
  );
}
