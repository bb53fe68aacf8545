import type { VideoKind } from '../tables.ts';

/** The address of a video: its category, its slug, and its id, which stays when the others change. */
export const videoAddress = (categorySlug: string, slug: string, id: number): string => `/video/${categorySlug}/${slug}-${id}`;

export type VideoListPlace = { kind: VideoKind; categorySlug: string | undefined; page: number };

const FOLDER = '/video/list';
const ALL = 'all';
const SHORTS = 'shorts';
const WATCH = 'watch';

/**
 * The canonical address of a page of a list: `/video/list`, `/video/list/gujarat`, `/video/list/all/2`, `/video/list/gujarat/2`, and the
 * same for shorts after `/video/list/shorts`.
 */
export function videoListAddress({
  kind,
  categorySlug,
  page,
}: {
  kind: VideoKind;
  categorySlug?: string | undefined;
  page?: number;
}): string {
  const steps = [
    ...(kind === 'short' ? [SHORTS] : []),
    ...(page !== undefined && page > 1 ? [categorySlug ?? ALL, String(page)] : categorySlug === undefined ? [] : [categorySlug]),
  ];
  return [FOLDER, ...steps].join('/');
}

/**
 * Parses the parameters of `/video/list/[[...params]]`: the type (`watch` or `shorts`, videos by default), the category (`all` or a slug)
 * and the page. Undefined if they are invalid; other forms of an address redirect to the canonical one.
 */
export function parseListParams(params: readonly string[]): VideoListPlace | undefined {
  const [first, ...others] = params;
  const hasType = first === SHORTS || first === WATCH;
  const [category, number, ...rest] = hasType ? others : params;
  if (rest.length > 0) return undefined;
  if (number !== undefined && !/^[1-9][0-9]{0,6}$/.test(number)) return undefined;
  return {
    kind: first === SHORTS ? 'short' : 'watch',
    categorySlug: category === undefined || category === ALL ? undefined : category,
    page: number === undefined ? 1 : Number(number),
  };
}
