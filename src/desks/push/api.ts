import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import { browserName, browserToken, isPushEndpoint } from '../../platform/push/browserToken.ts';
import { readPublicKey } from '../../platform/push/vapid.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { pushProblemText } from '../../site/push/words.ts';
import { countClick, removeBrowser, saveBrowser } from './commands.ts';
import { readTopicsOf } from './queries.ts';
import { pushTopicList } from './subscribing/pushTopic.ts';
import { pushRequestLimit } from './subscribing/subscribeLimits.ts';
import { presentPushConsent, pushConsentWords, pushText } from './words.ts';

const shared = { desk: 'push', ofThisSite: true, limit: pushRequestLimit } as const;
const outcome = z.object({ isSuccess: z.boolean(), message: z.string(), topics: z.array(z.string()) });
const consentVersions = z.enum(Object.keys(pushConsentWords));

export const pushCalls: readonly Call[] = [
  call({
    desk: 'push',
    path: '/notification/config',
    summary: 'What a browser needs to subscribe: the key of the site (VAPID) and the wording that a reader agrees to',
    data: z.object({ applicationServerKey: z.string(), consent: z.string() }),
    answer: async ({ app }) => ({ data: { applicationServerKey: await readPublicKey(app.db), consent: presentPushConsent } }),
  }),
  call({
    ...shared,
    method: 'post',
    path: '/notification/browser-token/save',
    summary:
      'Stores a browser’s token, or that it is still good. A new one hears of breaking news unless `topics` says otherwise; `replaces` is the token that it takes the place of, with its topics',
    body: z.object({
      browserToken,
      browserName,
      topics: pushTopicList.optional(),
      consent: consentVersions.optional(),
      replaces: browserToken
        .optional()
        .catch(undefined)
        .openapi({ type: 'string', description: 'A token that the browser had before; one that cannot be read is left out' }),
    }),
    data: outcome,
    refusals: { 422: 'The endpoint of `browserToken` is not of a push service: https, the usual port, a public name' },
    answer: async ({ app, body, client, findReader, now }) => {
      const { browserToken: token, replaces, topics, consent = null } = body;
      if (!isPushEndpoint(token.endpoint, app.settings.pushOrigins))
        throw new ApiError(422, pushProblemText['token-subscribe-failed'], [{ path: 'browserToken', message: 'is not of a push service' }]);
      try {
        const readerId = (await findReader())?.id;
        const saved = await saveBrowser(app, { token, browserName: body.browserName, topics, consent, replaces, readerId, client }, now);
        if (saved === 'otherKeys') throw new ApiError(403, pushProblemText['token-update-failed']);
        return { data: { isSuccess: true, message: pushText.saved, topics: saved } };
      } catch (error) {
        if (error instanceof TooManyAttempts) throw new ApiError(429, pushText.tooMany, [], Math.ceil(error.waitMs / 1000));
        throw error;
      }
    },
  }),
  call({
    ...shared,
    method: 'post',
    path: '/notification/browser-token/topics',
    summary: 'The topics of a browser, by its token, which is not for addresses; 404 if it is not known',
    body: z.object({ browserToken }),
    data: z.object({ topics: z.array(z.string()) }),
    answer: async ({ app, body }) => {
      const topics = await readTopicsOf(app.db, body.browserToken);
      if (!topics) throw new ApiError(404, pushProblemText['no-token']);
      return { data: { topics } };
    },
  }),
  call({
    ...shared,
    method: 'delete',
    path: '/notification/browser-token',
    summary: 'Deletes a browser’s token; the answer is the same if it is not known',
    body: z.object({ browserToken }),
    data: outcome,
    answer: async ({ app, body }) => {
      await removeBrowser(app, body.browserToken);
      return { data: { isSuccess: true, message: pushText.removed, topics: [] } };
    },
  }),
  call({
    ...shared,
    method: 'post',
    path: '/notification/opened',
    summary: 'Counts that a reader has opened a message; `id` is the message’s own',
    body: z.object({ browserToken, id: z.string().regex(/^c[1-9][0-9]{0,8}\.[0-9a-z]{1,9}$/) }),
    data: z.object({ isSuccess: z.boolean() }),
    answer: async ({ app, body }) => {
      await countClick(app, Number(/\d+/.exec(body.id)?.[0]), body.browserToken);
      return { data: { isSuccess: true } };
    },
  }),
];
