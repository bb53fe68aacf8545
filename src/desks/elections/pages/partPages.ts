import { z } from 'zod';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { notFound, type Page, page } from '../../../site/pages/page.tsx';
import { electionTag, readLiveNews, readParties, readPhases, readTallyBox } from '../queries.ts';
import { type LiveNewsData, LiveNewsPage, newsAddress } from '../views/pages/LiveNewsPage.tsx';
import { SchedulePage } from '../views/pages/SchedulePage.tsx';
import { StarsPage } from '../views/pages/StarsPage.tsx';
import { electionText } from '../words.ts';
import { type ElectionPart, electionAddress } from './electionAddress.ts';
import { electionBreadcrumbs } from './electionBreadcrumbs.ts';
import { electionFreshFor } from './electionFreshFor.ts';
import { electionHead } from './electionHead.ts';
import { ELECTION_TOKEN } from './electionToken.ts';
import { ofElection, ofMainElection } from './foundElection.ts';
import { readNewestLine } from './readForPages.ts';
import { readStars } from './readStars.ts';

const NEWS_A_PAGE = 40;

const starsPage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/star-candidates`,
  load: ({ app, params }) =>
    ofElection(app, params.token, async (election) => {
      const [stars, parties] = await Promise.all([readStars(app.db, election.id), readParties(app.db, election.id)]);
      return { election, stars, parties, siteUrl: app.settings.siteUrl };
    }),
  head: ({ election, siteUrl }) =>
    electionHead({
      election,
      title: `${electionText.stars}, ${election.name}`,
      description: electionText.starsText,
      canonical: electionAddress(election, 'star-candidates'),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: StarsPage,
});

const liveNewsPage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/live-news`,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).catch(1) }),
  load: ({ app, params, query: { page: number } }) =>
    ofElection(app, params.token, async (election) => {
      const { db } = app;
      const [{ news, total }, tally, newest] = await Promise.all([
        readLiveNews(db, election.id, { page: number, limit: NEWS_A_PAGE }),
        readTallyBox(db, election),
        readNewestLine(db, election.id),
      ]);
      const pageCount = Math.max(1, Math.ceil(total / NEWS_A_PAGE));
      if (number > pageCount) return notFound();
      return { election, tally, news, newest, page: number, pageCount, siteUrl: app.settings.siteUrl };
    }),
  head: ({ election, siteUrl, page: number, pageCount, news }) => ({
    ...electionHead({
      election,
      title: `${electionText.liveNewsTitle}, ${election.name}`,
      description: electionText.liveNewsText,
      canonical: newsAddress(election, number),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
      jsonLd: liveBlog(election, news, siteUrl),
    }),
    previous: number > 1 ? newsAddress(election, number - 1) : undefined,
    next: number < pageCount ? newsAddress(election, number + 1) : undefined,
  }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: LiveNewsPage,
});

/** The lines as search engines read them (schema.org's LiveBlogPosting). */
function liveBlog(election: LiveNewsData['election'], news: LiveNewsData['news'], siteUrl: string) {
  const url = `${siteUrl}${electionAddress(election, 'live-news')}`;
  const newest = news.reduce((latest, { at }) => Math.max(latest, at.getTime()), 0);
  const oldest = news.reduce((first, { at }) => Math.min(first, at.getTime()), newest);
  if (newest === 0) return [];
  return [
    {
      '@type': 'LiveBlogPosting',
      headline: `${electionText.liveNewsTitle}, ${election.name}`,
      url,
      inLanguage: 'gu',
      datePublished: isoInIndia(new Date(oldest)),
      dateModified: isoInIndia(new Date(newest)),
      coverageStartTime: isoInIndia(election.countingAt ?? new Date(oldest)),
      publisher: { '@id': `${siteUrl}/#publisher` },
      author: { '@id': `${siteUrl}/#publisher` },
      liveBlogUpdate: news.map(({ id, at, text }) => ({
        '@type': 'BlogPosting' as const,
        headline: text,
        articleBody: text,
        datePublished: isoInIndia(at),
        url: `${url}#line-${id}`,
      })),
    } as const,
  ];
}

const schedulePage: Page = page({
  path: `/:token{${ELECTION_TOKEN}}/schedule`,
  load: ({ app, params, now }) =>
    ofElection(app, params.token, async (election) => ({
      election,
      phases: await readPhases(app.db, election.id),
      now,
      siteUrl: app.settings.siteUrl,
    })),
  head: ({ election, siteUrl }) =>
    electionHead({
      election,
      title: `${electionText.scheduleTitle}, ${election.name}`,
      description: electionText.scheduleText,
      canonical: electionAddress(election, 'schedule'),
      breadcrumbs: electionBreadcrumbs(election),
      siteUrl,
    }),
  tags: ({ election }) => [electionTag(election.token)],
  freshFor: ({ election }) => electionFreshFor(election),
  view: SchedulePage,
});

/** The addresses without an election's name lead to the current one's page. */
const bare = (part: ElectionPart): Page =>
  page({
    path: `/${part}`,
    load: ({ app }) => ofMainElection(app, part),
    head: () => ({ title: '', description: '', canonical: `/${part}` }),
    tags: () => [],
    freshFor: () => '1m',
    view: () => null,
  });

/** Pages of parts of an election, seats and results apart. */
export const partPages: readonly Page[] = [
  starsPage,
  liveNewsPage,
  schedulePage,
  ...(['all-seats', 'gujarat-seats', 'star-candidates', 'live-news', 'schedule'] as const).map(bare),
];
