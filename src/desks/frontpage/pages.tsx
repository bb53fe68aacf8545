import { siteConfig } from '../../../site.config.ts';
import { HOME_FEED } from '../../content/topics/queries.ts';
import { freshUntil } from '../../platform/clock.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { renderFront } from './front/renderFront.ts';
import { HomePage } from './views/HomePage.tsx';
import { frontText } from './words.ts';

/** The front page, which differs by device. */
const homePage: Page = page({
  path: '/',
  varies: 'device',
  load: ({ app, device, now }) => renderFront(app, device, now),
  head: () => ({
    title: frontText.title,
    description: siteConfig.description,
    canonical: '/',
    feed: { address: HOME_FEED, title: siteConfig.name },
  }),
  tags: (data) => data.tags,
  // The page expires when a pin ends.
  freshFor: ({ until }, now) => freshUntil('30s', until, now),
  view: HomePage,
});

export const frontPages: readonly Page[] = [homePage];
