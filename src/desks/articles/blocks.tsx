import { readTopic } from '../../content/topics/queries.ts';
import { RankedList } from '../../design/RankedList.tsx';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { App } from '../../site/app.ts';
import type { SidebarBlock } from '../../site/desk.ts';
import { sharedFragment } from '../../site/pages/fragments.ts';
import type { StoryCard } from './lists/readCards.ts';
import { readMostRead } from './reading/viewCounts.ts';
import { markedListHeadline } from './views/sponsored.ts';
import { articleText } from './words.ts';

const SHOWN = 5;
/** With fewer read stories in a city, the list of the whole newspaper is shown. */
const ENOUGH = 3;

function mostReadOf(app: App, topicId: number): Promise<StoryCard[]> {
  const tags = (stories: StoryCard[]) => stories.map((story) => `article:${story.id}`);
  return sharedFragment(app, `most-read:${topicId}`, { tags, freshFor: '1m' }, () => readMostRead(app.db, topicId, SHOWN + 1));
}

/** The most read stories now, of the page's city or of the whole newspaper, except the story on the page. */
export const mostReadStories: SidebarBlock = {
  name: 'stories',
  order: 20,
  render: async (app, { articleId, cityId }) => {
    const without = (stories: StoryCard[]) => stories.filter((story) => story.id !== articleId).slice(0, SHOWN);
    const inCity = cityId === undefined ? [] : without(await mostReadOf(app, cityId));
    const latest = inCity.length < ENOUGH ? await readTopic(app.db, 'list', 'latest') : undefined;
    const shown = latest ? without(await mostReadOf(app, latest.id)) : inCity;
    if (shown.length === 0) return { node: null, tags: [] };
    const items = shown.map((story) => ({ href: story.address, headline: markedListHeadline(story) }));
    return {
      tags: shown.map((story) => `article:${story.id}`),
      node: (
        <>
          <SectionHead title={articleText.mostRead} more={{ href: '/top-read-news/1', label: articleText.allStories }} />
          <RankedList items={items} />
        </>
      ),
    };
  },
};
