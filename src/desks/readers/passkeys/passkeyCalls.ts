import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { accountText } from '../../../site/account/words.ts';
import type { App } from '../../../site/app.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { logIn } from '../accounts/readerSession.ts';
import { readerText } from '../words.ts';
import { PasskeyKnown, PasskeyRefused, TooManyPasskeys } from './passkeyRefused.ts';
import { creationOptions, loginOptions, newPasskey, passkeyLogin, passkeyName } from './passkeySchemas.ts';
import { accountOfPasskey, addPasskey, passkeyCreation, passkeyRequest } from './passkeys.ts';

const outcome = z.object({ isSuccess: z.boolean(), message: z.string() });
const ofReader = { desk: 'readers', ofReader: true, needsLoginOffered: true, method: 'post' } as const;

/** Runs what a passkey is for; what is wrong with it becomes a sentence for its reader. */
async function answering<Result>(app: App, refusal: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooManyAttempts) throw new ApiError(429, readerText.tooManyTries, [], Math.ceil(error.waitMs / 1000));
    if (error instanceof PasskeyKnown) throw new ApiError(409, readerText.passkeyKnown);
    if (error instanceof TooManyPasskeys) throw new ApiError(409, readerText.tooManyPasskeys);
    if (!(error instanceof PasskeyRefused)) throw error;
    app.log.info({ passkey: error.message }, 'a passkey was refused');
    throw new ApiError(400, refusal);
  }
}

/** Adding and using a passkey takes the browser's script. */
export const passkeyCalls: readonly Call[] = [
  call({
    ...ofReader,
    path: '/auth/passkey/options',
    summary: 'What a browser needs to log in with a passkey',
    data: loginOptions,
    answer: async ({ app }) => ({ data: await passkeyRequest(app) }),
  }),
  call({
    ...ofReader,
    path: '/auth/passkey',
    summary: 'Logs a reader in with a passkey',
    body: passkeyLogin,
    data: outcome,
    refusals: { 429: 'Too many wrong passkeys from one network: `Retry-After` says when to try again' },
    answer: async ({ app, body, client }) => {
      const account = await answering(app, readerText.passkeyRefused, () => accountOfPasskey(app, body, client));
      return { data: { isSuccess: true, message: readerText.loggedIn }, cookies: await logIn(app, account) };
    },
  }),
  call({
    ...ofReader,
    path: '/user/passkey/options',
    summary: 'What a browser needs to make a passkey for the logged-in reader',
    data: creationOptions,
    answer: async ({ app, reader }) => {
      const data = await passkeyCreation(app, (await reader()).id);
      if (!data) throw new ApiError(401, accountText.loginFirst);
      return { data };
    },
  }),
  call({
    ...ofReader,
    path: '/user/passkey',
    summary: 'Adds a passkey to the account of the logged-in reader',
    body: z.object({ name: z.string().max(1_000), passkey: newPasskey }),
    data: outcome,
    refusals: { 409: 'The account has this passkey already, or as many as it may have' },
    answer: async ({ app, body, reader }) => {
      const { id } = await reader();
      const name = passkeyName.safeParse(body.name);
      if (!name.success) {
        const issues = name.error.issues.map(({ message }) => ({ path: 'name', message }));
        throw new ApiError(400, issues[0]?.message ?? readerText.passkeyNameMissing, issues);
      }
      await answering(app, readerText.passkeyNotAdded, () => addPasskey(app, id, name.data, body.passkey));
      return { data: { isSuccess: true, message: readerText.passkeyAdded } };
    },
  }),
];
