import { z } from '@hono/zod-openapi';
import { readTopic } from '../../../content/topics/queries.ts';
import { type Call, call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { articleSummary, articleSummarySchema, readListPage } from '../../articles/queries.ts';
import { listTag, readVideoPage, videoSummary, videoSummarySchema, videoTag } from '../../videos/queries.ts';
import { webStoryLists, webStorySummary, webStorySummarySchema, webStoryTag } from '../../webstories/queries.ts';
import { electionNamed, tagsOf, whichElection } from './electionCall.ts';

const desk = 'elections';
const query = whichElection.extend(listPage);

const articles = call({
  path: '/election/article',
  summary: 'Stories with the election’s tag, the newest first',
  desk,
  query,
  data: z.object({ ...pageFields, articles: z.array(articleSummarySchema), articlePerPage: z.number().int() }),
  freshFor: '30s',
  answer: async ({ app: { db }, query: { token, pageIndex, limit, tz } }) => {
    const election = await electionNamed(db, token);
    const tag = election.tagSlug === '' ? undefined : await readTopic(db, 'tag', election.tagSlug);
    const page = pageOf({ totalCount: tag?.storyCount ?? 0 }, { pageIndex, limit });
    const stories = tag ? ((await readListPage(db, tag, pageIndex, limit))?.stories ?? []) : [];
    return {
      data: { ...page, articles: stories.map((story) => articleSummary(story, tz)), articlePerPage: limit },
      tags: [...tagsOf(election), 'topics', ...(tag ? [`topic:${tag.id}`] : []), ...stories.map(({ id }) => `article:${id}`)],
    };
  },
});

const videos = call({
  path: '/election/video',
  summary: 'Films of the election, the newest first',
  desk,
  query,
  data: z.object({ ...pageFields, videos: z.array(videoSummarySchema), pageSize: z.number().int(), totalVideos: z.number().int() }),
  freshFor: '30s',
  answer: async ({ app: { db }, query: { token, pageIndex, limit, tz } }) => {
    const election = await electionNamed(db, token);
    const list = { election: election.token };
    const videoPage = await readVideoPage(db, { list, kind: undefined }, pageIndex, { perPage: limit });
    const page = pageOf(videoPage, { pageIndex, limit });
    const items = videoPage?.items ?? [];
    return {
      data: { ...page, videos: items.map((video) => videoSummary(video, tz)), pageSize: limit, totalVideos: page.totalCount },
      tags: [...tagsOf(election), 'topics', listTag(list), ...items.map(({ id }) => videoTag(id))],
    };
  },
});

const webStories = call({
  path: '/election/web-story',
  summary: 'The web stories that editors have chosen for the election',
  desk,
  query,
  data: z.object({ ...pageFields, webStories: z.array(webStorySummarySchema) }),
  freshFor: '30s',
  answer: async ({ app: { db }, query: { token, pageIndex, limit, tz } }) => {
    const election = await electionNamed(db, token);
    const page = pageOf({ totalCount: election.webStoryIds.length }, { pageIndex, limit });
    const ids = election.webStoryIds.slice((pageIndex - 1) * limit, pageIndex * limit);
    const cards = await webStoryLists.cards(db, ids);
    return {
      data: { ...page, webStories: cards.map((story) => webStorySummary(story, tz)) },
      tags: [...tagsOf(election), 'topics', ...ids.map(webStoryTag)],
    };
  },
});

export const storyCalls: readonly Call[] = [articles, videos, webStories];
