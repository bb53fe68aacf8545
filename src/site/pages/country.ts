import { z } from '@hono/zod-openapi';
import type { App } from '../app.ts';
import { call } from '../calls/call.ts';

/** Specification, section 7: timeout of the lookup. */
const LOOKUP_MS = 1_000;
/** Specification, sections 7 and 8: the default country. */
const DEFAULT_COUNTRY = 'IN';

const lookupAnswer = z.object({ country: z.string().regex(/^[A-Z]{2}$/) });

/** The country of a request, by its client address. */
export const countryCall = call({
  path: '/country',
  summary: 'The reader’s country (ISO 3166, two letters); IN when it cannot be told',
  desk: 'site',
  data: z.object({ country: z.string().openapi({ example: 'IN' }) }),
  answer: async ({ app, client }) => ({ data: { country: await lookUpCountry(app, client) } }),
});

async function lookUpCountry({ settings, log }: App, address: string | undefined): Promise<string> {
  if (!settings.countryLookupUrl) return DEFAULT_COUNTRY;
  const lookup = new URL(settings.countryLookupUrl);
  if (address) lookup.searchParams.set('ip', address);
  try {
    const response = await fetch(lookup, { signal: AbortSignal.timeout(LOOKUP_MS), headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The lookup answered ${response.status}`);
    return lookupAnswer.parse(await response.json()).country;
  } catch (error) {
    log.warn({ error }, 'the country could not be looked up');
    return DEFAULT_COUNTRY;
  }
}
