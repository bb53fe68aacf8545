import type { App } from '../../site/app.ts';
import { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
import { type Moved, moved, type NotFound, notFound } from '../../site/pages/page.tsx';
import type { ContentLists, ContentPage } from '../placements/contentLists.ts';
import { findTopic, type Topic } from '../topics/queries.ts';

/** A page of a category's list, or of the whole site's list without a category. */
export type LoadedList<Card> = { category: Topic | undefined; list: ContentPage<Card>; addressOf: (page: number) => string };

type Wanted = {
  kinds: readonly string[];
  categorySlug: string | undefined;
  page: number;
  perPage?: number;
  addressOf: (categorySlug: string | undefined, page: number) => string;
};

/** Reads the list page of an address; a former slug of a category redirects to the current address. */
export async function loadList<Card extends { id: number; publishedAt: Date }>(
  { db }: App,
  lists: ContentLists<Card>,
  { kinds, categorySlug, page, perPage = ITEMS_PER_PAGE, addressOf }: Wanted,
): Promise<LoadedList<Card> | NotFound | Moved> {
  const category = categorySlug === undefined ? undefined : await findTopic(db, 'category', categorySlug);
  if (categorySlug !== undefined && !category) return notFound();
  if (category && category.slug !== categorySlug) return moved(addressOf(category.slug, page));
  const list = await lists.page(db, { kinds, topicId: category?.id ?? 'latest' }, { page, perPage });
  return list ? { category, list, addressOf: (at) => addressOf(category?.slug, at) } : notFound();
}
