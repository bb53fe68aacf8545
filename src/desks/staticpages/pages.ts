import { readPictures } from '../../content/pictures/queries.ts';
import { movedForNow, notFound, type Page, page } from '../../site/pages/page.tsx';
import { readCards } from '../articles/queries.ts';
import { readStaticPage, readStaticPageLinks, staticPageAddress, staticPagesTag } from './queries.ts';
import { StaticPage, type StaticPageData } from './views/StaticPage.tsx';

const staticPage: Page = page({
  path: '/static-page/:page',
  // The text is rendered like a story's.
  load: async ({ app, params }): Promise<StaticPageData | ReturnType<typeof notFound> | ReturnType<typeof movedForNow>> => {
    const [content, links] = await Promise.all([readStaticPage(app.db, params.page), readStaticPageLinks(app.db)]);
    // Forms link the policy. Until it is written, the notice says what is kept, which the program knows by itself.
    if (!content) return params.page === 'privacy-policy' ? movedForNow('/privacy') : notFound();
    const keys = content.body.content.flatMap((block) => {
      if (block.type === 'picture') return [block.attrs.picture];
      return block.type === 'gallery' ? block.attrs.pictures.map(({ picture }) => picture) : [];
    });
    const storyIds = content.body.content.flatMap((block) => (block.type === 'relatedStory' ? [block.attrs.articleId] : []));
    const [pictures, stories] = await Promise.all([readPictures(app.db, keys), readCards(app.db, storyIds)]);
    return { content, links, pictures, related: new Map(stories.map((story) => [story.id, story])) };
  },
  head: ({ content }) => ({
    title: content.title,
    description: content.description,
    canonical: staticPageAddress(content.slug),
    updatedAt: content.updatedAt,
  }),
  tags: ({ related }) => [staticPagesTag, ...[...related.keys()].map((id) => `article:${id}`)],
  keepsMain: true,
  freshFor: () => '1h',
  view: StaticPage,
});

export const staticPagePages: readonly Page[] = [staticPage];
