import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { siteConfig } from '../../../../site.config.ts';
import { recordChange } from '../../../platform/auditLog.ts';
import type { App } from '../../../site/app.ts';
import * as tables from '../tables.ts';
import { ACCOUNT_PATH, ADDRESS_HEADER } from './accountPath.ts';
import { MAX_PASSWORD, SHORTEST_PASSWORD } from './passwordRules.ts';

const HOUR = 3600;

/**
 * Sign-in of the staff: password, then the second factor. Sessions last a working day and are checked at every request. `answerAccount.ts`
 * defines which calls are open and their rate limits.
 */
export function openAccounts(app: App, secret: string) {
  const { siteUrl } = app.settings;
  return betterAuth({
    appName: siteConfig.nameEn,
    baseURL: siteUrl,
    basePath: ACCOUNT_PATH,
    secret,
    telemetry: { enabled: false },
    logger: { log: (level, message) => app.log[level === 'error' ? 'error' : 'debug']({ accounts: level }, message) },
    database: drizzleAdapter(app.db, {
      provider: 'pg',
      schema: {
        user: tables.staff,
        session: tables.staffSessions,
        account: tables.staffCredentials,
        verification: tables.staffVerifications,
        twoFactor: tables.staffSecondFactors,
      },
    }),
    // The newsroom may also be opened under the machine's own host name; a request must then come from a page of the same host.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: { expiresIn: 14 * HOUR, updateAge: HOUR, freshAge: 0, cookieCache: { enabled: false } },
    plugins: [
      twoFactor({
        issuer: siteConfig.nameEn,
        twoFactorCookieMaxAge: 10 * 60,
        // The code is required on every device.
        trustDeviceMaxAge: 0,
        // Our own limit lets known devices in (`signInThrottle.ts`).
        accountLockout: { enabled: false },
      }),
    ],
    // The plug-in's own limit of three calls in ten seconds per address would block an office.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'newsroom',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/newsroom' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    hooks: {
      after: createAuthMiddleware(async (context) => {
        const user = context.context.newSession?.user;
        if (user && context.path.startsWith('/two-factor/verify-'))
          await recordChange(app.db, { id: user.id, name: user.name }, [{ action: 'staff.signIn', subject: `staff:${user.id}` }]);
      }),
    },
  });
}

export type Accounts = ReturnType<typeof openAccounts>;
