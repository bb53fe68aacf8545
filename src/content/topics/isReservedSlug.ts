import type { TopicKind } from './tables.ts';

/** What addresses of videos and galleries have in the place of a category: `/video/list/all`, `/video/list/shorts`, `/photo-gallery/all/2`. */
const RESERVED_FOR_CATEGORIES = ['all', 'list', 'shorts', 'watch'];

/**
 * Whether a topic cannot have this slug, because the site has other pages at its addresses. A path with `mobile` in it is a page for the
 * apps (`site/pages/layoutTable.ts`); the slug of an author stands together with a number.
 */
export const isReservedSlug = (kind: TopicKind, slug: string): boolean =>
  (kind === 'category' && RESERVED_FOR_CATEGORIES.includes(slug)) || (kind !== 'author' && slug === 'mobile');
