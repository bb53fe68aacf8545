import { z } from 'zod';
import { displayDay } from '../../platform/text/dates.ts';
import type { App } from '../../site/app.ts';
import type { Link } from '../../site/desk.ts';
import type { Head } from '../../site/document/head.ts';
import { findPage } from '../../site/lists/findPage.ts';
import { homeStep } from '../../site/lists/homeStep.ts';
import { listPageHead } from '../../site/lists/listPageHead.ts';
import { type NotFound, notFound, type Page, page } from '../../site/pages/page.tsx';
import { offersLogin, settingsTag } from '../settings/queries.ts';
import { mandiBeside } from './blocks.tsx';
import { cropCategories } from './names/cropCategories.ts';
import { allDistricts } from './names/districts.ts';
import { byName, isNamed, type NameIndex, nameIndexOf, type Yard } from './names/nameIndex.ts';
import { cropAddress, MANDI_ADDRESS, withQuery, yardAddress } from './prices/mandiAddress.ts';
import { MANDI_TAG } from './prices/mandiTags.ts';
import { priceDataset } from './prices/priceDataset.ts';
import { freshAndOlder, placeOf, rowsOfCrops, rowsOfLines, rowsOfYards } from './prices/priceRows.ts';
import { priceIn, units } from './prices/priceShown.ts';
import { priceSearchText } from './prices/words.ts';
import { readLinesOfCrop, readLinesOfYards, readNewestDays, readTrend } from './queries.ts';
import { dayAfter, kilometres } from './rules/rules.ts';
import { type CropData, CropPage, spansOfChart } from './views/CropPage.tsx';
import { type ListData, ListPage, type ListQuery } from './views/ListPage.tsx';
import { cropSocialCard, mandiPageCards, yardSocialCard } from './views/socialCards.ts';
import { type YardData, YardPage } from './views/YardPage.tsx';
import { categoryText, mandiText } from './words.ts';

const ROWS_A_PAGE = 60;
const NEAR_YARDS = 6;
/** Lines that have not been traded for longer are not shown on any page. */
const MAX_DAYS = 400;

const home: Link = { name: mandiText.title, href: MANDI_ADDRESS };
const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .or(z.literal(''))
  .catch('');
const unit = z.enum(units).optional().catch(undefined);

const newestOf = (rows: readonly { day: string }[]): string | undefined =>
  rows.reduce<string | undefined>((newest, { day }) => (newest === undefined || day > newest ? day : newest), undefined);

const listQuery = z.object({
  q: z.string().trim().max(60).default('').catch(''),
  district: slug.default(''),
  category: z.enum(cropCategories).or(z.literal('')).default('').catch(''),
  yard: slug.default(''),
  unit,
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
});

/** The newest prices of the crops over all yards, in groups. */
async function groupsOfCrops(app: App, names: NameIndex, { q, category }: ListQuery): Promise<ListData['groups']> {
  const crops = [...names.crops.values()].filter(
    (crop) => (category === '' || crop.category === category) && (q === '' || isNamed(crop, q)),
  );
  const days = await readNewestDays(
    app.db,
    crops.map(({ id }) => id),
  );
  const rows = rowsOfCrops(names, days);
  const head = mandiText.crop;
  if (q !== '') return rows.length > 0 ? [{ title: mandiText.allPrices, head, rows }] : [];
  const isMain = (row: { key: string }) => (names.cropBySlug.get(row.key)?.rank ?? null) !== null;
  const inCategory = (name: string) => rows.filter((row) => names.cropBySlug.get(row.key)?.category === name);
  return [
    ...(category === '' ? [{ title: mandiText.wanted, head, rows: rows.filter(isMain) }] : []),
    ...cropCategories.map((name) => ({
      title: categoryText[name],
      head,
      rows: inCategory(name).filter((row) => category !== '' || !isMain(row)),
    })),
  ].filter((group) => group.rows.length > 0);
}

