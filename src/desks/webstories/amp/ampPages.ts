import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { moved, notFound, type Page } from '../../../site/pages/page.tsx';
import { rawPage } from '../../../site/pages/rawPage.ts';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { ampAddressOf, readRelatedWebStories, readWebStory, webStoriesTag, webStoryTag } from '../queries.ts';
import { webStoryListAddress } from '../views/webStoryAddress.ts';
import { type AmpStoryData, ampStory } from './ampStory.ts';

const RELATED = 4;

/**
 * The Content Security Policy of an AMP document: AMP's own scripts, and this site's pictures and fonts (according to AMP's guide on CSP).
 */
const ampPolicy = [
  "default-src 'none'",
  'script-src blob: https://cdn.ampproject.org',
  'worker-src blob:',
  "style-src 'unsafe-inline' https://cdn.ampproject.org",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self' https://cdn.ampproject.org",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Search engines show stories in their own frames.
  "frame-ancestors 'self' https:",
].join('; ');

const ampStoryPage: Page = rawPage({
  path: '/amp/webstories/:categorySlug/:url',
  load: async ({ app, params }): Promise<AmpStoryData | ReturnType<typeof notFound> | ReturnType<typeof moved>> => {
    const id = idOfContentUrl(params.url);
    const story = id === undefined ? undefined : await readWebStory(app.db, id);
    if (!story) return notFound();
    if (story.address !== `/webstories/${params.categorySlug}/${params.url}`) return moved(ampAddressOf(story.address));
    return { story, related: await readRelatedWebStories(app.db, story, RELATED) };
  },
  tags: ({ story }) => [webStoryTag(story.id), webStoriesTag, 'topics'],
  freshFor: '10m',
  policy: ampPolicy,
  write: (data, { settings, assets }) => ampStory(data, settings.siteUrl, assets),
});

/** Only web stories have AMP versions: the route /amp/ itself redirects to their list. */
export const ampPages: readonly Page[] = [ampStoryPage, redirectPage('/amp', webStoryListAddress(undefined))];
