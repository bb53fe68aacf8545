import { z } from '@hono/zod-openapi';
import type { App } from '../../../site/app.ts';
import { mediaListQuery, mediaParams } from '../../../site/newsroom/mediaCalls.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { changeWebStory, draftWebStory, recallWebStory, releaseWebStory } from '../editing/editWebStory.ts';
import { webStoryContent } from '../editing/webStoryContent.ts';
import { readWebStoriesForEditing, readWebStoryForEditing, type WebStoryForEditing } from './queries.ts';

const PER_PAGE = 40;

async function found({ db }: App, id: number): Promise<WebStoryForEditing> {
  const story = await readWebStoryForEditing(db, id);
  if (!story) throw new NewsroomError(404, newsroomServerWords.notThere);
  return story;
}

export const webStoryNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/web-stories',
    permission: 'newsroom.enter',
    query: mediaListQuery,
    answer: ({ app, query: { q, status, before } }) => readWebStoriesForEditing(app.db, { text: q, status, before, most: PER_PAGE }),
  }),
  newsroomCall({
    path: '/web-stories/:id',
    permission: 'newsroom.enter',
    params: mediaParams,
    answer: ({ app, params: { id } }) => found(app, id),
  }),
  newsroomCall({
    method: 'post',
    path: '/web-stories',
    permission: 'webstories.write',
    body: webStoryContent,
    answer: async ({ body, ...at }) => found(at.app, await draftWebStory(at, body)),
  }),
  newsroomCall({
    method: 'put',
    path: '/web-stories/:id',
    permission: 'webstories.write',
    params: mediaParams,
    body: webStoryContent,
    answer: async ({ params: { id }, body, ...at }) => {
      await changeWebStory(at, id, body);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/web-stories/:id/publish',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await releaseWebStory(at, id);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/web-stories/:id/withdraw',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await recallWebStory(at, id);
      return found(at.app, id);
    },
  }),
];
