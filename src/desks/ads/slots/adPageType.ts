import { layoutOf } from '../../../site/pages/layoutTable.ts';
import type { AdPageType } from './adSlots.ts';

const LISTS =
  /^\/(category|city|tags|section|magazine|editorial|author|recent-news|breaking-news|top-head-news|top-story-news|top-read-news|photo-gallery|slide-show)(\/|$)/;
const ELECTIONS = /^\/([a-z][a-z0-9-]*-\d{4}(-[a-z0-9-]+)?(\/|$)|election\/|candidate\/)/;

/** The page type of an address, for advertisements; undefined where none are shown: on mobile paths, forms, static pages and the like. */
export function adPageTypeOf(path: string): AdPageType | undefined {
  const layout = layoutOf(path, 'desktop');
  if (layout === 'mobile-page' || layout === 'webstory') return undefined;
  if (layout === 'desktop-home') return 'home';
  if (layout === 'news') return 'article';
  if (/^\/video\//.test(path)) return 'video';
  if (path === '/webstories') return 'webstory';
  if (ELECTIONS.test(path)) return 'election';
  return LISTS.test(path) ? 'listing' : undefined;
}
