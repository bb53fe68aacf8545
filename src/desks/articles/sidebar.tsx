import { RankedList } from '../../design/RankedList.tsx';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { SidebarBlock } from '../../site/desk.ts';
import { sharedPiece } from '../../site/pieces.ts';
import { readTopic } from '../taxonomy/queries.ts';
import { readMostRead } from './reads.ts';
import { articleText } from './words.ts';

const SHOWN = 5;

/** The stories most read now, without the one beside it. */
export const mostReadStories: SidebarBlock = {
  name: 'stories',
  order: 20,
  draw: async (paper, { articleId }) => {
    const stories = await sharedPiece(paper, 'most-read', { tags: ['most-read'], freshFor: '1m' }, async () => {
      const latest = await readTopic(paper.db, 'list', 'latest');
      return latest ? readMostRead(paper.db, latest.id, SHOWN + 1) : [];
    });
    const shown = stories.filter((story) => story.id !== articleId).slice(0, SHOWN);
    if (shown.length === 0) return null;
    const items = shown.map(({ address, headline }) => ({ href: address, headline }));
    return {
      tags: [],
      node: (
        <>
          <SectionHead title={articleText.mostRead} more={{ href: '/top-read-news/1', label: articleText.allStories }} />
          <RankedList items={items} />
        </>
      ),
    };
  },
};
