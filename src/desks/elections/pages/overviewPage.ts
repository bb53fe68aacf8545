import { readTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../site/pages/page.tsx';
import { readNewest } from '../../articles/queries.ts';
import { readSeatFlow } from '../count/readSeatFlow.ts';
import { readPublishedPolls } from '../polls/readPolls.ts';
import { type Election, readElections, readNewestLine, readParties, readRegionTallies, readTallyBox } from '../queries.ts';
import { type OverviewData, OverviewPage } from '../views/pages/OverviewPage.tsx';
import { electionSocialCard } from '../views/socialCards.ts';
import { electionText } from '../words.ts';
import { electionAddress } from './electionAddress.ts';
import { ELECTION_PATH, electionPage } from './electionPage.ts';
import { readGujarat, readStars, readStateTallies } from './readForPages.ts';
import { readHexMap, readHotSeats } from './readSeats.ts';

const STARS_SHOWN = 6;
const HOT_SHOWN = 10;
const STORIES_SHOWN = 4;

/** The newest stories with the election's tag, and their cache tags. */
async function readStories(db: Database, { tagSlug }: Election): Promise<Pick<OverviewData, 'stories' | 'storyTags'>> {
  const tag = tagSlug === '' ? undefined : await readTopic(db, 'tag', tagSlug);
  if (!tag) return { stories: [], storyTags: ['topics'] };
  const stories = await readNewest(db, tag.id, STORIES_SHOWN);
  return { stories, storyTags: ['topics', `topic:${tag.id}`, ...stories.map(({ id }) => `article:${id}`)] };
}

async function loadOverview(db: Database, election: Election, now: Date): Promise<OverviewData> {
  const { id } = election;
  const state = await readGujarat(db, election);
  const [tally, parties, newest, hot, stars, gujarat, regions, states, flow, stories, all, { polls }] = await Promise.all([
    readTallyBox(db, election),
    readParties(db, id),
    readNewestLine(db, id),
    readHotSeats(db, id, HOT_SHOWN),
    readStars(db, id, STARS_SHOWN),
    state ? readHexMap(db, id, state.code) : [],
    readRegionTallies(db, election),
    readStateTallies(db, election),
    readSeatFlow(db, id, 'all'),
    readStories(db, election),
    readElections(db),
    readPublishedPolls(db, id, now),
  ]);
  const others = all.filter((other) => other.id !== id);
  return { election, tally, parties, newest, hot, stars, gujarat, regions, states, flow, polls, ...stories, others };
}

/** The first page of an election, at its slug. */
export const overviewPage: Page = electionPage({
  path: ELECTION_PATH,
  load: (election, { app, now }) => loadOverview(app.db, election, now),
  head: ({ election, tally }) => ({
    card: electionSocialCard(election, tally),
    title: election.name,
    description: electionText.overviewText,
    canonical: electionAddress(election),
    breadcrumbs: [],
  }),
  tags: ({ storyTags }) => ['elections', ...storyTags],
  view: OverviewPage,
});
