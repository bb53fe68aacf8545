import { z } from '@hono/zod-openapi';
import { authorOfQuery, whichAuthor } from '../../../content/api/authorOfQuery.ts';
import {
  breadcrumbSchema,
  breadcrumbsTo,
  findTopic,
  readAuthor,
  readTopicsById,
  slugOfKind,
  type TopicKind,
  topicDocument,
  topicSchema,
} from '../../../content/topics/queries.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';

const desk = 'taxonomy';

/** A topic by its slug, in the path or in the query; a former slug also works. */
const bySlug = (path: `${string}{slug}`, kind: TopicKind) =>
  call({
    path,
    summary: `A ${kind} by its slug`,
    desk,
    params: z.object({ slug: slugOfKind(kind) }),
    paramInQueryToo: true,
    data: topicSchema,
    freshFor: '1m',
    answer: async ({ app, params }) => {
      const topic = await findTopic(app.db, kind, params.slug);
      if (!topic) throw new ApiError(404, `There is no ${kind} ${params.slug}`);
      return { data: topicDocument(topic), tags: ['topics', `topic:${topic.id}`] };
    },
  });

const categoryBreadcrumbs = call({
  path: '/category-breadcrumbs/{slug}',
  summary: 'The steps from the front page to a category',
  desk,
  params: z.object({ slug: slugOfKind('category') }),
  paramInQueryToo: true,
  data: z.object({ breadcrumbs: z.array(breadcrumbSchema) }),
  freshFor: '1m',
  answer: async ({ app, params }) => {
    const category = await findTopic(app.db, 'category', params.slug);
    if (!category) throw new ApiError(404, `There is no category ${params.slug}`);
    const [parent] = (await readTopicsById(app.db, category.parentId === null ? [] : [category.parentId])).values();
    return { data: { breadcrumbs: breadcrumbsTo(category, parent) }, tags: ['topics'] };
  },
});

const authorDetail = call({
  path: '/author-detail',
  summary: 'An author, by `authorId` or `slug`',
  desk,
  query: z.object(whichAuthor),
  data: topicSchema.extend({ role: z.string(), bio: z.string() }).openapi('Author'),
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const { id } = await authorOfQuery(app, query);
    const author = await readAuthor(app.db, id);
    if (!author) throw new ApiError(404, `There is no author ${id}`);
    return { data: { ...topicDocument(author), role: author.role, bio: author.bio }, tags: ['topics', `topic:${author.id}`] };
  },
});

export const topicCalls: readonly Call[] = [
  bySlug('/get-city/Cities/{slug}', 'city'),
  bySlug('/section-name/{slug}', 'section'),
  bySlug('/magazine-name/{slug}', 'magazine'),
  categoryBreadcrumbs,
  authorDetail,
];
