import { readNewestIds } from '../../../content/placements/lists.ts';
import { inEdition, readEnglishTopicIds, readTopics, topicAddress } from '../../../content/topics/queries.ts';
import { RankedList } from '../../../design/RankedList.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import type { Database } from '../../../platform/database.ts';
import { homeOf } from '../../../platform/text/language.ts';
import type { AnyShellPart, MenuLink, SidebarBlock } from '../../../site/desk.ts';
import { readCards } from '../lists/readCards.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { markedHeadline } from '../views/sponsored.ts';
import { articleWords } from '../words.ts';
import { EDITIONS_TAG } from './editions.ts';

const tags = [EDITIONS_TAG, 'topics'];
const editions = ['en'] as const;

/** The top-level topics of a kind that have English stories, in the editors' order. */
async function linksTo(db: Database, kind: 'category' | 'city'): Promise<MenuLink[]> {
  const [topics, withStories] = await Promise.all([readTopics(db, kind), readEnglishTopicIds(db)]);
  return topics
    .filter(({ id, parentId }) => parentId === null && withStories.has(id))
    .map((topic) => ({ name: inEdition(topic, 'en').name, href: topicAddress(topic, 1, 'en'), type: kind }));
}

const home: MenuLink = { name: articleWords.englishHome.en, href: homeOf('en'), type: 'home' };
/** Specification, section 2: the link to the other edition opens in a new tab. */
const gujarati: MenuLink = { name: articleWords.gujaratiEdition.gu, href: homeOf('gu'), type: 'gujarati', lang: 'gu', newTab: true };

/** One category: English names are long, on a story the button that shares stands there too, and two categories would have one icon. */
const phoneMenu = async (db: Database): Promise<MenuLink[]> => [home, ...(await linksTo(db, 'category')).slice(0, 1), gujarati];

/**
 * The menus of the English edition: its categories by their English names. New categories come into them within the
 * five minutes for which parts of the shell are kept; only the beginning and the end of the edition are seen at once.
 */
export const englishShell: readonly AnyShellPart[] = [
  { part: 'topMenu', editions, tags, load: async () => [gujarati] },
  { part: 'bottomMenu', editions, tags, load: async (db) => [home, ...(await linksTo(db, 'category'))] },
  { part: 'mobileMenu', editions, tags, load: phoneMenu },
  { part: 'footerCategories', editions, tags, load: (db) => linksTo(db, 'category') },
  { part: 'footerCities', editions, tags, load: (db) => linksTo(db, 'city') },
];

const BESIDE = 6;

/** The newest English stories, beside English pages. */
export const latestInEnglish: SidebarBlock = {
  name: 'latest-in-english',
  order: 20,
  edition: 'en',
  render: async ({ db }, { articleId }) => {
    const without = articleId === undefined ? [] : [articleId];
    const ids = await readNewestIds(db, { kinds: kindsOfEdition('en'), topicId: 'latest' }, BESIDE, { without });
    const stories = await readCards(db, ids);
    if (stories.length === 0) return { node: null, tags: [] };
    return {
      tags: stories.map(({ id }) => `article:${id}`),
      node: (
        <>
          <SectionHead title={articleWords.latest.en} more={{ href: homeOf('en'), label: articleWords.allStories.en }} />
          <RankedList items={stories.map((story) => ({ href: story.address, headline: markedHeadline(story) }))} />
        </>
      ),
    };
  },
};
