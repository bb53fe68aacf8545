import type { App } from '../../site/app.ts';
import { ApiError } from '../../site/calls/call.ts';
import { topicId } from '../../site/calls/callParameters.ts';
import { findTopic, readTopicsById, slugOfKind, type Topic } from '../topics/queries.ts';

/** The parameters by which a call names an author. */
export const authorQuery = {
  authorId: topicId.optional(),
  slug: slugOfKind('author').openapi({ description: 'The slug of an author, or the last part of the address' }).optional(),
};

/** The author whom a request names. Throws `ApiError`: 400 if it names none, or two; 404 if there is no such author. */
export async function authorOfQuery(
  { db }: App,
  { authorId, slug }: { authorId?: number | undefined; slug?: string | undefined },
): Promise<Topic> {
  if (authorId === undefined && slug === undefined)
    throw new ApiError(400, 'Say which author: authorId or slug', [{ path: 'authorId', message: 'is missing' }]);
  const bySlug = slug === undefined ? undefined : await idOfSlug(db, slug);
  if (slug !== undefined && bySlug === undefined) throw new ApiError(404, `There is no author ${slug}`);
  if (authorId !== undefined && bySlug !== undefined && authorId !== bySlug)
    throw new ApiError(400, 'authorId and slug are of two authors', [{ path: 'slug', message: `is not of the author ${authorId}` }]);
  const id = authorId ?? bySlug;
  const author = id === undefined ? undefined : (await readTopicsById(db, [id])).get(id);
  if (author?.kind !== 'author') throw new ApiError(404, 'There is no such author');
  return author;
}

/** The address of an author ends with slug and id; a slug alone may be a former one. */
async function idOfSlug(db: App['db'], slug: string): Promise<number | undefined> {
  const id = /_([1-9][0-9]{0,8})$/.exec(slug)?.[1];
  return id === undefined ? (await findTopic(db, 'author', slug))?.id : Number(id);
}
