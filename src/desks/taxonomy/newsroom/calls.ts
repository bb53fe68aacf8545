import type { Database } from '../../../platform/database.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { mergeTags, orderTopics, removeTopic } from '../editing/arrangeTopics.ts';
import { addTag, changeTopic, createTopic } from '../editing/editTopics.ts';
import { readTopicRow, readTopicRows } from '../topics/readTopicRows.ts';
import * as endpoints from './endpoints.ts';

const show = async (db: Database, id: number) => existing(await readTopicRow(db, id));

/** The newsroom calls for topics. */
export const topicNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.addTag, {
    permission: 'tags.add',
    run: async ({ app, context, body }) => show(app.db, await addTag(context, body)),
  }),
  newsroomCall(endpoints.orderTopics, {
    permission: 'topics.change',
    run: async ({ context, body }) => {
      await orderTopics(context, body);
      return {};
    },
  }),
  newsroomCall(endpoints.mergeTags, {
    permission: 'topics.change',
    run: async ({ app, context, params, body }) => {
      await mergeTags(context, params.id, body.intoId);
      return show(app.db, body.intoId);
    },
  }),
  // Open to all staff, because every form offers topics.
  newsroomCall(endpoints.topicEndpoints.list, { permission: 'newsroom.enter', run: ({ app, query }) => readTopicRows(app.db, query) }),
  newsroomCall(endpoints.topicEndpoints.one, { permission: 'newsroom.enter', run: ({ app, params }) => show(app.db, params.id) }),
  newsroomCall(endpoints.topicEndpoints.create, {
    permission: 'topics.change',
    run: async ({ app, context, body }) => show(app.db, await createTopic(context, body)),
  }),
  newsroomCall(endpoints.topicEndpoints.update, {
    permission: 'topics.change',
    run: async ({ app, context, params, body }) => {
      await changeTopic(context, params.id, body);
      return show(app.db, params.id);
    },
  }),
  newsroomCall(endpoints.topicEndpoints.remove, {
    permission: 'topics.change',
    run: async ({ context, params, query }) => {
      await removeTopic(context, params.id, query.version);
      return params;
    },
  }),
];
