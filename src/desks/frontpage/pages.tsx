import { siteConfig } from '../../../site.config.ts';
import { HOME_FEED } from '../../content/topics/queries.ts';
import { freshUntil } from '../../platform/clock.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { EDITIONS_TAG, frontPagesOf } from '../articles/queries.ts';
import { renderFront } from './front/renderFront.ts';
import { HomePage } from './views/HomePage.tsx';
import { frontText } from './words.ts';

/** The front page, which differs by device. */
const homePage: Page = page({
  path: '/',
  varies: 'device',
  load: async ({ app, device, now }) => {
    const [front, editions] = await Promise.all([renderFront(app, device, now), frontPagesOf(app.db)]);
    return { ...front, editions };
  },
  head: ({ editions }) => ({
    title: frontText.title.replace('{paper}', siteConfig.name),
    editions,
    description: siteConfig.description,
    canonical: '/',
    feed: { address: HOME_FEED, title: siteConfig.name },
  }),
  tags: (data) => [EDITIONS_TAG, ...data.tags],
  // The page expires when a pin ends.
  freshFor: ({ until }, now) => freshUntil('30s', until, now),
  view: HomePage,
});

export const frontPages: readonly Page[] = [homePage];
