import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { readAuditLog } from '../auditLog/readAuditLog.ts';
import { addStaff, changeStaff, endSessions, resetStaff } from '../commands.ts';
import { readAllStaffNames, readSessions, readStaff, readStaffById } from '../queries.ts';
import * as endpoints from './endpoints.ts';
import { savedSearchCalls } from './savedSearchCalls.ts';

const ownAccount: NewsroomCall[] = [
  newsroomCall(endpoints.readOwnSessions, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, sessionId, now }) => ({ sessions: await readSessions(app.db, staff.id, now), current: sessionId }),
  }),
  newsroomCall(endpoints.endOwnSessions, {
    permission: 'newsroom.enter',
    run: async ({ context, staff, sessionId, body }) => ({
      ended: await endSessions(context, staff.id, body.id === undefined ? { allBut: sessionId } : { only: body.id }),
    }),
  }),
];

const staffCalls: NewsroomCall[] = [
  newsroomCall(endpoints.inviteStaff, { permission: 'staff.change', run: ({ context, body }) => addStaff(context, body) }),
  newsroomCall(endpoints.resetStaffAccount, {
    permission: 'staff.change',
    run: async ({ context, params: { id }, body }) => ({ link: await resetStaff(context, id, body) }),
  }),
  newsroomCall(endpoints.readStaffSessions, {
    permission: 'staff.change',
    run: async ({ app, params: { id }, now }) => ({ sessions: await readSessions(app.db, id, now) }),
  }),
  newsroomCall(endpoints.endStaffSessions, {
    permission: 'staff.change',
    run: async ({ context, params: { id }, body }) => ({
      ended: await endSessions(context, id, body.id === undefined ? { allBut: undefined } : { only: body.id }),
    }),
  }),
  // It must come before `/staff/:id`.
  newsroomCall(endpoints.readAllStaffNames, { permission: 'newsroom.enter', run: ({ app }) => readAllStaffNames(app.db) }),
  // Names of colleagues appear on every screen; personal data is for administrators only.
  newsroomCall(endpoints.staffEndpoints.list, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, query: { page, perPage, filter } }) => {
      const { data, total } = await readStaff(app.db, {
        text: filter?.q,
        seesAddresses: seesAddresses(staff),
        role: filter?.role,
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { data: data.map((member) => shownTo(staff, member)), total };
    },
  }),
  newsroomCall(endpoints.staffEndpoints.one, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, params }) => {
      return shownTo(staff, existing(await readStaffById(app.db, params.id)));
    },
  }),
  newsroomCall(endpoints.staffEndpoints.update, {
    permission: 'staff.change',
    run: async ({ app, context, params: { id }, body: { version, ...draft } }) => {
      await changeStaff(context, id, draft, version);
      return existing(await readStaffById(app.db, id));
    },
  }),
];

const seesAddresses = ({ role }: Staff): boolean => role === 'administrator';

const shownTo = <Member extends { email: string }>(staff: Staff, member: Member): Member =>
  seesAddresses(staff) ? member : { ...member, email: '' };

const logCalls: NewsroomCall[] = [
  newsroomCall(endpoints.logEndpoints.list, {
    permission: 'log.read',
    run: ({ app, query: { page, perPage, filter = {} } }) => readAuditLog(app.db, filter, { limit: perPage, offset: (page - 1) * perPage }),
  }),
  newsroomCall(endpoints.logEndpoints.one, {
    permission: 'log.read',
    run: async ({ app, params: { id } }) => {
      const { data } = await readAuditLog(app.db, { id }, { limit: 1, offset: 0 });
      return existing(data[0]);
    },
  }),
];

export const staffNewsroomCalls: readonly NewsroomCall[] = [...ownAccount, ...savedSearchCalls, ...staffCalls, ...logCalls];
