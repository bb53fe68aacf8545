import { topicSearchKind } from '../../content/search/topicSearch.ts';
import type { TopicKind } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import type { Desk } from '../../site/desk.ts';
import { topicCalls } from './api/topicCalls.ts';
import { topicListCalls } from './api/topicListCalls.ts';
import { categoryTree, magazinesBlock, relatedTagsBlock, sectionsBlock, topicLinks } from './blocks.tsx';
import { seedRequiredLists } from './commands.ts';
import { taxonomyExportTables } from './exportTables.ts';
import { topicNewsroomCalls } from './newsroom/calls.ts';
import { topicSitemap } from './topics/topicSitemap.ts';
import { taxonomyText } from './words.ts';

const tags = ['topics'];

const linksTo = (kind: TopicKind) => (db: Database) => topicLinks(db, kind);

export const taxonomyDesk: Desk = {
  name: 'taxonomy',
  calls: [...topicListCalls, ...topicCalls],
  newsroom: topicNewsroomCalls,
  shell: [
    { part: 'footerCategories', tags, load: linksTo('category') },
    { part: 'footerMagazines', tags, load: linksTo('magazine') },
    { part: 'footerCities', tags, load: linksTo('city') },
    { part: 'footerColumns', tags, load: linksTo('column') },
  ],
  sidebar: [sectionsBlock, magazinesBlock, relatedTagsBlock],
  sitemap: [
    { heading: taxonomyText.categories, tags, isInSection: true, load: categoryTree },
    { heading: taxonomyText.cities, tags, isInSection: true, load: linksTo('city') },
    { heading: taxonomyText.magazines, tags, isInSection: true, load: linksTo('magazine') },
    { heading: taxonomyText.columns, tags, isInSection: true, load: linksTo('column') },
    { heading: taxonomyText.sections, tags, isInSection: true, load: linksTo('section') },
  ],
  sitemapSections: [topicSitemap],
  install: seedRequiredLists,
  searchKinds: [topicSearchKind],
  exportTables: taxonomyExportTables,
};
