import type { App } from '../../site/app.ts';
import { ApiError } from '../../site/calls/call.ts';
import { topicId } from '../../site/calls/callParameters.ts';
import { findTopic, readTopicsById, slugOfKind, type Topic } from '../topics/queries.ts';

/** The parameters of a call about one author: the `_id`, or the slug. */
export const whichAuthor = { authorId: topicId.optional(), slug: slugOfKind('author').optional() };

type WhichAuthor = { authorId?: number | undefined; slug?: string | undefined };

/** The requested author. Throws `ApiError` if none is named, if there is no such author, or if the `_id` and the slug are of two. */
export async function authorOfQuery({ db }: App, { authorId, slug }: WhichAuthor): Promise<Topic> {
  const named = slug === undefined ? undefined : await findTopic(db, 'author', slug);
  if (slug !== undefined && !named) throw new ApiError(404, `There is no author ${slug}`);
  if (authorId === undefined) {
    if (!named) throw new ApiError(400, 'Say which author: authorId or slug', [{ path: 'authorId', message: 'is missing' }]);
    return named;
  }
  if (named && named.id !== authorId)
    throw new ApiError(400, 'authorId and slug are of two authors', [{ path: 'slug', message: `is not of the author ${authorId}` }]);
  const author = named ?? (await readTopicsById(db, [authorId])).get(authorId);
  if (author?.kind !== 'author') throw new ApiError(404, `There is no author ${authorId}`);
  return author;
}
