import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { App } from '../../site/app.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { adKinds, kindDefinitions } from './kinds/adKinds.ts';
import { adKindText, adKindWords } from './kinds/words.ts';
import { readCityChoices } from './pages/listPages.ts';
import { paymentWebhook } from './payments/paymentWebhook.ts';
import { countAds } from './queries.ts';

/** Compares without telling by its time how much is right. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

const CHALLENGE = 'Basic realm="classifieds", charset="UTF-8"';

/** Specification, section 7: these calls are for a server that sends a fixed basic-auth header (RFC 7617). Throws `ApiError`. */
function authorizeServer({ settings: { classifiedApi }, log }: App, authorization: string | undefined): void {
  const refused = new ApiError(401, 'The name or the password is missing or wrong', [], undefined, CHALLENGE);
  if (authorization === undefined) throw refused;
  if (!classifiedApi) {
    log.warn('A call for servers is refused: CLASSIFIED_API_USER and CLASSIFIED_API_PASSWORD are not set');
    throw new ApiError(503, 'This call is off');
  }
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization.trim()) ?? [];
  const expected = `${classifiedApi.user}:${classifiedApi.password}`;
  if (!isSame(Buffer.from(encoded, 'base64').toString('utf8'), expected)) throw refused;
}

const ofServer = { desk: 'classifieds', ofServer: true } as const;

export const classifiedCalls = [
  paymentWebhook,
  call({
    ...ofServer,
    path: '/get_cities_list',
    summary: 'Cities of the classifieds with the numbers of their advertisements; for servers, with HTTP Basic authentication',
    data: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), count: z.number() })),
    answer: async ({ app, header }) => {
      authorizeServer(app, header('authorization'));
      const counts = await countAds(app.db);
      const cities = await readCityChoices(app.db);
      const countOf = (id: number) => counts.filter(({ cityId }) => cityId === id).reduce((sum, { count }) => sum + count, 0);
      return { data: cities.map((city) => ({ ...city, count: countOf(city.id) })) };
    },
  }),
  call({
    ...ofServer,
    path: '/get_category_list',
    summary:
      'Kinds of the classifieds with their fields and the numbers of their advertisements; for servers, with HTTP Basic authentication',
    data: z.array(
      z.object({
        slug: z.enum(adKinds),
        name: z.string(),
        nameEn: z.string(),
        count: z.number(),
        fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), required: z.boolean() })),
      }),
    ),
    answer: async ({ app, header }) => {
      authorizeServer(app, header('authorization'));
      const counts = await countAds(app.db);
      return {
        data: adKinds.map((slug) => ({
          slug,
          name: adKindText[slug],
          nameEn: adKindWords[slug].en,
          count: counts.filter(({ kind }) => kind === slug).reduce((sum, { count }) => sum + count, 0),
          fields: kindDefinitions[slug].fields.map(({ name, label, type, optional }) => ({
            name,
            label: adKindText[label],
            type,
            required: !optional,
          })),
        })),
      };
    },
  }),
];
