import { slugOf } from '../../../platform/text/slug.ts';
import type { AdKind } from '../kinds/adKinds.ts';

export const CLASSIFIED_PATH = '/classified';
export const SEARCH_PATH = '/classified/search';
export const POST_PATH = '/classified/post';
export const OWN_ADS_PATH = '/account/classifieds';
export const ORDER_PATH = '/account/classifieds/order';
export const PAID_PATH = '/account/classifieds/paid';
export const CONTACT_PATH = '/classified/contact';
export const REPORT_PATH = '/classified/report';

/** The address of an advertisement; its words are for readers, its number finds it. */
export const adAddress = ({ id, title }: { id: number; title: string }): string => `/classified/ad/${id}-${slugOf(title)}`;

/** Where an advertiser looks at a draft before sending it. */
export const previewPath = (id: number): string => `${POST_PATH}/${id}`;

/** The address of a list: of all kinds with `all`, of all cities without one. */
export const adListAddress = (kind: AdKind | undefined, citySlug: string | undefined, page = 1): string =>
  `/classified/${[kind ?? 'all', citySlug].filter((part) => part !== undefined).join('/')}${page > 1 ? `?page=${page}` : ''}`;

type Search = { q: string; kind?: AdKind | undefined; city?: string | undefined };

export function adSearchAddress({ q, kind, city }: Search, page = 1): string {
  const query = new URLSearchParams({ q });
  if (kind !== undefined) query.set('kind', kind);
  if (city !== undefined) query.set('city', city);
  if (page > 1) query.set('page', String(page));
  return `${SEARCH_PATH}?${query}`;
}
