import { siteConfig } from '../../../site.config.ts';
import { findTopic, readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { displayDay } from '../../platform/text/dates.ts';
import type { Link } from '../../site/desk.ts';
import type { Head } from '../../site/document/head.ts';
import { homeStep } from '../../site/lists/homeStep.ts';
import { type Moved, moved, movedForNow, type NotFound, notFound, type Page, page } from '../../site/pages/page.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import type { Subject } from '../../site/pages/subject.ts';
import { editionBeside } from './blocks.tsx';
import { editionAddress, monthAddress } from './editions/editionAddress.ts';
import { editionSocialCard, epaperPageCards } from './editions/editionCards.ts';
import { isDay, isMonth, monthInWords, monthOf, todayInIndia } from './editions/editionDay.ts';
import { EPAPER_TAG } from './editions/editionTags.ts';
import {
  readCitiesWith,
  readEdition,
  readEditionMonth,
  readEditionPages,
  readLatestEdition,
  readNeighbours,
  readNewestOfCities,
} from './queries.ts';
import { type EditionData, EditionPage, type OpenEdition } from './views/EditionPage.tsx';
import { type EditionsData, EditionsPage } from './views/EditionsPage.tsx';
import { type MonthData, MonthPage } from './views/MonthPage.tsx';
import { epaperText } from './words.ts';

const epaperStep: Link = { name: epaperText.title, href: '/epaper' };
const beside: Subject = { leavesOut: editionBeside.name, isShort: true };
/** Every page leads to the editions of other cities. */
const tags = ['topics', EPAPER_TAG];

/** Links to the other cities' editions of the same day or, if there is none, to their newest. */
async function cityLinks(db: Database, open: Topic, today: string, day?: string) {
  const cities = await readTopics(db, 'city');
  const ids = cities.map(({ id }) => id);
  const [latest, sameDay] = await Promise.all([
    readNewestOfCities(db, today),
    day === undefined ? new Set<number>() : readCitiesWith(db, ids, day, today),
  ]);
  const withEditions = new Set(latest.map(({ city }) => city.id));
  return cities
    .filter(({ id }) => withEditions.has(id) || id === open.id)
    .map(({ id, slug, name }) => ({
      name,
      href: day && sameDay.has(id) ? editionAddress(slug, day) : `/epaper/${slug}`,
      current: id === open.id,
    }));
}

const editionsPage: Page = page({
  path: '/epaper',
  load: async ({ app: { db }, now }): Promise<EditionsData> => ({
    editions: await readNewestOfCities(db, todayInIndia(now)),
    tags,
  }),
  head: () => ({
    title: epaperText.title,
    description: epaperText.intro,
    canonical: '/epaper',
    card: epaperPageCards.named('home'),
  }),
  tags: ({ tags }) => tags,
  keepsMain: true,
  freshFor: () => '1m',
  about: () => beside,
  view: EditionsPage,
});

/** Redirects to the newest edition of a city, which changes daily. */
const cityPage = redirectPage('/epaper/:city', async ({ app: { db }, params, now }) => {
  const city = await findTopic(db, 'city', params.city);
  if (!city) return notFound();
  const latest = await readLatestEdition(db, city.id, todayInIndia(now));
  return movedForNow(latest ? editionAddress(city.slug, latest.day) : '/epaper');
});

const monthPage: Page = page({
  path: '/epaper/:city/month/:month',
  load: async ({ app: { db }, params, now }): Promise<MonthData | NotFound | Moved> => {
    const city = await findTopic(db, 'city', params.city);
    if (!city || !isMonth(params.month)) return notFound();
    if (city.slug !== params.city) return moved(monthAddress(city.slug, params.month));
    const today = todayInIndia(now);
    const month = await readEditionMonth(db, city.id, params.month, today);
    if (month.editions.length === 0) return notFound();
    return {
      city,
      month,
      breadcrumbs: [homeStep, epaperStep, cityLink(city)],
      cities: await cityLinks(db, city, today),
      tags,
    };
  },
  head: ({ city, month, breadcrumbs }) => ({
    breadcrumbs,
    listed: month.editions.toReversed().map(({ day }) => editionAddress(city.slug, day)),
    title: `${city.name} ${epaperText.title}, ${monthInWords(month.month)}`,
    description: `${epaperText.wholeMonth}: ${city.name}, ${monthInWords(month.month)}. ${epaperText.intro}`,
    canonical: monthAddress(city.slug, month.month),
    card: epaperPageCards.named('home'),
  }),
  tags: ({ tags }) => tags,
  keepsMain: true,
  freshFor: () => '1m',
  about: () => beside,
  view: MonthPage,
});

const cityLink = (city: Topic): Link => ({ name: city.name, href: `/epaper/${city.slug}` });

async function loadEdition(db: Database, slug: string, day: string, pageText: string, now: Date): Promise<EditionData | NotFound | Moved> {
  const city = await findTopic(db, 'city', slug);
  const number = /^[1-9]\d?$/.test(pageText) ? Number(pageText) : undefined;
  const today = todayInIndia(now);
  if (!city || !isDay(day) || number === undefined || day > today) return notFound();
  if (city.slug !== slug) return moved(editionAddress(city.slug, day, number));
  const [edition, neighbours, month, cities] = await Promise.all([
    readEdition(db, city.id, day, today),
    readNeighbours(db, city.id, day, today),
    readEditionMonth(db, city.id, monthOf(day), today),
    cityLinks(db, city, today, day),
  ]);
  const around = { city, day, ...neighbours, month, cities, tags };
  if (!edition)
    return number === 1 ? { ...around, breadcrumbs: [homeStep, epaperStep, cityLink(city)], edition } : moved(editionAddress(slug, day));
  const pages = await readEditionPages(db, edition.id);
  const open = pages.find((candidate) => candidate.number === number);
  return open ? { ...around, breadcrumbs: [homeStep, epaperStep, cityLink(city)], edition, pages, page: open } : notFound();
}

const editionPage = {
  head: editionHead,
  tags: ({ tags }: EditionData) => tags,
  keepsMain: true,
  freshFor: () => '5m' as const,
  about: () => beside,
  view: EditionPage,
};

const editionPages = [
  page({
    ...editionPage,
    path: '/epaper/:city/:day',
    load: ({ app, params, now }) => loadEdition(app.db, params.city, params.day, '1', now),
  }),
  page({
    ...editionPage,
    path: '/epaper/:city/:day/:page',
    load: async ({ app, params, now }) =>
      params.page === '1' ? moved(editionAddress(params.city, params.day)) : loadEdition(app.db, params.city, params.day, params.page, now),
  }),
];

function editionHead(data: EditionData, siteUrl: string): Head {
  const { city, day } = data;
  const name = `${city.name} ${epaperText.title}, ${displayDay(day)}`;
  if (!data.edition) {
    return { title: name, description: epaperText.noEditionText, canonical: editionAddress(city.slug, day), noindex: true };
  }
  const { number } = data.page;
  const suffix = number > 1 ? `, ${epaperText.page} ${number}` : '';
  return {
    title: `${name}${suffix}`,
    description: `${siteConfig.name}, ${city.name} ${epaperText.edition}, ${displayDay(day)}${suffix}. ${epaperText.intro}`,
    canonical: editionAddress(city.slug, day, number),
    previous: number > 1 ? editionAddress(city.slug, day, number - 1) : undefined,
    next: number < data.pages.length ? editionAddress(city.slug, day, number + 1) : undefined,
    card: editionSocialCard(city, day, data.page),
    breadcrumbs: data.breadcrumbs,
    jsonLd: [issueOf(data, name, siteUrl)],
  };
}

const issueOf = ({ city, day, edition }: OpenEdition, name: string, siteUrl: string) =>
  ({
    '@type': 'PublicationIssue',
    name,
    url: `${siteUrl}${editionAddress(city.slug, day)}`,
    publisher: { '@id': `${siteUrl}/#publisher` },
    datePublished: day,
    inLanguage: 'gu',
    pagination: `1-${edition.pageCount}`,
    isPartOf: { '@type': 'Newspaper', name: siteConfig.name },
  }) as const;

/** The month page comes first, because its path also matches that of an edition page. */
export const epaperPages: readonly Page[] = [editionsPage, cityPage, monthPage, ...editionPages];
