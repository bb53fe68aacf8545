import { z } from 'zod';
import { editableKinds, orderedKinds } from '../../../content/topics/topicKinds.ts';

// What the newsroom's calls about topics take and give, for the server and the screens.

const id = z.number().int().min(1).max(2_147_483_647);
const name = z.string().trim().min(1).max(120);
const nameEn = z.string().trim().max(120).default('');
/** The last part of its address; made from the name when it is left empty. */
const slug = z
  .string()
  .trim()
  .max(80)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  .default('');

/** What an editor says of a topic. Its kind never changes. */
export const topicDraft = z.object({
  kind: z.enum(editableKinds),
  name,
  nameEn,
  slug,
  description: z.string().trim().max(500).default(''),
  /** For a category: the one it stands under. */
  parentId: id.nullable().default(null),
  /** For an author: what they are, and some lines about them. */
  role: z.string().trim().max(120).default(''),
  bio: z.string().trim().max(2_000).default(''),
});
export type EditedTopic = z.infer<typeof topicDraft>;

/** A tag, as it is added while writing. */
export const tagDraft = z.object({ name, nameEn });

export const topicFilter = z.object({
  kind: z.enum(editableKinds).optional(),
  /** Words of the name, in any spelling and either script. */
  q: z.string().max(120).optional(),
  parentId: id.nullable().optional(),
  slug: z.string().max(120).optional(),
  /** Just these. */
  ids: z.array(id).max(200).optional(),
});

/** All topics of a kind at one level, in the order in which they shall stand. */
export const topicOrder = z.object({ kind: z.enum(orderedKinds), parentId: id.nullable().default(null), ids: z.array(id).max(500) });
export const tagMerge = z.object({ intoId: id });

/** A topic as the newsroom's lists and forms have it. */
export const topicRow = z.object({
  id: z.number(),
  kind: z.enum(editableKinds),
  name: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  description: z.string(),
  parentId: z.number().nullable(),
  /** Empty for what stands at the top. */
  parentName: z.string(),
  position: z.number(),
  storyCount: z.number(),
  /** Where readers find it. */
  address: z.string(),
  role: z.string(),
  bio: z.string(),
});
export type TopicRow = z.output<typeof topicRow>;
