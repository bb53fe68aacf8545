import { z } from '@hono/zod-openapi';
import type { Language } from '../../platform/text/language.ts';
import { homeStepIn } from '../../site/lists/homeStep.ts';
import { topicKinds } from './tables.ts';
import type { Topic } from './topic.ts';
import { topicAddress } from './topicAddress.ts';

/** A category, city, section, magazine, column, tag or author, in call responses. */
export const topicSchema = z
  .object({
    _id: z.string(),
    type: z.enum(topicKinds),
    name: z.string(),
    nameEn: z.string(),
    slug: z.string(),
    url: z.string().openapi({ description: 'The address of its list on this site' }),
    description: z.string(),
    parentId: z.string().nullable(),
    storyCount: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Topic');

export function topicDocument(topic: Topic): z.infer<typeof topicSchema> {
  return {
    _id: String(topic.id),
    type: topic.kind,
    name: topic.name,
    nameEn: topic.nameEn,
    slug: topic.slug,
    url: topicAddress(topic),
    description: topic.description,
    parentId: topic.parentId === null ? null : String(topic.parentId),
    storyCount: topic.storyCount,
    createdAt: topic.createdAt.toISOString(),
  };
}

export const breadcrumbSchema = z.object({ name: z.string(), slug: z.string(), url: z.string() }).openapi('Breadcrumb');

/** The breadcrumbs from an edition's front page to a category of it; the topics have their names in that edition. */
export function breadcrumbsTo(category: Topic, parent: Topic | undefined, edition: Language = 'gu'): z.infer<typeof breadcrumbSchema>[] {
  const { name, href } = homeStepIn(edition);
  return [
    { name, slug: '', url: href },
    ...[parent, category].flatMap((topic) => (topic ? [{ name: topic.name, slug: topic.slug, url: topicAddress(topic, 1, edition) }] : [])),
  ];
}
