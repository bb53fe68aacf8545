import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { ampAddress, ampPolicy } from '../../../site/amp/amp.ts';
import { moved, notFound, type Page } from '../../../site/pages/page.tsx';
import { rawPage } from '../../../site/pages/rawPage.ts';
import { readRelatedWebStories, readWebStory, webStoriesTag, webStoryTag } from '../queries.ts';
import { type AmpStoryData, ampStory } from './ampStory.ts';

const RELATED = 4;

/** The AMP document of a web story. */
export const ampStoryPage: Page = rawPage({
  path: '/amp/webstories/:categorySlug/:url',
  load: async ({ app, params }): Promise<AmpStoryData | ReturnType<typeof notFound> | ReturnType<typeof moved>> => {
    const id = idOfContentUrl(params.url);
    const story = id === undefined ? undefined : await readWebStory(app.db, id);
    if (!story) return notFound();
    if (story.address !== `/webstories/${params.categorySlug}/${params.url}`) return moved(ampAddress(story.address));
    return { story, related: await readRelatedWebStories(app.db, story, RELATED) };
  },
  tags: ({ story }) => [webStoryTag(story.id), webStoriesTag, 'topics'],
  freshFor: '10m',
  policy: ampPolicy(),
  write: (data, app) => ampStory(app, data),
});
