import { movedForNow, notFound, type Page, page } from '../../site/pages/page.tsx';
import { shortPage } from '../../site/pages/subject.ts';
import type { AdCounter } from './counting/adCounter.ts';
import { readCreativeTarget } from './queries.ts';
import { adSlotNames } from './slots/adSlots.ts';
import { AD_CHOICES_PATH, AdChoicesPage } from './views/AdChoicesPage.tsx';
import { adText } from './words.ts';

/** Leads from an advertisement to its advertiser. The address is that of the creative in the database, never one from outside. */
export const adClickPage = (counter: AdCounter): Page => ({
  path: '/ad/:token/:slot',
  alsoChromeless: false,
  answer: async (app, { params: { token = '', slot: named = '' }, header, client }) => {
    const slot = adSlotNames.find((name) => name === named);
    if (!slot) return notFound();
    const isPrefetch = /prefetch|prerender/.test(`${header('sec-purpose')} ${header('purpose')}`);
    const creativeId = await counter.count({ kind: 'clicks', token, slot }, { userAgent: header('user-agent'), client, isPrefetch });
    const href = creativeId === undefined ? undefined : await readCreativeTarget(app.db, creativeId);
    return href === undefined ? notFound() : movedForNow(href);
  },
});

export const adPages: readonly Page[] = [
  page({
    path: AD_CHOICES_PATH,
    load: async () => ({}),
    head: () => ({ title: adText.choices, description: adText.choicesIntro, canonical: AD_CHOICES_PATH }),
    tags: () => [],
    freshFor: () => '1h',
    about: shortPage,
    view: AdChoicesPage,
  }),
];
