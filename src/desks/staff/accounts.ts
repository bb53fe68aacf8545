import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { siteConfig } from '../../../site.config.ts';
import { recordChange } from '../../platform/auditLog.ts';
import type { Paper } from '../../site/paper.ts';
import { ACCOUNT_PATH, ADDRESS_HEADER } from './accountPath.ts';
import { countFailure, forgetFailures, isHeldBack } from './failures.ts';
import { checkPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwordRules.ts';
import * as tables from './tables.ts';

const HOUR = 3600;

/** Nobody signs up, changes an address or does without the second factor by themselves: administrators do that (`newsroomApi.ts`). */
const notOffered = [
  '/sign-up/email',
  '/sign-in/social',
  '/update-user',
  '/change-email',
  '/delete-user',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
  '/verify-email',
  '/link-social',
  '/unlink-account',
  '/two-factor/disable',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/two-factor/get-totp-uri',
];

/** The staff's sign-in: password, then the second factor. Sessions last a working day and are looked up at every request. */
export function openAccounts(paper: Paper, secret: string) {
  const { siteUrl } = paper.settings;
  return betterAuth({
    appName: siteConfig.nameEn,
    baseURL: siteUrl,
    basePath: ACCOUNT_PATH,
    secret,
    telemetry: { enabled: false },
    logger: { log: (level, message) => paper.log[level === 'error' ? 'error' : 'debug']({ accounts: level }, message) },
    database: drizzleAdapter(paper.db, {
      provider: 'pg',
      schema: {
        user: tables.staff,
        session: tables.staffSessions,
        account: tables.staffCredentials,
        verification: tables.staffVerifications,
        twoFactor: tables.staffSecondFactors,
        rateLimit: tables.staffRequests,
      },
    }),
    // The newsroom may be opened under the machine's own name too; a request must then come from a page of that same name.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    session: { expiresIn: 14 * HOUR, updateAge: HOUR, freshAge: 0, cookieCache: { enabled: false } },
    disabledPaths: notOffered,
    plugins: [twoFactor({ issuer: siteConfig.nameEn, twoFactorCookieMaxAge: 10 * 60, accountLockout: { maxFailedAttempts: 10 } })],
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: { '/sign-in/email': { window: 60, max: 30 }, '/two-factor/verify-totp': { window: 60, max: 30 } },
    },
    advanced: {
      cookiePrefix: 'newsroom',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/newsroom' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { email, newPassword } = textsOf(context.body);
        if (context.path === '/sign-in/email' && (await isHeldBack(paper.db, email, paper.clock())))
          throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_WRONG_PASSWORDS' });
        if (context.path === '/change-password') await checkPassword(newPassword, []);
      }),
      after: createAuthMiddleware(async (context) => {
        if (context.path === '/sign-in/email') {
          const { email } = textsOf(context.body);
          if (context.context.returned instanceof APIError) await countFailure(paper.db, email, paper.clock());
          else await forgetFailures(paper.db, email);
        }
        const user = context.context.newSession?.user;
        if (user && context.path.startsWith('/two-factor/verify-'))
          await recordChange(paper.db, { id: user.id, name: user.name }, [{ action: 'staff.signIn', subject: `staff:${user.id}` }]);
      }),
    },
  });
}

export type Accounts = ReturnType<typeof openAccounts>;

function textsOf(body: unknown): { email: string; newPassword: string } {
  const field = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { email: field('email').trim().toLowerCase(), newPassword: field('newPassword') };
}
