import { z } from '@hono/zod-openapi';
import {
  readLargestTags,
  readSubCategories,
  readTopics,
  readTopicsById,
  type Topic,
  type TopicKind,
  topicDocument,
  topicSchema,
} from '../../../content/topics/queries.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { listPage, topicId } from '../../../site/calls/callParameters.ts';

const desk = 'taxonomy';
const documents = z.object({ documents: z.array(topicSchema) });

/** A list of topics with its cache tags: it changes with its topics, and with the stories in them. */
const asDocuments = (topics: readonly Topic[]) => ({ data: { documents: topics.map(topicDocument) }, tags: tagsOf(topics) });

const tagsOf = (topics: readonly Topic[]): string[] => ['topics', ...topics.map((topic) => `topic:${topic.id}`)];

const orders = ['position', 'name', 'nameEn', 'createdAt'] as const;
const sortBy = z
  .enum([...orders, ...orders.map((order) => `-${order}` as const)])
  .default('position')
  .openapi({ description: 'The order; with a dash in front, the reverse. `position` is the editors’ own.' });

/** Sorts topics in another than the editors' order. */
function sorted(topics: readonly Topic[], order: z.infer<typeof sortBy>): Topic[] {
  const gujarati = new Intl.Collator('gu');
  const english = new Intl.Collator('en');
  const compare = {
    position: () => 0,
    name: (a: Topic, b: Topic) => gujarati.compare(a.name, b.name),
    nameEn: (a: Topic, b: Topic) => english.compare(a.nameEn, b.nameEn),
    createdAt: (a: Topic, b: Topic) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id,
  };
  const field = orders.find((name) => name === order || `-${name}` === order) ?? 'position';
  const upwards = topics.toSorted(compare[field]);
  return order.startsWith('-') ? upwards.reverse() : upwards;
}

const allOfKind = (path: string, summary: string, kind: TopicKind) =>
  call({
    path,
    summary,
    desk,
    query: z.object({ sortBy }),
    data: documents,
    freshFor: '1m',
    answer: async ({ app, query }) => asDocuments(sorted(await readTopics(app.db, kind), query.sortBy)),
  });

/** The use of a list: the footer lists categories with stories, RSS all categories. */
const listType = z.enum(['footer', 'rss']);

const categories = call({
  path: '/categories',
  summary: 'Categories: those at the top, those under `parentId`, or for `type=rss` all of them, each followed by those under it',
  desk,
  query: z.object({ parentId: topicId.optional(), type: listType.optional() }),
  data: documents,
  freshFor: '1m',
  answer: async ({ app, query: { parentId, type } }) => {
    if (parentId !== undefined) {
      const parent = (await readTopicsById(app.db, [parentId])).get(parentId);
      if (parent?.kind !== 'category') throw new ApiError(404, `There is no category ${parentId}`);
    }
    const level = await readTopics(app.db, 'category', parentId);
    const under = type === 'rss' && parentId === undefined ? await readSubCategories(app.db) : [];
    const all = level.flatMap((category) => [category, ...under.filter((child) => child.parentId === category.id)]);
    return asDocuments(type === 'footer' ? all.filter((category) => category.storyCount > 0) : all);
  },
});

/** The slug for requesting the columns, which the footer calls editorial sub-categories (specification, section 2). */
const EDITORIAL = 'editorial';

const subCategories = call({
  path: '/sub-categories',
  summary: 'Sub-categories: of the category called `name` (its slug or its name), the columns for `name=editorial`, else all',
  desk,
  query: z.object({ name: z.string().min(1).max(120).optional(), type: listType.optional() }),
  data: documents,
  freshFor: '1m',
  answer: async ({ app, query: { name, type } }) => {
    const topics = await readNamedUnder(app.db, name?.toLowerCase());
    if (!topics) throw new ApiError(404, 'There is no category of this name');
    return asDocuments(type === 'footer' ? topics.filter((topic) => topic.storyCount > 0) : topics);
  },
});

async function readNamedUnder(db: Parameters<typeof readTopics>[0], name: string | undefined): Promise<readonly Topic[] | undefined> {
  if (name === undefined) return readSubCategories(db);
  if (name === EDITORIAL) return readTopics(db, 'column');
  const parents = await readTopics(db, 'category');
  const parent = parents.find((topic) => [topic.slug, topic.name, topic.nameEn].some((called) => called.toLowerCase() === name));
  return parent && readTopics(db, 'category', parent.id);
}

const sections = call({
  path: '/sections',
  summary: 'The sections',
  desk,
  query: z.object({ collectionName: z.literal('Section').default('Section'), sortBy }),
  data: documents,
  freshFor: '1m',
  answer: async ({ app, query }) => asDocuments(sorted(await readTopics(app.db, 'section'), query.sortBy)),
});

const sectionFlags = call({
  path: '/section-flags',
  summary: 'Which sections and which of the paper’s running lists have something to show',
  desk,
  data: z.object({
    documents: z.array(
      z.object({ _id: z.string(), type: z.enum(['list', 'section']), slug: z.string(), name: z.string(), isActive: z.boolean() }),
    ),
  }),
  freshFor: '1m',
  answer: async ({ app }) => {
    const lists = await readTopics(app.db, 'list');
    const topics = [...lists, ...(await readTopics(app.db, 'section'))];
    return {
      data: {
        documents: topics.map(({ id, kind, slug, name, storyCount }) => ({
          _id: String(id),
          type: kind === 'list' ? ('list' as const) : ('section' as const),
          slug,
          name,
          isActive: storyCount > 0,
        })),
      },
      tags: tagsOf(topics),
    };
  },
});

const metaTags = call({
  path: '/meta-tag/list',
  summary: 'Tags, those with the most stories first',
  desk,
  query: z.object(listPage),
  data: documents.extend({ pageIndex: z.number().int(), hasMore: z.boolean() }),
  freshFor: '1m',
  answer: async ({ app, query: { pageIndex, limit } }) => {
    const tags = await readLargestTags(app.db, limit + 1, (pageIndex - 1) * limit);
    if (tags.length === 0 && pageIndex > 1) throw new ApiError(404, `The list has no page ${pageIndex}`);
    const { data, tags: cacheTags } = asDocuments(tags.slice(0, limit));
    return { data: { ...data, pageIndex, hasMore: tags.length > limit }, tags: cacheTags };
  },
});

export const topicListCalls: readonly Call[] = [
  categories,
  allOfKind('/get-documents/Magazines', 'All magazines', 'magazine'),
  allOfKind('/get-documents/Cities', 'All cities', 'city'),
  subCategories,
  sections,
  sectionFlags,
  metaTags,
];
