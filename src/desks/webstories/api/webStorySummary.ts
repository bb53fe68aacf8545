import { z } from '@hono/zod-openapi';
import { pictureSchema } from '../../../content/pictures/pictureSchema.ts';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { ampAddress } from '../../../site/amp/amp.ts';
import type { WebStoryCard } from '../views/webStoryCard.ts';

/** A web story in a list, in call responses. Dates are UTC; `displayDate` is in the caller's time zone. */
export const webStorySummarySchema = z
  .object({
    _id: z.string(),
    title: z.string().openapi({ description: 'At most 70 characters' }),
    description: z.string(),
    storyUrl: z.string().openapi({ description: 'The last part of the address' }),
    url: z.string().openapi({ description: 'The address on this site' }),
    ampUrl: z.string().openapi({ description: 'The AMP document of the story, on this site' }),
    categorySlug: z.string(),
    category: z.string(),
    totalPages: z.number().int(),
    publishedAt: z.iso.datetime(),
    displayDate: z.string().openapi({ example: '4 Nov 2026, 6:05 PM' }),
    poster: pictureSchema.openapi({ description: 'Upright, 3:4' }),
    picture: pictureSchema.openapi({ description: 'Upright, 9:16' }),
  })
  .openapi('WebStory');

export function webStorySummary(story: WebStoryCard, timeZone: string): z.infer<typeof webStorySummarySchema> {
  return {
    _id: String(story.id),
    title: story.title,
    description: story.description,
    storyUrl: story.address.split('/').at(-1) ?? '',
    url: story.address,
    ampUrl: ampAddress(story.address),
    categorySlug: story.category.slug,
    category: story.category.name,
    totalPages: story.pageCount,
    publishedAt: story.publishedAt.toISOString(),
    displayDate: dateAndTime(story.publishedAt, timeZone),
    poster: pictureSource(story.poster, 'poster'),
    picture: pictureSource(story.poster, 'tall'),
  };
}
