/** The address of a web story: its category, its slug, and its id, which stays when the others change. */
export function webStoryAddress(categorySlug: string, slug: string, id: number): string {
  return `/webstories/${categorySlug}/${slug}-${id}`;
}

/** The address of a page of the list, of all stories or of one category's. */
export function webStoryListAddress(categorySlug: string | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (categorySlug !== undefined) query.set('category', categorySlug);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/webstories' : `/webstories?${query}`;
}
