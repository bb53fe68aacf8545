import { pictureSource, readPictures } from '../../../content/pictures/queries.ts';
import { type MarkedText, markWords } from '../../../content/search/markWords.ts';
import { search } from '../../../content/search/search.ts';
import type { PictureSource } from '../../../design/Picture.tsx';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { App } from '../../../site/app.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { countPages } from '../../../site/lists/findPage.ts';
import type { SearchAnswer, SearchHit } from '../../../site/searchKind.ts';
import { filterOf, type SearchQuery } from './searchQuery.ts';

/** A result as the page shows it, with the searched words marked. */
export type Result = Pick<SearchHit, 'href' | 'detail' | 'publishedAt'> & {
  /** The cache tag of its page. */
  tag: string;
  title: MarkedText;
  deck: MarkedText;
  picture: PictureSource | undefined;
  /** The address of a picture outside of the library; empty without. */
  thumbnail: string;
};

export type Results = {
  results: Result[];
  totalCount: number;
  isCapped: boolean;
  isPartial: boolean;
  isApproximate: boolean;
  pageCount: number;
  /** What answers the search by itself, on its first page. */
  answer: SearchAnswer | undefined;
};

const NOTHING: Results = {
  results: [],
  totalCount: 0,
  isCapped: false,
  isPartial: false,
  isApproximate: false,
  pageCount: 1,
  answer: undefined,
};
/** Length of a summary under a result, in graphemes. */
const MAX_DECK = 150;

/** A page of the results of a search. */
export async function readResults(app: App, query: SearchQuery, now: Date): Promise<Results> {
  const { db, contributions } = app;
  const kinds = contributions.searchKinds;
  const filter = await filterOf(db, kinds, query, now);
  if (!filter) return NOTHING;
  const { found, terms, isCapped, isPartial, isApproximate } = await search(db, kinds, query.q, filter, now);
  const shown = found.slice((query.page - 1) * ITEMS_PER_PAGE, query.page * ITEMS_PER_PAGE);
  const hits = new Map<string, SearchHit>();
  await Promise.all(
    kinds.map(async ({ kind, read }) => {
      const ids = shown.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length > 0) for (const hit of await read(db, ids, now)) hits.set(`${kind}:${hit.id}`, hit);
    }),
  );
  const pictures = await readPictures(
    db,
    [...hits.values()].map(({ pictureKey }) => pictureKey ?? null),
  );
  const results = shown.flatMap(({ kind, id }) => {
    const hit = hits.get(`${kind}:${id}`);
    if (!hit) return [];
    const picture = hit.pictureKey == null ? undefined : pictures.get(hit.pictureKey);
    return [
      {
        ...hit,
        tag: hit.tag ?? `${kinds.find((one) => one.kind === kind)?.tag ?? kind}:${id}`,
        title: markWords(hit.title, terms),
        deck: markWords(shorten(hit.deck, MAX_DECK), terms),
        picture: picture && pictureSource(picture, 'row'),
        thumbnail: hit.thumbnail ?? '',
      },
    ];
  });
  const [first] = shown;
  return {
    results,
    totalCount: found.length,
    isCapped,
    isPartial,
    isApproximate,
    pageCount: countPages(found.length, ITEMS_PER_PAGE),
    // What is only like the words that were typed does not answer them.
    answer: query.page === 1 && first && !isPartial && !isApproximate ? hits.get(`${first.kind}:${first.id}`)?.answer : undefined,
  };
}
