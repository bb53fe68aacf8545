import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { findTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { findVideoBySlug, readVideo, type Video } from './readVideos.ts';

/** The video under a slug with or without its id; in the category, if one is said. */
export async function findVideo(db: Database, categorySlug: string | undefined, slug: string): Promise<Video | undefined> {
  const category = categorySlug === undefined ? undefined : await findTopic(db, 'category', categorySlug);
  if (categorySlug !== undefined && !category) return undefined;
  const id = idOfContentUrl(slug);
  const byId = id === undefined ? undefined : await readVideo(db, id);
  if (byId && (!category || byId.category.id === category.id)) return byId;
  const found = await findVideoBySlug(db, slug, category?.id);
  return found === undefined ? undefined : readVideo(db, found);
}
