import { contentTopicListener } from '../../content/topicListener.ts';
import type { Desk } from '../../site/desk.ts';
import { articleCalls } from './api.ts';
import { mostReadStories } from './blocks.tsx';
import { articleExportTables } from './exportTables.ts';
import { correctionPages } from './lists/correctionPages.ts';
import { articlePages } from './pages.tsx';
import { articleContent } from './publishing/articleKind.ts';
import { articlesWithPicture } from './publishing/articlesWithPicture.ts';
import { storySearchKind } from './search/storySearch.ts';
import { articleSitemaps } from './sitemap/articleSitemap.ts';
import { englishShell, latestInEnglish } from './translations/englishShell.tsx';
import { correctionsAddress } from './views/CorrectionsPage.tsx';
import { articleLiteRules } from './views/liteRules.ts';
import { articleCards } from './views/socialCards.ts';
import { articleText } from './words.ts';

/** Published stories; those that editors work on belong to the stories desk. */
export const articlesDesk: Desk = {
  name: 'articles',
  pages: [...articlePages, ...correctionPages],
  sitemap: [
    { heading: articleText.services, tags: [], load: async () => [{ name: articleText.corrections, href: correctionsAddress(1) }] },
  ],
  sitemapSections: articleSitemaps,
  calls: articleCalls,
  cards: articleCards,
  usesOfPicture: articlesWithPicture,
  onTopicChange: contentTopicListener(articleContent),
  searchKinds: [storySearchKind],
  shell: englishShell,
  sidebar: [mostReadStories, latestInEnglish],
  liteRules: articleLiteRules,
  exportTables: articleExportTables,
};
