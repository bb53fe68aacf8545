import { z } from '@hono/zod-openapi';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { resourceCalls } from '../../../site/newsroom/oldResourceCalls.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { readAuditLog } from '../auditLog/readAuditLog.ts';
import { addStaff, changeStaff, endSessions, resetStaff, staffDraft } from '../commands.ts';
import { readSessions, readStaff, readStaffByIds } from '../queries.ts';

const staffId = z.string().regex(/^[a-z0-9]{1,40}$/);
const params = z.object({ id: staffId });

const ownAccount: NewsroomCall[] = [
  newsroomCall({
    path: '/me/sessions',
    permission: 'newsroom.enter',
    answer: async ({ app, staff, sessionId, now }) => ({ sessions: await readSessions(app.db, staff.id, now), current: sessionId }),
  }),
  newsroomCall({
    method: 'post',
    path: '/me/sessions/end',
    permission: 'newsroom.enter',
    body: z.object({ id: z.string().min(1).max(100).optional() }),
    answer: async ({ context, staff, sessionId, body }) => ({
      ended: await endSessions(context, staff.id, body.id === undefined ? { allBut: sessionId } : { only: body.id }),
    }),
  }),
];

const staffCalls: NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/staff/invite',
    permission: 'staff.change',
    body: staffDraft,
    answer: ({ context, body }) => addStaff(context, body),
  }),
  newsroomCall({
    method: 'post',
    path: '/staff/:id/reset',
    permission: 'staff.change',
    params,
    body: z.object({ secondFactor: z.boolean() }),
    answer: async ({ context, params: { id }, body }) => ({ link: await resetStaff(context, id, body) }),
  }),
  newsroomCall({
    path: '/staff/:id/sessions',
    permission: 'staff.change',
    params,
    answer: async ({ app, params: { id }, now }) => ({ sessions: await readSessions(app.db, id, now) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/staff/:id/sessions/end',
    permission: 'staff.change',
    params,
    body: z.object({ id: z.string().min(1).max(100).optional() }),
    answer: async ({ context, params: { id }, body }) => ({
      ended: await endSessions(context, id, body.id === undefined ? { allBut: undefined } : { only: body.id }),
    }),
  }),
  ...resourceCalls({
    name: 'staff',
    id: staffId,
    // Names of colleagues stand in every screen; what is theirs alone is shown to administrators only.
    read: 'newsroom.enter',
    write: 'staff.change',
    filter: z.object({ q: z.string().max(80).optional(), role: z.enum(roles).optional(), suspended: z.boolean().optional() }),
    draft: staffDraft,
    list: async ({ app, staff }, { page, perPage, filter }) => {
      const { data, total } = await readStaff(app.db, {
        text: filter.q,
        role: filter.role,
        suspended: filter.suspended,
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { data: data.map((member) => shownTo(staff.role, member)), total };
    },
    one: async ({ app, staff }, id) => {
      const [member] = await readStaffByIds(app.db, [id]);
      return member && shownTo(staff.role, member);
    },
    update: async ({ context }, id, draft) => changeStaff(context, id, draft),
  }),
];

function shownTo<Member extends { id: string; name: string; email: string }>(role: string, member: Member) {
  return role === 'administrator' ? member : { ...member, email: '' };
}

const logCalls: NewsroomCall[] = resourceCalls({
  name: 'audit-log',
  id: z.coerce.number().int().positive(),
  read: 'log.read',
  write: 'log.read',
  filter: z.object({
    staffId: staffId.optional(),
    action: z.string().max(60).optional(),
    subject: z.string().max(80).optional(),
    kind: z.string().max(40).optional(),
    number: z.string().trim().max(80).optional(),
  }),
  draft: z.object({}),
  list: ({ app }, { page, perPage, filter }) => readAuditLog(app.db, filter, { limit: perPage, offset: (page - 1) * perPage }),
  one: async ({ app }, id) => {
    const { data } = await readAuditLog(app.db, { id }, { limit: 1, offset: 0 });
    const [entry] = data;
    if (!entry) throw new NewsroomError(404, newsroomServerWords.notThere);
    return entry;
  },
});

export const staffNewsroomCalls: readonly NewsroomCall[] = [...ownAccount, ...staffCalls, ...logCalls];
