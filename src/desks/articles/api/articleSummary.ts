import { z } from '@hono/zod-openapi';
import { pictureSchema } from '../../../content/pictures/pictureSchema.ts';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { StoryCard } from '../lists/readCards.ts';

/** A story in a list, in call responses. Dates are UTC; `displayDate` is in the caller's time zone. */
export const articleSummarySchema = z
  .object({
    _id: z.string(),
    articleUrl: z.string().openapi({ description: 'The last part of the address' }),
    url: z.string().openapi({ description: 'The address on this site' }),
    headline: z.string(),
    deck: z.string(),
    kicker: z.string(),
    categorySlug: z.string(),
    category: z.string(),
    city: z.string().nullable(),
    breaking: z.boolean(),
    sensitive: z.boolean(),
    sponsor: z.string().openapi({ description: 'The advertiser who has paid for it, to be named beside the headline; empty otherwise' }),
    readingMinutes: z.number(),
    publishedAt: z.iso.datetime(),
    displayDate: z.string().openapi({ example: '4 Nov 2026, 6:05 PM' }),
    picture: pictureSchema.nullable(),
  })
  .openapi('Article');

export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export function articleSummary(story: StoryCard, timeZone?: string): ArticleSummary {
  return {
    _id: String(story.id),
    articleUrl: story.address.split('/').at(-1) ?? '',
    url: story.address,
    headline: story.headline,
    deck: story.deck,
    kicker: story.kicker,
    categorySlug: story.category.slug,
    category: story.category.name,
    city: story.city?.name ?? null,
    breaking: story.breaking,
    sensitive: story.sensitive,
    sponsor: story.sponsor,
    readingMinutes: story.readingMinutes,
    publishedAt: story.publishedAt.toISOString(),
    displayDate: dateAndTime(story.publishedAt, timeZone),
    picture: story.picture ? pictureSource(story.picture, 'row') : null,
  };
}
