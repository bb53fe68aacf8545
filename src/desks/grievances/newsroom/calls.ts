import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { decideGrievance, handleGrievance } from '../commands.ts';
import { sendWhileWaiting } from '../mails/sendGrievanceMails.ts';
import { listGrievances, readGrievance } from '../queries.ts';
import { decideGrievanceCall, grievanceEndpoints } from './endpoints.ts';

const permission = 'grievances.handle';
const { list, one, update } = grievanceEndpoints;

export const grievanceNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(list, { permission, run: ({ app, query, now }) => listGrievances(app.db, query, now) }),
  newsroomCall(one, { permission, run: async ({ app, params, now }) => existing(await readGrievance(app.db, params.id, now)) }),
  newsroomCall(update, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await handleGrievance(context, params.id, body, now);
      return existing(await readGrievance(app.db, params.id, now));
    },
  }),
  newsroomCall(decideGrievanceCall, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      const mail = await decideGrievance(context, params.id, body, now);
      const isSent = mail !== undefined && (await sendWhileWaiting(app, mail));
      return { isSent, grievance: existing(await readGrievance(app.db, params.id, now)) };
    },
  }),
];
