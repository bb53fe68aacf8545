import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { entriesOf, type SearchKeys, searchKeysOf } from '../../platform/text/search/searchKeys.ts';
import { skeletonOf, soundOf } from '../../platform/text/search/sound.ts';
import { tokensOf } from '../../platform/text/search/tokensOf.ts';
import { looseKey } from '../../platform/text/search/wordKey.ts';
import type { SearchDocument, SearchKind } from '../../site/searchKind.ts';
import { searchDocuments, searchWords } from './tables.ts';

// Writes the index of the search, in the transaction of the command that publishes, changes or withdraws an item.

/** The entries of a document that are no words. */
const yearEntry = (publishedAt: Date): string => `@${publishedAt.getUTCFullYear()}`;
export const kindEntry = (kind: string): string => `#${kind}`;
/** A tag that is merged into another keeps its entry: a search is narrowed by categories and cities only. */
export const topicEntry = (topicId: number): string => `%${topicId}`;

/** Writes items of a kind into the index, in place of what it has of them. */
export async function indexDocuments(tx: Database, kind: string, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const found = new Set<string>();
  const rows = documents.map((document) => {
    const head = searchKeysOf(document.texts.filter(({ weight }) => weight !== 'C'));
    const all = searchKeysOf(document.texts);
    for (const word of all.words) found.add(word);
    return {
      item_id: document.id,
      published_at: document.publishedAt,
      title_words: titleWordsOf(document),
      ...vectorsOf(kind, document, head, all),
    };
  });
  await addWords(tx, found);
  await tx.execute(sql`
    insert into ${searchDocuments} (kind, item_id, published_at, title_words, head, keys)
    select ${kind}, item_id, published_at, title_words, head, keys
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (item_id bigint, published_at timestamptz, title_words smallint, head tsvector, keys tsvector)
    on conflict (kind, item_id) do update set published_at = excluded.published_at, title_words = excluded.title_words,
      head = excluded.head, keys = excluded.keys`);
}

const titleWordsOf = ({ texts }: SearchDocument): number =>
  Math.min(
    1000,
    texts.filter(({ weight }) => weight === 'A').flatMap(({ text }) => tokensOf(text).filter((token) => entriesOf(token.text).key !== ''))
      .length,
  );

function vectorsOf(kind: string, { publishedAt, topicIds = [] }: SearchDocument, head: SearchKeys, all: SearchKeys) {
  const facts = [yearEntry(publishedAt), kindEntry(kind), ...new Set(topicIds.map(topicEntry))].map((entry) => `'${entry}'`).join(' ');
  return { head: `${facts} ${head.vector}`, keys: `${facts} ${all.vector}` };
}

/**
 * Adds words by their keys to those of the index. In order and in one statement, so that two transactions with the same new words wait for
 * each other in one direction only.
 */
export async function addWords(tx: Database, found: ReadonlySet<string>): Promise<void> {
  if (found.size === 0) return;
  const rows = [...found].sort().map((word) => {
    const sound = soundOf(word);
    return { word, loose: looseKey(word), sound, skeleton: skeletonOf(sound) };
  });
  await tx.execute(sql`
    insert into ${searchWords} (word, loose, sound, skeleton)
    select word, loose, sound, skeleton from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (word text, loose text, sound text, skeleton text)
    where not exists (select from ${searchWords} as known where known.word = given.word)
    order by word on conflict do nothing`);
}

/** Removes items from the index. */
export async function removeFromSearch(tx: Database, kind: string, ids: readonly number[]): Promise<void> {
  await tx.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.itemId, [...ids])));
}

const DOCUMENTS_AT_ONCE = 200;

/** Writes all items of a kind anew: after an import of the whole site, or where a kind is small and changes as a whole. */
export async function reindexKind(tx: Database, kind: Pick<SearchKind, 'kind' | 'documents'>): Promise<void> {
  await tx.delete(searchDocuments).where(eq(searchDocuments.kind, kind.kind));
  for (let after = 0; ; ) {
    const documents = await kind.documents(tx, after, DOCUMENTS_AT_ONCE);
    await indexDocuments(tx, kind.kind, documents);
    const last = documents.at(-1);
    if (!last) return;
    after = last.id;
  }
}
