import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { may } from '../../../site/newsroom/permissions.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { readActiveStaff } from '../../staff/queries.ts';
import { handleEnquiry, removeEnquiry } from '../commands.ts';
import { sendReply } from '../inbox/sendReply.ts';
import { countNewEnquiries, listEnquiries, readEnquiry } from '../queries.ts';
import { countEnquiries, enquiryEndpoints, readEnquiryHandlers, replyToEnquiry } from './endpoints.ts';

const permission = 'enquiries.handle';
const { list, one, update, remove } = enquiryEndpoints;

export const enquiryNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(list, { permission, run: ({ app, query }) => listEnquiries(app.db, query) }),
  newsroomCall(one, { permission, run: async ({ app, params }) => existing(await readEnquiry(app.db, params.id)) }),
  newsroomCall(update, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await handleEnquiry(context, params.id, body, now);
      return existing(await readEnquiry(app.db, params.id));
    },
  }),
  newsroomCall(remove, {
    permission,
    run: async ({ context, params }) => {
      await removeEnquiry(context, params.id);
      return params;
    },
  }),
  newsroomCall(replyToEnquiry, {
    permission,
    run: async ({ app, context, staff, params, body, now }) => {
      const isSent = await sendReply(context, staff, params.id, body, now);
      return { isSent, enquiry: existing(await readEnquiry(app.db, params.id)) };
    },
  }),
  newsroomCall(readEnquiryHandlers, {
    permission,
    run: async ({ app }) => ({
      data: await readActiveStaff(
        app.db,
        roles.filter((role) => may(role, permission)),
      ),
    }),
  }),
  newsroomCall(countEnquiries, { permission, run: async ({ app }) => ({ new: await countNewEnquiries(app.db) }) }),
];
