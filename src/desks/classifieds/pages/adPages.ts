import { z } from 'zod';
import { freshUntil } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { type CardKind, rowIdOf } from '../../../site/cards/card.ts';
import type { MissingPath } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { type Moved, moved, movedForNow, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { summaryOf } from '../kinds/adFacts.ts';
import { kindDefinitions } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import { type Ad, readAd, readAdPictures, readNewestAds } from '../queries.ts';
import { isSeen } from '../states/adStates.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import type { ShownAd } from '../views/AdDetails.tsx';
import { AdPage, type AdPageData, breadcrumbsOf } from '../views/AdPage.tsx';
import { type AdSentData, AdSentPage } from '../views/AdSentPage.tsx';
import { adAddress, adListAddress, CLASSIFIED_PATH, CONTACT_PATH, REPORT_PATH } from '../views/adPaths.ts';
import { ReportPage, type ReportPageData } from '../views/ReportPage.tsx';
import { classifiedText as words } from '../words.ts';
import { adPageCards, adSocialCard } from './adCards.ts';
import { adJsonLd } from './adJsonLd.ts';
import { readCityChoices } from './listPages.ts';

const MORE = 4;

/** The part of an advertisement that readers may see, whatever its state. */
export async function loadShownAd(db: Database, ad: Ad, city: string): Promise<ShownAd> {
  const { id, kind, title, body, fields, publishedAt, expiresAt } = ad;
  return { id, kind, title, body, fields, publishedAt, expiresAt, city, pictures: await readAdPictures(db, id) };
}

/** What the page of an advertisement shows; undefined if readers do not see it. */
export async function loadAdPage(db: Database, id: number, now: Date): Promise<AdPageData | undefined> {
  const ad = await readAd(db, id);
  if (!ad || !isSeen(ad, now)) return undefined;
  const choices = await readCityChoices(db);
  const city = choices.find((one) => one.id === ad.cityId);
  return {
    ad: await loadShownAd(db, ad, city?.name ?? ''),
    citySlug: city?.slug,
    cities: new Map(choices.map((one) => [one.id, one.name])),
    more: await readNewestAds(db, { kind: ad.kind, cityId: ad.cityId }, MORE, ad.id),
  };
}

export const headOfAd = ({ ad, citySlug }: AdPageData, siteUrl: string): Head => {
  return {
    title: `${ad.title}, ${ad.city}`,
    description: shorten(`${summaryOf(ad)}. ${ad.body}`.replace(/\s+/g, ' '), 160),
    canonical: adAddress(ad),
    card: adSocialCard(ad),
    breadcrumbs: breadcrumbsOf(ad, citySlug),
    ...(kindDefinitions[ad.kind].noindex ? { noindex: true } : { jsonLd: adJsonLd(ad, siteUrl) }),
  };
};

/** The social cards of the desk's pages. */
export const adCards: readonly CardKind[] = [
  {
    kind: 'ad',
    load: async ({ db, clock }, id) => {
      const row = rowIdOf(id);
      const data = row === undefined ? undefined : await loadAdPage(db, row, clock());
      return data && adSocialCard(data.ad).card;
    },
  },
  adPageCards.kind,
];

type AdData = AdPageData & { until: Date | undefined };

const AD_PATTERN = /^\/classified\/ad\/(\d{1,9})(-|$)/;

const adPage = page({
  path: '/classified/ad/:address{[0-9]{1,9}-[a-z0-9-]+}',
  load: async ({ app, params, now }): Promise<AdData | Moved | ReturnType<typeof notFound>> => {
    const data = await loadAdPage(app.db, Number.parseInt(params.address, 10), now);
    if (!data) return notFound();
    const address = adAddress(data.ad);
    if (address !== `/classified/ad/${params.address}`) return moved(address);
    return { ...data, until: data.ad.expiresAt ?? undefined };
  },
  head: headOfAd,
  tags: ({ ad }) => [adTag(ad.id), ADS_TAG, 'topics'],
  freshFor: ({ until }, now) => freshUntil('10m', until, now),
  view: AdPage,
});

/**
 * What an address that is no page says of its advertisement: one whose address has been cut off or written with other letters has moved, one
 * that was seen once is gone, one that never was is unknown.
 */
export async function resolveMissingAd(db: Database, path: string, now: Date): Promise<MissingPath | undefined> {
  const [, id] = AD_PATTERN.exec(path) ?? [];
  const ad = id === undefined ? undefined : await readAd(db, Number(id));
  if (!ad || ad.publishedAt === null) return undefined;
  if (isSeen(ad, now)) return { to: adAddress(ad), status: 301 };
  return { gone: words.gone, instead: { name: adKindText[ad.kind], href: adListAddress(ad.kind, undefined) } };
}

const aboutAd = z.object({ ad: rowId.optional(), state: z.enum(['thanks']).optional() });

/** Where a form about an advertisement leads back to. */
async function readSeenAd(db: Database, id: number | undefined, now: Date): Promise<Ad | undefined> {
  const ad = id === undefined ? undefined : await readAd(db, id);
  return ad && isSeen(ad, now) ? ad : undefined;
}

const contactPage = page({
  path: CONTACT_PATH,
  query: aboutAd,
  load: async ({ app, query, now }): Promise<AdSentData | Moved> => {
    const ad = await readSeenAd(app.db, query.ad, now);
    if (!ad) return movedForNow(CLASSIFIED_PATH);
    return query.state === 'thanks' ? { address: adAddress(ad), text: words.contactThanks } : movedForNow(`${adAddress(ad)}#contact`);
  },
  head: () => ({ title: words.thanksTitle, description: words.contactThanks, canonical: CONTACT_PATH, noindex: true }),
  tags: () => [ADS_TAG],
  freshFor: () => '1m',
  view: AdSentPage,
});

const reportThanksPath = `${REPORT_PATH}/thanks`;

const reportPage = page({
  path: REPORT_PATH,
  query: aboutAd,
  load: async ({ app, query, now }): Promise<ReportPageData | Moved> => {
    const ad = await readSeenAd(app.db, query.ad, now);
    return ad ? { ad: { id: ad.id, title: ad.title }, address: adAddress(ad) } : movedForNow(CLASSIFIED_PATH);
  },
  head: () => ({ title: words.reportTitle, description: words.reportIntro, canonical: REPORT_PATH, noindex: true }),
  tags: () => [ADS_TAG],
  freshFor: () => '1m',
  view: ReportPage,
});

const reportSentPage = page({
  path: reportThanksPath,
  query: aboutAd,
  load: async ({ app, query, now }): Promise<AdSentData> => {
    const ad = await readSeenAd(app.db, query.ad, now);
    return { address: ad ? adAddress(ad) : CLASSIFIED_PATH, text: words.reportThanks };
  },
  head: () => ({ title: words.thanksTitle, description: words.reportThanks, canonical: REPORT_PATH, noindex: true }),
  tags: () => [ADS_TAG],
  freshFor: () => '1m',
  view: AdSentPage,
});

export const adPages: readonly Page[] = [adPage, contactPage, reportPage, reportSentPage];
