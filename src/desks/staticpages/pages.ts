import { notFound, type Page, page } from '../../site/page.tsx';
import { redirectPage } from '../../site/redirectPage.ts';
import { readStaticPage, readStaticPageLinks, staticPageAddress, staticPagesTag } from './queries.ts';
import { StaticPage, type StaticPageData } from './StaticPage.tsx';

const staticPage: Page = page({
  path: '/static-page/:page',
  alsoChromeless: true,
  // Its text is drawn as a story's is.
  styles: ['articles'],
  load: async ({ paper, params }): Promise<StaticPageData | ReturnType<typeof notFound>> => {
    const [content, links] = await Promise.all([readStaticPage(paper.db, params.page), readStaticPageLinks(paper.db)]);
    return content ? { content, links } : notFound();
  },
  head: ({ content }) => ({
    title: content.title,
    description: content.description,
    canonical: staticPageAddress(content.slug),
    updatedAt: content.updatedAt,
  }),
  tags: () => [staticPagesTag],
  freshFor: () => '1h',
  view: StaticPage,
});

export const staticPagePages: readonly Page[] = [staticPage, redirectPage('/advertise-with-us', staticPageAddress('advertise-with-us'))];
