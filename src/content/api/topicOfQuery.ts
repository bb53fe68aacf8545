import type { App } from '../../site/app.ts';
import { ApiError } from '../../site/calls/call.ts';
import { findTopic, type Topic } from '../topics/queries.ts';

/** The requested category or city; undefined if none is requested. Throws `ApiError` if it does not exist. */
export async function topicOfQuery(app: App, kind: 'category' | 'city', slug: string | undefined): Promise<Topic | undefined> {
  if (slug === undefined) return undefined;
  const topic = await findTopic(app.db, kind, slug);
  if (!topic) throw new ApiError(404, `There is no ${kind} ${slug}`);
  return topic;
}
