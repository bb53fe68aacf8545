import type { Device } from './device.ts';
import { withoutEdition } from './editionPath.ts';

/** Specification, section 2: page layout types by route. */
export type Layout =
  | 'error'
  | 'webstory'
  | 'mobile-home'
  | 'desktop-home'
  | 'news'
  | 'static-page'
  | 'video-detail-new'
  | 'video-detail'
  | 'mobile-page'
  | 'default';

/** What a layout shows around the page. */
export type Chrome = { shell: boolean; sidebar: boolean };

const STATIC = [
  /^\/static-page(\/|$)/,
  /^\/advertise-with-us$/,
  /^\/sitemap$/,
  /^\/classified(\/|$)/,
  /^\/video\/list(\/|$)/,
  /^\/webstories$/,
  // The name of an election contains its year.
  /^\/[a-z][a-z0-9-]*-\d{4}(-[a-z0-9-]+)?(\/|$)/,
  /^\/(all-seats|gujarat-seats|star-candidates|live-news|schedule)$/,
  /^\/candidate\/[^/]+$/,
  /^\/election\/[^/]+\/[^/]+$/,
  /^\/search$/,
  /^\/account\/edit-user$/,
];

/**
 * The layout of an address: the first matching row of the table, except that /mobile paths come before all others. The
 * addresses of the English edition have the same layouts under /en.
 */
export function layoutOf(address: string, device: Device): Layout {
  if (/\/mobile(\/|$)/.test(address)) return 'mobile-page';
  const path = withoutEdition(address);
  if (path === '/404') return 'error';
  if (path === '/') return device === 'mobile' ? 'mobile-home' : 'desktop-home';
  if (/^\/webstories\/[^/]+\/[^/]+$/.test(path)) return 'webstory';
  if (/^\/news\/[^/]+\/[^/]+$/.test(path)) return 'news';
  if (STATIC.some((pattern) => pattern.test(path))) return 'static-page';
  if (path === '/video/detail' || /^\/[^/]+\/download-app$/.test(path)) return 'video-detail';
  if (/^\/video\/[^/]+\/[^/]+$/.test(path)) return 'video-detail-new';
  return 'default';
}

export function chromeOf(layout: Layout): Chrome {
  return {
    shell: layout !== 'webstory' && layout !== 'mobile-page',
    sidebar: layout === 'news' || layout === 'default' || layout === 'video-detail-new',
  };
}
