import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import type { SignedIn } from '../../site/newsroom/newsroomCall.ts';
import type { StaffDoor } from '../../site/newsroom/newsroomServer.ts';
import type { Paper } from '../../site/paper.ts';
import { ACCOUNT_PATH, ADDRESS_HEADER } from './accountPath.ts';
import type { Accounts } from './accounts.ts';
import { acceptLink, describeLink } from './links.ts';
import { readStaffMember } from './queries.ts';
import { newsroomSecrets } from './tables.ts';

/**
 * Opens the newsroom's door: the accounts with their own calls, and the look-up of who is behind a request. What they are made with takes
 * longer to load than the whole paper; it is loaded when the first editor comes, and no reader waits for it.
 */
export function openStaffDoor(paper: Paper): StaffDoor {
  let opening: Promise<Accounts> | undefined;
  const open = async () => {
    const { openAccounts } = await import('./accounts.ts');
    return openAccounts(paper, await readSecret(paper.db));
  };
  const accounts = async () => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return {
    whoIs: async (headers) => (headers.has('cookie') ? whoIs(paper, await accounts(), headers) : undefined),
    answerAccount: (request, connectedFrom) => answerAccount(paper, accounts, request, connectedFrom),
  };
}

async function whoIs(paper: Paper, accounts: Accounts, headers: Headers): Promise<SignedIn | undefined> {
  const found = await accounts.api.getSession({ headers });
  if (!found) return undefined;
  const member = await readStaffMember(paper.db, found.user.id);
  if (!member || member.suspended) return undefined;
  return { staff: member.staff, sessionId: found.session.id, hasSecondFactor: member.hasSecondFactor };
}

const opened = z.object({ link: z.string().min(1).max(200) });
const accepted = opened.extend({
  password: z.string(),
  name: z.string().trim().min(1).max(80).optional(),
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase())
    .optional(),
});

/** Two calls are our own: what a one-time link is for, and giving the password by it. All others are better-auth's. */
async function answerAccount(
  paper: Paper,
  accounts: () => Promise<Accounts>,
  request: Request,
  connectedFrom: string | undefined,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(ACCOUNT_PATH.length);
  if (request.method === 'POST' && path === '/link') {
    const { link } = opened.parse(await readJson(request));
    return Response.json(await describeLink(paper, link), { headers: { 'cache-control': 'no-store' } });
  }
  if (request.method === 'POST' && path === '/welcome') {
    await acceptLink(paper, accepted.parse(await readJson(request)));
    return Response.json({}, { headers: { 'cache-control': 'no-store' } });
  }
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, connectedFrom ?? '127.0.0.1');
  return (await accounts()).handler(new Request(request, { headers }));
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** The secret is made by whichever process comes first; all others read that one. */
async function readSecret(db: Database): Promise<string> {
  await db
    .insert(newsroomSecrets)
    .values({ name: 'accounts', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: newsroomSecrets.value }).from(newsroomSecrets).limit(1);
  if (!row) throw new Error('The secret of the newsroom is gone just after it was made');
  return row.value;
}