async function loadList(app: App, query: ListQuery): Promise<ListData | NotFound> {
  const names = await nameIndexOf(app);
  const yards = [...names.yards.values()].sort(byName);
  const { q, district, category, yard, page: number } = query;
  if (yard !== '' && !names.yardBySlug.has(yard)) return notFound();
  if (district !== '' && !allDistricts.some((one) => one.slug === district)) return notFound();
  const base = { query, yards, foundYards: q === '' ? [] : yardsNamed(yards, q) };
  if (yard === '' && district === '') {
    if (number > 1) return notFound();
    const groups = await groupsOfCrops(app, names, query);
    return { ...base, groups, day: newestOf(groups.flatMap(({ rows }) => rows)), pageCount: 1 };
  }
  const chosen = yards.filter((one) => (yard === '' || one.slug === yard) && (district === '' || one.district === district));
  const all = await readLinesOfYards(
    app.db,
    chosen.map(({ id }) => id),
  );
  const lines = all.filter(({ cropId }) => {
    const crop = names.crops.get(cropId);
    return crop && (category === '' || crop.category === category) && (q === '' || isNamed(crop, q));
  });
  const day = newestOf(lines);
  const rows = freshAndOlder(rowsOfLines(names, lines, chosen.length > 1), day).fresh;
  const found = findPage(rows.length, { page: number, perPage: ROWS_A_PAGE });
  if (!found) return notFound();
  const title = [names.yardBySlug.get(yard)?.name, allDistricts.find((one) => one.slug === district)?.name].filter(Boolean).join(', ');
  const shown = rows.slice(found.offset, found.offset + ROWS_A_PAGE);
  return { ...base, day, groups: shown.length > 0 ? [{ title, head: mandiText.crop, rows: shown }] : [], pageCount: found.pageCount };
}

const yardsNamed = (yards: readonly Yard[], q: string): Link[] =>
  yards
    .filter((one) => isNamed(one, q))
    .slice(0, 12)
    .map(({ name, slug: of }) => ({ name, href: yardAddress(of) }));

/** The names of what a list is narrowed to. */
function namesOfChosen(
  { yard, district, category }: Pick<ListQuery, 'yard' | 'district' | 'category'>,
  yards: readonly Pick<Yard, 'slug' | 'name'>[],
): string[] {
  const inDistrict = allDistricts.find(({ slug: of }) => of === district);
  const ofCategory = cropCategories.find((name) => name === category);
  return [
    yards.find(({ slug: of }) => of === yard)?.name,
    inDistrict && `${inDistrict.name}${priceSearchText.district}`,
    ofCategory && categoryText[ofCategory],
  ].filter((name) => name !== undefined);
}

const listPage: Page = page({
  path: MANDI_ADDRESS,
  query: listQuery,
  load: ({ app, query }) => loadList(app, query),
  head: ({ query: { page: number, ...query }, yards, day, groups, pageCount }) => {
    const isFound = query.q !== '';
    const chosen = namesOfChosen(query, yards).join(', ');
    return {
      ...listPageHead({
        title: chosen === '' ? priceSearchText.all : `${chosen}${priceSearchText.prices}`,
        description: `${chosen === '' ? '' : `${chosen}: `}${mandiText.intro}${day ? ` ${displayDay(day)}.` : ''}`,
        page: number,
        pageCount,
        addressOf: (at) => withQuery(MANDI_ADDRESS, { ...query, unit: undefined, page: at > 1 ? at : undefined }),
        listed: groups.flatMap(({ rows }) => rows.map(({ href }) => href)),
      }),
      card: mandiPageCards.named('prices'),
      ...(isFound ? { noindex: true } : {}),
    };
  },
  tags: () => [MANDI_TAG],
  keepsMain: ({ q }) => q === '',
  freshFor: () => '10m',
  about: ({ groups }) => ({ leavesOut: mandiBeside.name, isShort: groups.length === 0 }),
  view: ListPage,
});

