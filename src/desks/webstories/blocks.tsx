import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { webStoriesTag, webStoryList, webStoryLists } from './queries.ts';
import styles from './views/Blocks.module.css';
import { WebStoryTile } from './views/WebStoryTile.tsx';
import { webStoryListAddress } from './views/webStoryAddress.ts';
import { webStoryText } from './words.ts';

const ON_THE_FRONT_PAGE = 8;
const BESIDE = 3;
/** A row with a single item looks broken. */
const FEWEST = 2;

const tags = [webStoriesTag, 'topics'];
const more = { href: webStoryListAddress(undefined), label: webStoryText.allStories };

/** A row of posters on the dark band. */
export const webStoriesBlock: FrontBlock = {
  name: 'web-stories',
  place: 'lowerBand',
  order: 60,
  render: async (app) => {
    const stories = await webStoryLists.newest(app.db, webStoryList(undefined), ON_THE_FRONT_PAGE);
    if (stories.length < FEWEST) return { tags, node: null };
    return {
      tags,
      node: (
        <div className={styles.band}>
          <SectionHead title={webStoryText.title} more={more} />
          <ul className={styles.rail}>
            {stories.map((story) => (
              <li key={story.id}>
                <WebStoryTile story={story} sizes="(min-width: 64rem) 12rem, 44vw" />
              </li>
            ))}
          </ul>
        </div>
      ),
    };
  },
};

/**
 * The newest web stories in the sidebar of lists. Not beside stories with continuous reading: if the sidebar is taller than a short story,
 * the footer is visible when the next story is loaded, and would be pushed away.
 */
export const newestWebStories: SidebarBlock = {
  name: 'web-stories',
  order: 25,
  key: ({ articleId }) => (articleId === undefined ? 'list' : 'story'),
  freshFor: '10m',
  render: async ({ db }, { articleId }) => {
    if (articleId !== undefined) return { node: null, tags: [] };
    const stories = await webStoryLists.newest(db, webStoryList(undefined), BESIDE);
    return {
      tags,
      node: stories.length >= FEWEST && (
        <>
          <SectionHead title={webStoryText.title} more={more} />
          <ul className={styles.beside}>
            {stories.map((story) => (
              <li key={story.id}>
                <WebStoryTile story={story} sizes="(min-width: 64rem) 8rem, 33vw" />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
};
