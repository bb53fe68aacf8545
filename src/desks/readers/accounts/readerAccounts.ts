import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { siteConfig } from '../../../../site.config.ts';
import type { App } from '../../../site/app.ts';
import * as tables from '../tables.ts';

const DAY = 24 * 3600;
/** Readers stay logged in for half a year after their last visit. */
export const SESSION_SECONDS = 180 * DAY;

/**
 * Logs the owner of an account in, and makes the account at the first time. It has no address: only the server calls it, once a code has
 * been checked.
 */
const logInOwner = {
  id: 'owner',
  endpoints: {
    logInOwner: createAuthEndpoint({ method: 'POST', body: z.object({ account: z.string(), name: z.string() }) }, async (asked) => {
      const { account, name } = asked.body;
      const { internalAdapter } = asked.context;
      const find = async () => (await internalAdapter.findUserByEmail(account))?.user;
      const make = () => internalAdapter.createUser({ email: account, emailVerified: true, name }, { method: 'email-otp' });
      const user =
        (await find()) ??
        (await make().catch(async (error: unknown) => {
          // By a double press another request has made it since.
          const made = await find();
          if (!made) throw error;
          return made;
        }));
      await setSessionCookie(asked, { session: await internalAdapter.createSession(user.id), user });
      return { readerId: user.id };
    }),
  },
};

/** Accounts of readers: a realm of its own beside the staff's, with its own tables, secret and cookies. */
export function openReaderAccounts(app: App, secret: string) {
  const { siteUrl } = app.settings;
  return betterAuth({
    appName: siteConfig.nameEn,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { log: (level, message) => app.log[level === 'error' ? 'error' : 'debug']({ readers: level }, message) },
    database: drizzleAdapter(app.db, {
      provider: 'pg',
      schema: {
        user: tables.readers,
        session: tables.readerSessions,
        account: tables.readerCredentials,
        verification: tables.readerVerifications,
      },
    }),
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY, freshAge: 0, cookieCache: { enabled: false } },
    plugins: [logInOwner],
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'reader',
      useSecureCookies: siteUrl.startsWith('https:'),
      // Sessions need no address, and what is not stored need not be erased.
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
  });
}

export type ReaderAccounts = ReturnType<typeof openReaderAccounts>;
