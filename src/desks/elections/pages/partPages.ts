import { z } from 'zod';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { countPages } from '../../../site/lists/findPage.ts';
import { moved, movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { readElection, readLiveNews, readMainElection, readNewestLine, readParties, readPhases, readTallyBox } from '../queries.ts';
import { type LiveNewsData, LiveNewsPage } from '../views/pages/LiveNewsPage.tsx';
import { SchedulePage } from '../views/pages/SchedulePage.tsx';
import { StarsPage } from '../views/pages/StarsPage.tsx';
import { electionSocialCard } from '../views/socialCards.ts';
import { electionText } from '../words.ts';
import { candidateAddress, type ElectionPart, electionAddress, newsAddress } from './electionAddress.ts';
import { ELECTION_PATH, electionPage } from './electionPage.ts';
import { readCandidate } from './readCandidates.ts';
import { readStars } from './readForPages.ts';
import { readSeatsWithoutPoll } from './readSeats.ts';

const NEWS_A_PAGE = 40;

const starsPage = electionPage({
  path: `${ELECTION_PATH}/star-candidates`,
  load: async (election, { app: { db } }) => {
    const [stars, parties] = await Promise.all([readStars(db, election.id), readParties(db, election.id)]);
    return { election, stars, parties };
  },
  head: ({ election, stars }) => ({
    listed: stars.map(({ candidate }) => candidateAddress(candidate.id)),
    title: `${electionText.stars}, ${election.name}`,
    description: electionText.starsText,
    canonical: electionAddress(election, 'star-candidates'),
  }),
  view: StarsPage,
});

const liveNewsPage = electionPage({
  path: `${ELECTION_PATH}/live-news`,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).catch(1) }),
  load: async (election, { app: { db }, query: { page: number } }) => {
    const [{ news, total }, tally, newest] = await Promise.all([
      readLiveNews(db, election.id, { page: number, limit: NEWS_A_PAGE }),
      readTallyBox(db, election),
      readNewestLine(db, election.id),
    ]);
    const pageCount = countPages(total, NEWS_A_PAGE);
    return number > pageCount ? notFound() : { election, tally, news, newest, page: number, pageCount };
  },
  head: ({ election, tally, page: number, pageCount, news }, siteUrl) => ({
    card: electionSocialCard(election, tally),
    title: `${electionText.liveNewsTitle}, ${election.name}`,
    description: electionText.liveNewsText,
    canonical: newsAddress(election, number),
    jsonLd: liveBlog(election, news, siteUrl),
    previous: number > 1 ? newsAddress(election, number - 1) : undefined,
    next: number < pageCount ? newsAddress(election, number + 1) : undefined,
  }),
  view: LiveNewsPage,
});

/** The live news as structured data (schema.org's LiveBlogPosting). */
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

const schedulePage = electionPage({
  path: `${ELECTION_PATH}/schedule`,
  load: async (election, { app: { db }, now }) => {
    const [phases, withoutPoll] = await Promise.all([readPhases(db, election.id), readSeatsWithoutPoll(db, election.id)]);
    return { election, phases, countedSeats: election.seats - withoutPoll, now };
  },
  head: ({ election }) => ({
    title: `${electionText.scheduleTitle}, ${election.name}`,
    description: electionText.scheduleText,
    canonical: electionAddress(election, 'schedule'),
  }),
  view: SchedulePage,
});

/** Addresses without an election slug redirect to the page of the current main election. */
const redirectToMainElection = (part: ElectionPart): Page =>
  redirectPage(`/${part}`, async ({ app: { db } }) => {
    const election = await readMainElection(db);
    return election ? movedForNow(electionAddress(election, part)) : notFound();
  });

/** Candidates have one address, whatever the election; it is found below that of the election too, where the other parts are. */
const redirectToCandidate: Page = redirectPage(
  `${ELECTION_PATH}/candidate/:id{[1-9][0-9]{0,8}}`,
  async ({ app: { db }, params: { token, id } }) => {
    const election = await readElection(db, token);
    const candidate = election && (await readCandidate(db, election.id, Number(id)));
    return candidate ? moved(candidateAddress(candidate.candidate.id)) : notFound();
  },
);

/** Pages of the parts of an election, except seats and results. */
export const partPages: readonly Page[] = [
  starsPage,
  liveNewsPage,
  schedulePage,
  redirectToCandidate,
  ...(['all-seats', 'gujarat-seats', 'star-candidates', 'live-news', 'schedule'] as const).map(redirectToMainElection),
];
