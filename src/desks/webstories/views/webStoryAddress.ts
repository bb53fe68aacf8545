/** The story's address: its category, its slug, and the id that stays when either changes. */
export function webStoryAddress(categorySlug: string, slug: string, id: number): string {
  return `/webstories/${categorySlug}/${slug}-${id}`;
}

/** Where the story stands as an AMP document: under the specification's route /amp/ (section 2). */
export const ampAddressOf = (address: string): string => `/amp${address}`;

/** The address of a page of the list, of all stories or of one category's. */
export function webStoryListAddress(categorySlug: string | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (categorySlug !== undefined) query.set('category', categorySlug);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/webstories' : `/webstories?${query}`;
}
