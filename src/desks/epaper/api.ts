import { z } from '@hono/zod-openapi';
import { readTopic, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { mediaAddress } from '../../platform/storage/mediaAddress.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { calendarDay } from '../../site/calls/callParameters.ts';
import { editionAddress } from './editions/editionAddress.ts';
import { dayInNumbers, isMonth, monthOf, todayInIndia } from './editions/editionDay.ts';
import { cityEditionsTag } from './editions/editionTags.ts';
import { pagePicture } from './editions/pagePicture.ts';
import { type Edition, type EditionPicture, readEdition, readEditionMonth, readEditionPages, readLatestEdition } from './queries.ts';

const editionSchema = z
  .object({
    _id: z.string(),
    city: z.string(),
    citySlug: z.string(),
    date: z.string().openapi({ description: 'The day that stands on the paper', example: '2026-11-21' }),
    displayDate: z.string().openapi({ example: '21-11-2026' }),
    url: z.string().openapi({ description: 'The address on this site' }),
    pageCount: z.number().int(),
    cover: z.string().openapi({ description: 'A small picture of the first page' }),
    pdf: z.string(),
    pdfBytes: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .openapi('EpaperEdition');

const pageSchema = z
  .object({
    number: z.number().int(),
    url: z.string(),
    picture: z.string(),
    width: z.number().int().openapi({ description: 'Pixels' }),
    height: z.number().int().openapi({ description: 'Pixels' }),
    thumbnail: z.string(),
  })
  .openapi('EpaperPage');

const city = z.string().min(1).openapi({ description: 'The slug of a city', example: 'ahmedabad' });
const month = z.string().refine(isMonth, 'is not a month like 2026-11').optional();

const asEdition = (city: Topic, edition: Edition): z.input<typeof editionSchema> => ({
  ...edition,
  _id: String(edition.id),
  city: city.name,
  citySlug: city.slug,
  date: edition.day,
  displayDate: dayInNumbers(edition.day),
  url: editionAddress(city.slug, edition.day),
  cover: pagePicture(edition.cover, 'cover', '').src,
  pdf: mediaAddress(edition.pdfKey),
  createdAt: edition.createdAt.toISOString(),
});

const asPage = (city: Topic, day: string, page: EditionPicture): z.input<typeof pageSchema> => ({
  ...page,
  url: editionAddress(city.slug, day, page.number),
  picture: mediaAddress(page.pictureKey),
  thumbnail: pagePicture(page, 'thumb', '').src,
});

async function cityNamed(db: Database, slug: string): Promise<Topic> {
  const topic = slug.includes('\0') ? undefined : await readTopic(db, 'city', slug);
  if (!topic) throw new ApiError(404, 'There is no such city');
  return topic;
}

const tagsOf = (topic: Topic) => ['topics', cityEditionsTag(topic.id)];

export const epaperCalls = [
  call({
    path: '/epaper/editions',
    summary: 'The editions of a city in a month, the newest first',
    desk: 'epaper',
    query: z.object({ city, month: month.openapi({ description: 'A month, as 2026-11; the present one unless given' }) }),
    data: z.object({ documents: z.array(editionSchema) }),
    freshFor: '1m',
    answer: async ({ app: { db }, query, now }) => {
      const topic = await cityNamed(db, query.city);
      const today = todayInIndia(now);
      const { editions } = await readEditionMonth(db, topic.id, query.month ?? monthOf(today), today);
      return { data: { documents: editions.toReversed().map((edition) => asEdition(topic, edition)) }, tags: tagsOf(topic) };
    },
  }),
  call({
    path: '/epaper/edition',
    summary: 'An edition with its pages',
    desk: 'epaper',
    query: z.object({
      city,
      date: calendarDay.optional().openapi({ description: 'A day, as 2026-11-21; the newest edition unless given' }),
    }),
    data: editionSchema.extend({ pages: z.array(pageSchema) }).openapi('EpaperEditionWithPages'),
    freshFor: '1m',
    answer: async ({ app: { db }, query, now }) => {
      const topic = await cityNamed(db, query.city);
      const today = todayInIndia(now);
      const edition = await (query.date ? readEdition(db, topic.id, query.date, today) : readLatestEdition(db, topic.id, today));
      if (!edition) throw new ApiError(404, 'There is no edition of this city and day');
      const pages = await readEditionPages(db, edition.id);
      return {
        data: { ...asEdition(topic, edition), pages: pages.map((page) => asPage(topic, edition.day, page)) },
        tags: tagsOf(topic),
      };
    },
  }),
];
