import type { Database } from '../../platform/database.ts';
import type { Desk, Link } from '../../site/desk.ts';
import { taxonomyCalls } from './api.ts';
import { addDemoTopics, foundLists } from './demo.ts';
import { readTopics, type TopicKind, topicAddress } from './queries.ts';
import { magazinesBlock, relatedTagsBlock, sectionsBlock } from './sidebar.tsx';

const tags = ['topics'];

const linksTo =
  (kind: TopicKind) =>
  async (db: Database): Promise<Link[]> => {
    const topics = await readTopics(db, kind);
    return topics.map((topic) => ({ name: topic.name, href: topicAddress(topic) }));
  };

export const taxonomyDesk: Desk = {
  name: 'taxonomy',
  calls: taxonomyCalls,
  shell: [
    { part: 'footerCategories', tags, load: linksTo('category') },
    { part: 'footerMagazines', tags, load: linksTo('magazine') },
    { part: 'footerCities', tags, load: linksTo('city') },
    { part: 'footerColumns', tags, load: linksTo('column') },
  ],
  sidebar: [sectionsBlock, magazinesBlock, relatedTagsBlock],
  sitemap: [
    { heading: 'વિભાગો', tags, load: linksTo('category') },
    { heading: 'શહેરો', tags, load: linksTo('city') },
    { heading: 'મેગેઝિન', tags, load: linksTo('magazine') },
    { heading: 'કૉલમ', tags, load: linksTo('column') },
    { heading: 'વિશેષ વિભાગ', tags, load: linksTo('section') },
  ],
  found: foundLists,
  demo: addDemoTopics,
};
