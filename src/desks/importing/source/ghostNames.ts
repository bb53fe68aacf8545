import { z } from 'zod';
import type { SourceName } from './sourceItem.ts';

/** What the tables of a Ghost site say about its posts, by the ids of these. */
export type GhostNames = {
  language: string;
  tags: Map<string, SourceName[]>;
  authors: Map<string, SourceName[]>;
  meta: Map<string, z.output<typeof metaRow>>;
  /** The accounts by their ids; before version 1 a post names its only author itself. */
  users: Map<string, SourceName>;
};

export const noNames = (): GhostNames => ({ language: '', tags: new Map(), authors: new Map(), meta: new Map(), users: new Map() });

export const ghostKey = z.union([z.string(), z.number()]).transform(String);
export const ghostText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '');

/** Rows that are not what they should be are passed over. */
const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .default([])
    .transform((rows) => rows.flatMap((one) => row.safeParse(one).data ?? []));

const metaRow = z.object({
  post_id: ghostKey,
  meta_title: ghostText,
  meta_description: ghostText,
  og_title: ghostText,
  og_image: ghostText,
  feature_image_alt: ghostText,
  feature_image_caption: ghostText,
});
const link = { post_id: ghostKey, sort_order: z.number().nullish() };
const tables = z.object({
  tags: rowsOf(z.object({ id: ghostKey, slug: z.string().min(1), name: z.string().min(1), visibility: ghostText })),
  users: rowsOf(z.object({ id: ghostKey, slug: z.string().min(1), name: z.string().min(1) })),
  posts_tags: rowsOf(z.object({ ...link, tag_id: ghostKey })),
  posts_authors: rowsOf(z.object({ ...link, author_id: ghostKey })),
  posts_meta: rowsOf(metaRow),
  settings: rowsOf(z.object({ key: z.string(), value: z.string() })),
});

type Named = { id: string } & SourceName;
type Links = { post_id: string; sort_order?: number | null | undefined; id: string }[];

/** Reads the tables of an export, without its posts. Throws `z.ZodError`. */
export function ghostNames(data: unknown): GhostNames {
  const { tags, users, posts_tags, posts_authors, posts_meta, settings } = tables.parse(data);
  return {
    language: settings.find(({ key }) => key === 'locale' || key === 'lang')?.value ?? '',
    // Internal tags (#name) are the editors' own.
    tags: namesByPost(
      tags.filter(({ visibility }) => visibility !== 'internal'),
      posts_tags.map(({ tag_id: id, ...row }) => ({ ...row, id })),
    ),
    authors: namesByPost(
      users,
      posts_authors.map(({ author_id: id, ...row }) => ({ ...row, id })),
    ),
    meta: new Map(posts_meta.map((row) => [row.post_id, row])),
    users: new Map(users.map(({ id, slug, name }) => [id, { slug, name }])),
  };
}

/** The names of each post, in its order. */
function namesByPost(names: readonly Named[], links: Links): Map<string, SourceName[]> {
  const byId = new Map(names.map((name) => [name.id, name]));
  const byPost = new Map<string, SourceName[]>();
  for (const { post_id, id } of links.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))) {
    const name = byId.get(id);
    const others = byPost.get(post_id) ?? [];
    if (name) byPost.set(post_id, [...others, { slug: name.slug, name: name.name }]);
  }
  return byPost;
}
