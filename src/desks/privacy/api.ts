import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { siteText } from '../../site/words.ts';
import { changeConsent } from './commands.ts';
import { holds, readConsents } from './queries.ts';
import { privacyText as words } from './words.ts';

const ofReader = { desk: 'privacy', ofReader: true, path: '/user/consents' } as const;

export const privacyCalls: readonly Call[] = [
  call({
    ...ofReader,
    summary: 'The optional purposes, with what the reader has decided',
    data: z.array(z.object({ purpose: z.string(), title: z.string(), text: z.string(), wording: z.string(), isGiven: z.boolean() })),
    answer: async ({ app, sessionOwner }) => {
      const decided = await readConsents(app.db, (await sessionOwner()).id);
      const purposes = app.contributions.purposes.map((purpose) => ({
        purpose: purpose.name,
        title: purpose.title,
        text: purpose.text,
        wording: purpose.wording,
        isGiven: holds(decided.get(purpose.name), purpose),
      }));
      return { data: purposes };
    },
  }),
  call({
    ...ofReader,
    method: 'put',
    summary: 'Agrees to an optional purpose, or withdraws from it, which erases what was kept by it',
    body: z.object({ purpose: z.string().max(40), isGiven: z.boolean() }),
    data: z.object({ isSuccess: z.boolean(), message: z.string() }),
    answer: async ({ app, reader, sessionOwner, body: { purpose, isGiven } }) => {
      // To withdraw needs nobody's consent, and no log-in that is offered.
      const { id } = await (isGiven ? reader() : sessionOwner());
      if (isGiven && !(await app.contributions.offersLogin(app.db))) throw new ApiError(403, siteText.loginOff);
      const changed = await changeConsent(app, id, purpose, isGiven);
      if (changed === 'noSuchPurpose') throw new ApiError(404, words.noSuchPurpose);
      return { data: { isSuccess: changed !== 'notForMinors', message: words[changed] } };
    },
  }),
];
