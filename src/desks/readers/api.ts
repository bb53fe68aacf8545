import { z } from '@hono/zod-openapi';
import { accountText } from '../../site/account/words.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { holds, readConsents } from '../privacy/queries.ts';
import { noHint } from './accounts/loginCookies.ts';
import { logOut } from './accounts/readerSession.ts';
import { LoginNameFixed, removeReader, saveProfile } from './commands.ts';
import { profileChange, profileSchema } from './profile/profile.ts';
import { readProfile } from './queries.ts';
import { readerText } from './words.ts';

const outcome = z.object({ isSuccess: z.boolean(), message: z.string() });
const ofReader = { desk: 'readers', ofReader: true } as const;

/** Another device has deleted the account since the session was read. */
const accountGone = () => new ApiError(401, accountText.loginFirst);

/** Specification, section 7: user and reader. */
export const readerCalls: readonly Call[] = [
  call({
    ...ofReader,
    path: '/user/profile',
    summary: 'The profile of the logged-in reader',
    data: profileSchema.extend({
      agreedTo: z.array(z.string()).openapi({ description: 'Optional purposes that the reader has agreed to' }),
    }),
    answer: async ({ app, sessionOwner }) => {
      const { id } = await sessionOwner();
      const profile = await readProfile(app.db, id);
      if (!profile) throw accountGone();
      const consents = await readConsents(app.db, id);
      const agreedTo = app.contributions.purposes.filter((purpose) => holds(consents.get(purpose.name), purpose));
      return { data: { ...profile, agreedTo: agreedTo.map(({ name }) => name) } };
    },
  }),
  call({
    ...ofReader,
    method: 'put',
    path: '/user/profile',
    summary: 'Changes the profile; what is not sent stays',
    body: profileChange,
    data: outcome,
    answer: async ({ app, reader, body }) => {
      try {
        if (!(await saveProfile(app, (await reader()).id, body))) throw accountGone();
        return { data: { isSuccess: true, message: readerText.saved } };
      } catch (error) {
        if (error instanceof LoginNameFixed) throw new ApiError(400, error.message, [{ path: error.field, message: error.message }]);
        throw error;
      }
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    path: '/user/profile',
    summary: 'Erases the account of the logged-in reader',
    data: outcome,
    answer: async ({ app, sessionOwner, headers }) => {
      const { id } = await sessionOwner();
      const isSuccess = await removeReader(app, id);
      // Not before: a removal that fails leaves the reader logged in.
      const cookies = await logOut(app, headers);
      return { data: { isSuccess, message: isSuccess ? readerText.removed : readerText.notRemoved }, cookies };
    },
  }),
  call({
    ...ofReader,
    method: 'post',
    path: '/auth/logout',
    summary: 'Ends the session; also a success without one',
    data: outcome,
    answer: async ({ app, headers, findSessionOwner }) => {
      const cookies = (await findSessionOwner()) ? await logOut(app, headers) : [noHint(app)];
      return { data: { isSuccess: true, message: readerText.loggedOut }, cookies };
    },
  }),
];
