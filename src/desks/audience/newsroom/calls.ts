import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { readAudience, readPresence, readStoryAudience } from '../queries.ts';
import * as endpoints from './endpoints.ts';

export const audienceNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readAudienceCall, { permission: 'audience.read', run: ({ app, now }) => readAudience(app.db, now) }),
  newsroomCall(endpoints.readPresenceCall, { permission: 'audience.read', run: ({ app, now }) => readPresence(app.db, now) }),
  newsroomCall(endpoints.readStoryAudienceCall, {
    permission: 'audience.read',
    run: ({ app, params, now }) => readStoryAudience(app.db, params.id, now),
  }),
];
