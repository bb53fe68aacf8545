import { z } from 'zod';
import { editableKinds, orderedKinds } from '../../../content/topics/topicKinds.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { numericId, optionalText, requiredText, saying } from '../../../site/newsroom/draftSchemas.ts';
import { draftWords } from '../../../site/newsroom/draftWords.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';

// Types of the newsroom calls for topics, for the server and the screens.

const name = requiredText(120);
const nameEn = z.string().trim().max(120).default('');
/** The last segment of its address; derived from the name if empty. */
const slug = z
  .string()
  .trim()
  .max(80)
  .refine((text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(text), saying(draftWords.slugWrong))
  .default('');

/** What search engines are told of a topic, and for an author the addresses of profiles elsewhere. */
const searchFields = {
  searchTitle: optionalText(200).default(''),
  searchDescription: optionalText(500).default(''),
  noindex: z.boolean().default(false),
  sameAs: z
    .array(z.string().max(500))
    .max(10)
    .refine((addresses) => addresses.every((address) => parseLink(address)?.kind === 'web'), saying(draftWords.webLinkWrong))
    .transform((addresses) => addresses.flatMap((address) => parseLink(address)?.href ?? []))
    .default([]),
};

/** Editors' input for a topic. The kind never changes. */
export const topicDraft = z.object({
  kind: z.enum(editableKinds),
  name,
  nameEn,
  slug,
  description: optionalText(500).default(''),
  /** For a category: its parent category. */
  parentId: numericId.nullable().default(null),
  /** For an author: role and profile. */
  role: optionalText(120).default(''),
  bio: optionalText(2_000).default(''),
  ...searchFields,
});
export type EditedTopic = z.infer<typeof topicDraft>;

/** A tag that is added while writing. */
export const tagDraft = z.object({ name, nameEn });

export const topicFilter = z.object({
  kind: z.enum(editableKinds).optional(),
  /** Words of the name, in any spelling and script. */
  q: searchedWords.optional(),
  parentId: numericId.nullable().optional(),
  slug: z.string().max(120).optional(),
  /** Only topics with these ids. */
  ids: z.array(numericId).max(200).optional(),
});

/** All topics of a kind at one level: in the desired order, and in the one that the editor saw. */
export const topicOrder = z.object({
  kind: z.enum(orderedKinds),
  parentId: numericId.nullable().default(null),
  ids: z.array(numericId).max(500),
  seen: z.array(numericId).max(500),
});
export const tagMerge = z.object({ intoId: numericId });

/** A topic in the newsroom's lists and forms. */
export const topicRow = z.object({
  id: z.number(),
  kind: z.enum(editableKinds),
  name: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  description: z.string(),
  parentId: z.number().nullable(),
  /** Empty for a top-level topic. */
  parentName: z.string(),
  position: z.number(),
  storyCount: z.number(),
  /** Its address on the site. */
  address: z.string(),
  role: z.string(),
  bio: z.string(),
  searchTitle: z.string(),
  searchDescription: z.string(),
  noindex: z.boolean(),
  sameAs: z.array(z.string()),
  version: z.number(),
});
export type TopicRow = z.output<typeof topicRow>;
