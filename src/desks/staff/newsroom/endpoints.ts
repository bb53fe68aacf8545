import { z } from 'zod';
import { bigRowId, endpoint, moment, versioned } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { staffDraft } from '../accounts/staffDraft.ts';

const staffId = z.string().regex(/^[a-z0-9]{1,40}$/);
const params = z.object({ id: staffId });

const session = z.object({ id: z.string(), startedAt: moment, lastSeenAt: moment, address: z.string(), browser: z.string() });
export type StaffSession = z.output<typeof session>;

/** The session to end; without an id all others. */
const endedSession = z.object({ id: z.string().min(1).max(100).optional() });
const endedCount = z.object({ ended: z.number() });

export const readOwnSessions = endpoint({
  path: '/me/sessions',
  summary: 'List one’s own sessions',
  answer: z.object({ sessions: z.array(session), current: z.string() }),
});

export const endOwnSessions = endpoint({
  method: 'post',
  path: '/me/sessions/end',
  summary: 'End one of one’s own sessions, or all others',
  body: endedSession,
  answer: endedCount,
});

export const inviteStaff = endpoint({
  method: 'post',
  path: '/staff/invite',
  summary: 'Add an account and make its one-time link',
  body: staffDraft,
  answer: z.object({ id: z.string(), link: z.string() }),
});

export const resetStaffAccount = endpoint({
  method: 'post',
  path: '/staff/:id/reset',
  summary: 'Make a new one-time link for an account',
  params,
  body: z.object({ secondFactor: z.boolean() }),
  answer: z.object({ link: z.string() }),
});

export const readStaffSessions = endpoint({
  path: '/staff/:id/sessions',
  summary: 'List the sessions of an account',
  params,
  answer: z.object({ sessions: z.array(session) }),
});

export const endStaffSessions = endpoint({
  method: 'post',
  path: '/staff/:id/sessions/end',
  summary: 'End one or all sessions of an account',
  params,
  body: endedSession,
  answer: endedCount,
});

/** `email` is empty except for administrators. */
const staffRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  deskIds: z.array(z.number()),
  cityIds: z.array(z.number()),
  hasSecondFactor: z.boolean(),
  suspended: z.boolean(),
  createdAt: moment,
  version: z.number(),
});

export type StaffRow = z.output<typeof staffRow>;

const staffResource = resourceEndpoints({
  name: 'staff',
  nouns: ['an account', 'the accounts of the staff'],
  id: staffId,
  filter: z.object({ q: searchedWords.optional(), role: z.enum(roles).optional() }),
  draft: versioned(staffDraft),
  row: staffRow,
  item: staffRow,
});
export const staffFilter = z.object({ q: z.string().optional(), role: z.enum(roles).optional() });

/** Accounts are added by invitation, and suspended instead of deleted. */
export const staffEndpoints = { list: staffResource.list, one: staffResource.one, update: staffResource.update };

/** Every account, suspended ones too: a screen that chooses among colleagues, or names them, knows all of them. */
export const readAllStaffNames = endpoint({
  path: '/staff/names',
  summary: 'List the names of all accounts',
  answer: z.array(z.object({ id: z.string(), name: z.string(), suspended: z.boolean() })),
});

const logEntry = z.object({
  id: z.number(),
  at: moment,
  staffId: z.string(),
  staffName: z.string(),
  /** The action: `story.publish`. */
  action: z.string(),
  /** The subject: `article:12`. */
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type LogRow = z.output<typeof logEntry>;

export const logFilter = z.object({
  staffId: staffId.optional(),
  action: z.string().max(60).optional(),
  subject: z.string().max(80).optional(),
  kind: z.string().max(40).optional(),
  number: z.string().trim().max(80).optional(),
});

const logResource = resourceEndpoints({
  name: 'audit-log',
  nouns: ['an entry of the audit log', 'the audit log'],
  id: bigRowId,
  filter: logFilter,
  draft: z.undefined(),
  row: logEntry,
  item: logEntry,
});

/** The log is read-only. */
export const logEndpoints = { list: logResource.list, one: logResource.one };
