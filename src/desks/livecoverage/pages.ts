import { idOfContentUrl } from '../../content/contentUrl.ts';
import { moved, notFound, type Page, page } from '../../site/pages/page.tsx';
import { readCards } from '../articles/queries.ts';
import { olderPostsAddress } from './posts/liveStory.ts';
import { liveTag, readPosts } from './queries.ts';
import { type OlderPosts, OlderPostsPage } from './views/OlderPostsPage.tsx';
import { liveText } from './words.ts';

const MAX_PAGES = 1_000;

const olderPostsPage: Page = page({
  path: '/live/:articleUrl/:page',
  load: async ({ app, params, now }): Promise<OlderPosts | ReturnType<typeof notFound> | ReturnType<typeof moved>> => {
    const id = idOfContentUrl(params.articleUrl);
    const number = /^[1-9]\d{0,3}$/.test(params.page) ? Number(params.page) : 0;
    const [story] = id === undefined || number === 0 || number > MAX_PAGES ? [] : await readCards(app.db, [id]);
    if (!story) return notFound();
    if (number === 1) return moved(story.address);
    const address = olderPostsAddress(story.address, number);
    if (address !== `/live/${params.articleUrl}/${params.page}`) return moved(address);
    const { posts, hasOlder } = await readPosts(app.db, story.id, number);
    return posts.length === 0 ? notFound() : { story, page: number, posts, hasOlder, now };
  },
  head: ({ story, page: number, hasOlder }) => ({
    title: `${liveText.older}: ${story.headline} · ${liveText.page} ${number}`,
    description: `${liveText.older}: ${story.headline} · ${liveText.page} ${number}`,
    canonical: olderPostsAddress(story.address, number),
    noindex: true,
    previous: number === 2 ? story.address : olderPostsAddress(story.address, number - 1),
    next: hasOlder ? olderPostsAddress(story.address, number + 1) : undefined,
  }),
  tags: ({ story }) => ['topics', liveTag(story.id), `article:${story.id}`],
  freshFor: () => '1m',
  view: OlderPostsPage,
});

export const livePages: readonly Page[] = [olderPostsPage];
