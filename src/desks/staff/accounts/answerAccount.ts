import { and, eq, ne } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { z } from 'zod';
import type { Attempt } from '../../../platform/accounts/attempts.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { parseJson } from '../../../platform/parseJson.ts';
import { strippedOfNul } from '../../../platform/text/nulLetter.ts';
import type { App } from '../../../site/app.ts';
import { requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { readDeviceOwner } from '../queries.ts';
import { staffSessions } from '../tables.ts';
import { accountWords } from '../words.ts';
import { ACCOUNT_PATH, ADDRESS_HEADER } from './accountPath.ts';
import type { Accounts } from './accounts.ts';
import type { DeviceOwner, KnownDevices } from './knownDevice.ts';
import { acceptLink, describeLink } from './links.ts';
import { useTotpStep } from './oneTimeCode.ts';
import { attemptAgain, attemptCode, attemptPassword } from './signInThrottle.ts';

export type OpenAccounts = { accounts: Accounts; devices: KnownDevices };

type Asked = OpenAccounts & { app: App; request: Request; client: string | undefined };

const email = z.string().trim().toLowerCase().min(1).max(320);
/** Longer than any accepted password, so that a wrong one is reported as wrong and not as too long. */
const password = z.string().min(1).max(1_000);
const code = z.strictObject({ code: z.string().min(1).max(40) });
const passwordAgain = z.strictObject({ password });
const link = z.string().min(1).max(200);
const welcome = z.strictObject({
  link,
  password: z.string(),
  name: requiredText(80).optional(),
  email: z.email().max(320).toLowerCase().optional(),
});

/** A call: its exact request body, and its handler. */
const call = <Body extends object>(body: z.ZodType<Body>, answer: (query: Asked, body: Body) => Promise<Response>) => ({
  answer: (query: Asked, sent: unknown) => answer(query, body.parse(sent)),
});

/**
 * The account calls of the newsroom screens, all by POST. Two are our own: describing a one-time link, and setting the password with it.
 * The others belong to better-auth; its remaining calls are closed.
 */
const calls: ReadonlyMap<string, ReturnType<typeof call>> = new Map([
  ['/link', call(z.strictObject({ link }), async ({ app }, sent) => privately(await describeLink(app, sent.link)))],
  ['/welcome', call(welcome, acceptWelcome)],
  ['/sign-in/email', call(z.strictObject({ email, password }), signIn)],
  ['/sign-out', call(z.strictObject({}), (query, body) => pass(query, body))],
  ['/two-factor/verify-totp', call(code, verifyTotp)],
  ['/two-factor/verify-backup-code', call(code, (query, body) => verify(query, body, async () => undefined))],
  ['/two-factor/enable', call(passwordAgain, withPassword)],
  ['/two-factor/generate-backup-codes', call(passwordAgain, withPassword)],
  [
    '/change-password',
    call(z.strictObject({ currentPassword: password, newPassword: z.string(), revokeOtherSessions: z.literal(true) }), changePassword),
  ],
]);

/** Answers an account call; `client` is the client address. Throws `NewsroomError`, also for a closed call. */
export async function answerAccount(query: Asked): Promise<Response> {
  const { request } = query;
  const open = request.method === 'POST' ? calls.get(new URL(request.url).pathname.slice(ACCOUNT_PATH.length)) : undefined;
  if (!open) throw new NewsroomError(404, newsroomServerWords.noSuchCall);
  const sent = strippedOfNul(await readJson(request));
  if (typeof sent === 'object' && sent !== null && 'trustDevice' in sent) throw new NewsroomError(400, accountWords.noTrustedDevices);
  return open.answer(query, sent);
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson(await request.text());
  } catch {
    throw new NewsroomError(400, newsroomServerWords.asJson);
  }
}

const privately = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

