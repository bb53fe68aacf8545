import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { readTerms } from '../../../content/search/searchTerms.ts';
import { addWords } from '../../../content/search/writeSearch.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { searchKeysOf } from '../../../platform/text/foldedSearch.ts';
import { parseSearch } from '../../../platform/text/search/parseSearch.ts';
import { entriesOf } from '../../../platform/text/search/searchKeys.ts';
import { tokensOf } from '../../../platform/text/search/tokensOf.ts';
import { searchedWordsOf } from '../kinds/adFacts.ts';
import { ADS_TAG } from '../states/adTags.ts';
import { classifiedAds } from '../tables.ts';

// Readers search advertisements as they search the site: by words in all spellings, inflections and scripts, with the site's list of words.
// The index also has the folded words by which the newsroom searches, from whose entries those of readers differ by their first character.

type Searched = Pick<typeof classifiedAds.$inferSelect, 'kind' | 'title' | 'body' | 'fields'>;

/** In every index entry that was written with the words of readers. */
const WITH_WORDS = '@words';
const asEntry = (key: string): string => `'=${key}'`;

const textsOf = (ad: Searched): string[] => [ad.title, ad.body, ...searchedWordsOf(ad)];
const entriesOfAd = (ad: Searched) =>
  textsOf(ad)
    .flatMap(tokensOf)
    .flatMap((token) => [token, ...token.words])
    .map(({ text }) => entriesOf(text))
    .filter(({ key }) => key !== '');

/** The index entry of an advertisement, a tsvector literal. */
export function adSearchKeys(ad: Searched): string {
  const entries = new Set(entriesOfAd(ad).flatMap(({ key, stems }) => [key, ...stems].map(asEntry)));
  return [searchKeysOf(textsOf(ad)), `'${WITH_WORDS}'`, ...entries].join(' ');
}

/** Adds the words of published advertisements to those that a search knows by their sound; numbers sound like nothing. */
export async function addAdWords(tx: Database, ads: readonly Searched[]): Promise<void> {
  const keys = ads.flatMap(entriesOfAd).map(({ key }) => key);
  await addWords(tx, new Set(keys.filter((key) => !/\d{3}/.test(key))));
}

/** A tsquery literal for what a reader has typed: all words, each in any spelling, inflection and script; empty if no word is left. */
export async function readAdSearchQuery(db: Database, text: string): Promise<string> {
  const parsed = parseSearch(text);
  if (parsed.words.length === 0) return '';
  const terms = await readTerms(db, ...parsed.words);
  return terms.map(({ exact, near }) => `(${[...exact, ...near].map(asEntry).join(' | ')})`).join(' & ');
}

const ADS_AT_ONCE = 100;

/** Writes anew the index entries that an earlier version wrote, without the words of readers. Several processes take turns. */
export async function fillAdSearch(context: WriteContext, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await fillNext(context))) await setImmediate();
}

/** Returns whether there may be more to fill. */
function fillNext(context: WriteContext): Promise<boolean> {
  return change(context, async (tx) => {
    const ads = await tx
      .select()
      .from(classifiedAds)
      .where(and(sql`${classifiedAds.state} = 'published'`, sql`not ${classifiedAds.search} @@ ${`'${WITH_WORDS}'`}::tsquery`))
      .orderBy(asc(classifiedAds.id))
      .limit(ADS_AT_ONCE)
      .for('update');
    if (ads.length === 0) return { result: false, tags: [] };
    await addAdWords(tx, ads);
    for (const ad of ads)
      await tx
        .update(classifiedAds)
        .set({ search: adSearchKeys(ad) })
        .where(eq(classifiedAds.id, ad.id));
    return { result: true, tags: [ADS_TAG] };
  });
}