const cropPage: Page = page({
  path: `${MANDI_ADDRESS}/crop/:slug`,
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...spansOfChart]))
      .default(30)
      .catch(30),
    near: slug.default(''),
    unit,
  }),
  load: async ({ app, params, query }): Promise<CropData | NotFound> => {
    const names = await nameIndexOf(app);
    const crop = names.cropBySlug.get(params.slug);
    if (!crop) return notFound();
    const trend = await readTrend(app.db, crop.id, query.days);
    const lines = trend ? await readLinesOfCrop(app.db, crop.id, dayAfter(trend.newest.day, -MAX_DAYS)) : [];
    const near = names.yardBySlug.get(query.near);
    const rows = rowsOfYards(names, lines, near && placeOf(near));
    const trading = [...new Set(lines.map(({ yardId }) => yardId))].flatMap((id) => names.yards.get(id) ?? []).sort(byName);
    return {
      offersLogin: await offersLogin(app.db),
      crop,
      breadcrumbs: [homeStep, home],
      query,
      trend,
      rows: freshAndOlder(rows, trend?.newest.day),
      yards: trading.slice(0, 120).map((yard) => {
        const place = placeOf(yard);
        return { slug: yard.slug, name: yard.name, place: place && ([place.latitude, place.longitude] as const) };
      }),
    };
  },
  head: (data, siteUrl): Head => {
    const { crop, trend } = data;
    const price = trend ? `₹${priceIn('20', trend.newest.modal)} / ${mandiText.twenty}, ${displayDay(trend.newest.day)}. ` : '';
    return {
      title: `${crop.name}${priceSearchText.prices}`,
      description: `${crop.name}: ${price}${mandiText.intro}`,
      canonical: cropAddress(crop.slug),
      breadcrumbs: data.breadcrumbs,
      card: cropSocialCard(crop, trend),
      ...(trend
        ? {
            jsonLd: [
              priceDataset(
                {
                  name: crop.name,
                  address: cropAddress(crop.slug),
                  query: { crop: crop.slug },
                  place: mandiText.gujarat,
                  days: { oldest: trend.days[0]?.day ?? trend.newest.day, newest: trend.newest.day },
                },
                siteUrl,
              ),
            ],
          }
        : { noindex: true }),
    };
  },
  tags: () => [MANDI_TAG, settingsTag],
  keepsMain: () => true,
  freshFor: () => '10m',
  about: ({ trend }) => ({ leavesOut: mandiBeside.name, isShort: !trend }),
  view: CropPage,
});

const yardPage: Page = page({
  path: `${MANDI_ADDRESS}/yard/:slug`,
  query: z.object({ unit }),
  load: async ({ app, params, query }): Promise<YardData | NotFound> => {
    const names = await nameIndexOf(app);
    const yard = names.yardBySlug.get(params.slug);
    if (!yard) return notFound();
    const lines = await readLinesOfYards(app.db, [yard.id]);
    const day = newestOf(lines);
    const { fresh, older } = freshAndOlder(lines, day);
    const groups = cropCategories.map((category) => ({
      category,
      rows: rowsOfLines(
        names,
        fresh.filter(({ cropId }) => names.crops.get(cropId)?.category === category),
        false,
      ),
    }));
    return {
      yard,
      breadcrumbs: [homeStep, home],
      unit: query.unit,
      day,
      groups: groups.filter(({ rows }) => rows.length > 0),
      older: rowsOfLines(names, older, false),
      near: yardsNear(names, yard),
    };
  },
  head: ({ yard, day, breadcrumbs }, siteUrl): Head => ({
    title: `${yard.name}${priceSearchText.ofYard}`,
    description: `${yard.name}${priceSearchText.ofYard}: ${priceSearchText.yardText}`,
    canonical: yardAddress(yard.slug),
    card: yardSocialCard(yard),
    breadcrumbs,
    ...(day === undefined
      ? { noindex: true }
      : {
          jsonLd: [
            priceDataset(
              {
                name: yard.name,
                address: yardAddress(yard.slug),
                query: { yard: yard.slug },
                place: `${yard.name}, ${mandiText.gujarat}`,
                days: { oldest: day, newest: day },
              },
              siteUrl,
            ),
          ],
        }),
  }),
  tags: () => [MANDI_TAG],
  keepsMain: () => true,
  freshFor: () => '10m',
  about: () => ({ leavesOut: mandiBeside.name }),
  view: YardPage,
});

function yardsNear(names: NameIndex, yard: Yard): YardData['near'] {
  const here = placeOf(yard);
  if (!here) return [];
  return [...names.yards.values()]
    .flatMap((other) => {
      const place = placeOf(other);
      return place && other !== yard ? [{ name: other.name, href: yardAddress(other.slug), kilometres: kilometres(here, place) }] : [];
    })
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, NEAR_YARDS);
}

export const mandiPages: readonly Page[] = [listPage, cropPage, yardPage];
