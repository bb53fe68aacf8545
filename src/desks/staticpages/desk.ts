import { storyDocument } from '../../platform/document/storyDocument.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { smallSection } from '../../site/sitemaps/sitemapSection.ts';
import { staticPageCalls } from './api.ts';
import { staticPageNewsroomCalls } from './newsroom/calls.ts';
import { staticPagePages } from './pages.ts';
import { readStaticPageEntries, readStaticPageLinks, staticPagesTag, staticPagesWithPicture } from './queries.ts';
import { staticPages } from './tables.ts';
import { staticPageText } from './words.ts';

const tags = [staticPagesTag];

export const staticPagesDesk: Desk = {
  name: 'staticpages',
  pages: staticPagePages,
  calls: staticPageCalls,
  newsroom: staticPageNewsroomCalls,
  usesOfPicture: staticPagesWithPicture,
  shell: [{ part: 'footerPages', tags, load: readStaticPageLinks }],
  sitemap: [{ heading: staticPageText.about, tags, isInSection: true, load: readStaticPageLinks }],
  sitemapSections: [smallSection({ name: 'static-pages', tags, load: ({ db }) => readStaticPageEntries(db) })],
  exportTables: [exportTableOf({ kind: 'static-page', table: staticPages, order: ['slug'], holds: { body: storyDocument } })],
};