/** Passes the request to better-auth, with the client address. */
function pass({ accounts, request, client }: Asked, body: object): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, client ?? '127.0.0.1');
  headers.delete('content-length');
  return accounts.handler(new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** The same as an attempt that stays counted if it fails. */
async function tryWith(attempt: Attempt, query: Asked, body: object): Promise<Response> {
  const answer = await pass(query, body);
  if (answer.ok || answer.status >= 500) await attempt.succeed();
  return answer;
}

async function signIn(query: Asked, body: { email: string; password: string }): Promise<Response> {
  const { app, client } = query;
  const owner = await readDeviceOwner(app.db, { email: body.email });
  const from = { network: networkOf(client), device: owner && deviceOf(query, owner) };
  return tryWith(await attemptPassword(app.db, body.email, from, app.clock()), query, body);
}

/** Verifies a code of the authenticator app. Each code is accepted once, so that somebody who saw it cannot reuse it. */
function verifyTotp(query: Asked, body: { code: string }): Promise<Response> {
  return verify(query, body, async (staffId) => {
    const { secretConfig } = await query.accounts.$context;
    if ((await useTotpStep(query.app.db, { staffId, code: body.code, key: secretConfig })) === 'used already')
      throw new NewsroomError(401, accountWords.codeUsed);
  });
}

/** A correct code makes the device known. */
async function verify(query: Asked, body: { code: string }, before: (staffId: string) => Promise<void>): Promise<Response> {
  const { app, devices } = query;
  const session = await sessionOf(query);
  const staffId = (await challengedStaff(query)) ?? session?.user.id;
  const owner = staffId === undefined ? undefined : await readDeviceOwner(app.db, { id: staffId });
  if (!owner) return pass(query, body);
  const device = deviceOf(query, owner);
  const attempt = await attemptCode(app.db, owner.id, device, app.clock());
  await before(owner.id);
  const answer = await tryWith(attempt, query, body);
  if (!answer.ok) return answer;
  if (session && !session.user.twoFactorEnabled) await endSessionsWithoutCode(query, owner.id, answer);
  answer.headers.append('set-cookie', devices.remember(device, owner.id, app.clock()));
  return answer;
}

/** Ends the sessions of an account from before it had a second factor, which began with the password alone: all but that of the answer. */
async function endSessionsWithoutCode({ app, accounts }: Asked, staffId: string, answer: Response): Promise<void> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const begun = await accounts.api.getSession({ headers: new Headers({ cookie: cookies.join('; ') }) });
  await app.db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), begun ? ne(staffSessions.id, begun.session.id) : undefined));
}

/** For calls of signed-in users that ask for the password again. */
async function withPassword(query: Asked, body: object): Promise<Response> {
  const signedIn = await sessionOf(query);
  if (!signedIn) return pass(query, body);
  return tryWith(await attemptAgain(query.app.db, signedIn.session.id, query.app.clock()), query, body);
}

async function changePassword(query: Asked, body: { newPassword: string }): Promise<Response> {
  const { checkPassword } = await import('./passwordRules.ts');
  const signedIn = await sessionOf(query);
  await checkPassword(body.newPassword, signedIn ? [signedIn.user.name, signedIn.user.email] : []);
  return withPassword(query, body);
}

/** The holder of a one-time link owns the account, so the device becomes known. */
async function acceptWelcome({ app, devices }: Asked, body: z.infer<typeof welcome>): Promise<Response> {
  const staffId = await acceptLink(app, body);
  const answer = privately({});
  answer.headers.append('set-cookie', devices.remember(undefined, staffId, app.clock()));
  return answer;
}

/** The user who has entered the correct password and is asked for a code: better-auth stores this under the name in a signed cookie. */
async function challengedStaff({ accounts, request }: Asked): Promise<string | undefined> {
  const context = await accounts.$context;
  const { name } = context.createAuthCookie('two_factor');
  const signed = parse(request.headers.get('cookie') ?? '', name)[name];
  if (signed === undefined) return undefined;
  return (await context.internalAdapter.findVerificationValue(signed.slice(0, signed.lastIndexOf('.'))))?.value;
}

const sessionOf = ({ accounts, request }: Asked) => accounts.api.getSession({ headers: request.headers });

const deviceOf = ({ app, devices, request }: Asked, owner: DeviceOwner): string | undefined =>
  devices.read(request.headers.get('cookie') ?? '', owner, app.clock());
