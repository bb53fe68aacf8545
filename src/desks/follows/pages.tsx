import { z } from 'zod';
import { readTopicsById } from '../../content/topics/queries.ts';
import type { Form } from '../../site/calls/form.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { loginAddress } from '../../site/pages/loginAddress.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { readerPage } from '../../site/pages/privatePage.tsx';
import { follow, unfollow } from './commands.ts';
import { readFollows, readNewestOf } from './queries.ts';
import { type FollowTopicData, FollowTopicPage } from './views/FollowTopicPage.tsx';
import { type MyNewsData, MyNewsPage } from './views/MyNewsPage.tsx';
import { followText } from './words.ts';

const MY_NEWS = '/account/my-news';
const headOf = (canonical: string) => ({ title: followText.title, description: followText.intro, canonical });

export const followPages: readonly Page[] = [
  readerPage({
    path: MY_NEWS,
    address: MY_NEWS,
    query: z.object({ state: z.enum(['followed', 'unfollowed', 'full']).optional() }),
    load: async ({ app, reader, query, now }): Promise<MyNewsData> => {
      const topics = await readFollows(app.db, reader.id);
      return { topics, stories: await readNewestOf(app.db, topics), state: query.state, now };
    },
    head: () => headOf(MY_NEWS),
    view: MyNewsPage,
  }),
  // Where a reader without script comes back to after logging in: an address alone must change nothing.
  readerPage({
    path: '/account/follow/:id{[0-9]{1,9}}',
    address: MY_NEWS,
    load: async ({ app, params }): Promise<FollowTopicData | ReturnType<typeof notFound>> => {
      const id = Number(params.id);
      const topic = (await readTopicsById(app.db, [id])).get(id);
      return topic ? { topic } : notFound();
    },
    head: () => headOf('/account/follow'),
    view: FollowTopicPage,
  }),
];

/** The id of the topic that a form is about; undefined if it names none. */
const topicOf = (fields: FormData): number | undefined => rowId.safeParse(fields.get('topicId')).data;

export const followForms: readonly Form[] = [
  {
    path: '/account/follow',
    accept: async (app, fields, { findReader }) => {
      const topicId = topicOf(fields);
      if (topicId === undefined) return { goTo: MY_NEWS };
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(`/account/follow/${topicId}`) };
      const result = await follow(app, reader.id, topicId);
      return { goTo: result === 'noSuchTopic' ? MY_NEWS : `${MY_NEWS}?state=${result}` };
    },
  },
  {
    path: '/account/unfollow',
    accept: async (app, fields, { findReader }) => {
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(MY_NEWS) };
      const topicId = topicOf(fields);
      if (topicId === undefined) return { goTo: MY_NEWS };
      await unfollow(app, reader.id, topicId);
      return { goTo: `${MY_NEWS}?state=unfollowed` };
    },
  },
];
