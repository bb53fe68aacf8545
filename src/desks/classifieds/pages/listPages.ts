import { z } from 'zod';
import { readTopics } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { searchedTextOf } from '../../../platform/text/searchText.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import { notFound, type Page, page } from '../../../site/pages/page.tsx';
import { offersLogin, settingsTag } from '../../settings/queries.ts';
import { parseKind } from '../kinds/adDraft.ts';
import { adKinds, kindDefinitions } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import { countAds, readAdPage, readNewestAds, searchAds } from '../queries.ts';
import { ADS_TAG } from '../states/adTags.ts';
import { type AdListData, AdListPage, hubStep } from '../views/AdListPage.tsx';
import type { CityChoice } from '../views/AdSearchForm.tsx';
import { type AdSearchData, AdSearchPage } from '../views/AdSearchPage.tsx';
import { adAddress, adListAddress, adSearchAddress, CLASSIFIED_PATH, SEARCH_PATH } from '../views/adPaths.ts';
import { type HubData, HubPage } from '../views/HubPage.tsx';
import { listTitle, classifiedText as words } from '../words.ts';
import { adPageCards } from './adCards.ts';

const NEWEST = 8;
/** Names of cities are on every page, and the way to place an advertisement on most. */
const tags = [ADS_TAG, 'topics', settingsTag];

/** The cities in which advertisements are placed: those of the newspaper. */
export async function readCityChoices(db: Database): Promise<CityChoice[]> {
  return (await readTopics(db, 'city')).map(({ id, slug, name }) => ({ id, slug, name }));
}

/** Adds the counts up under a key. */
const sumBy = <Row extends { count: number }, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> => {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
};

const hub = page({
  path: CLASSIFIED_PATH,
  load: async ({ app }): Promise<HubData> => {
    const [cities, counts, newest] = await Promise.all([readCityChoices(app.db), countAds(app.db), readNewestAds(app.db, {}, NEWEST)]);
    return {
      offersLogin: await offersLogin(app.db),
      cities,
      byKind: sumBy(counts, ({ kind }) => kind),
      byCity: sumBy(counts, ({ cityId }) => cityId),
      newest,
    };
  },
  head: () => ({ title: words.title, description: words.description, canonical: CLASSIFIED_PATH, card: adPageCards.named('home') }),
  tags: () => tags,
  freshFor: () => '10m',
  view: HubPage,
});

const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

type ListParams = { kind: string; city: string | undefined; page: number };

async function loadList(db: Database, params: ListParams): Promise<AdListData | ReturnType<typeof notFound>> {
  const kind = parseKind(params.kind);
  const cities = await readCityChoices(db);
  const city = params.city === undefined ? undefined : cities.find(({ slug }) => slug === params.city);
  if ((kind === undefined && params.kind !== 'all') || (params.city !== undefined && !city)) return notFound();
  const list = await readAdPage(db, { kind, cityId: city?.id }, params.page);
  return list ? { offersLogin: await offersLogin(db), kind, city, cities, page: params.page, ...list } : notFound();
}

const headOfList = ({ kind, city, ads, page: number, pageCount, totalCount }: AdListData) => {
  const title = `${listTitle(kind && adKindText[kind], city?.name)}: ${words.title}`;
  const list = listPageHead({
    title,
    description: `${title}. ${words.description}`,
    page: number,
    pageCount,
    addressOf: (at) => adListAddress(kind, city?.slug, at),
    listed: ads.map(adAddress),
    breadcrumbs: [homeStep, hubStep],
  });
  const head = { ...list, card: adPageCards.named('home') };
  // An empty list, and persons who look for a partner, are nothing for a search engine.
  return totalCount === 0 || (kind && kindDefinitions[kind].noindex) ? { ...head, noindex: true } : head;
};

/** In a group, because the router anchors only the first and the last alternative. */
const KIND = `:kind{(?:all|${adKinds.join('|')})}` as const;

const ofKind = page({
  path: `${CLASSIFIED_PATH}/${KIND}`,
  query: pageQuery,
  load: ({ app, params, query }) => loadList(app.db, { kind: params.kind, city: undefined, page: query.page }),
  head: headOfList,
  tags: () => tags,
  freshFor: () => '10m',
  view: AdListPage,
});

const ofKindInCity = page({
  path: `${CLASSIFIED_PATH}/${KIND}/:city{[a-z0-9-]+}`,
  query: pageQuery,
  load: ({ app, params, query }) => loadList(app.db, { kind: params.kind, city: params.city, page: query.page }),
  head: headOfList,
  tags: () => tags,
  freshFor: () => '10m',
  view: AdListPage,
});

const search = page({
  path: SEARCH_PATH,
  query: z.object({
    q: z.string().transform(searchedTextOf).default('').catch(''),
    kind: z.enum(adKinds).optional().catch(undefined),
    city: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  load: async ({ app, query: { q, kind, city: slug, page: number } }): Promise<AdSearchData> => {
    const cities = await readCityChoices(app.db);
    const city = cities.find((one) => one.slug === slug);
    const base = { text: q, kind, city, cities };
    if (q === '') return { ...base, page: 1, result: undefined };
    const result = await searchAds(app.db, { text: q, kind, cityId: city?.id }, number);
    return { ...base, page: Math.min(number, result.pageCount), result };
  },
  head: ({ text, kind, city, page: number }) => ({
    title: text === '' ? words.searchTitle : `${text}: ${words.searchTitle}`,
    description: words.askSearch,
    canonical: text === '' ? SEARCH_PATH : adSearchAddress({ q: text, kind, city: city?.slug }, number),
    noindex: true,
  }),
  tags: () => tags,
  freshFor: () => '30s',
  view: AdSearchPage,
});

export const adListPages: readonly Page[] = [hub, search, ofKind, ofKindInCity];
