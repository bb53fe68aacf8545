import { and, asc, desc, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { SearchDocument, SearchKind } from '../../site/searchKind.ts';
import { topics } from '../topics/tables.ts';
import { topicAddress } from '../topics/topicAddress.ts';
import { topicKindWords } from '../topics/words.ts';

type Named = { id: number; name: string; nameEn: string; description: string; createdAt: Date };

/** A topic in the search: its name in Gujarati is its title, for the other one has its own words. */
export const topicSearchDocument = ({ id, name, nameEn, description, createdAt }: Named): SearchDocument => ({
  id,
  publishedAt: createdAt,
  texts: [
    { text: name, weight: 'A' },
    { text: `${nameEn} ${description}`, weight: 'B' },
  ],
});

/** Topics and authors; built-in lists are no topics to readers, nor are tags and authors before they have a story. */
export const topicSearchKind: SearchKind = {
  kind: 'topic',
  tag: 'topic',
  group: 'topics',
  name: { gu: 'વિષયો અને લેખકો', en: 'Topics and authors' },
  isTimeless: true,
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(topics)
      .where(and(inArray(topics.id, [...ids]), ne(topics.kind, 'list')));
    return rows
      .filter(({ kind, storyCount }) => storyCount > 0 || (kind !== 'tag' && kind !== 'author'))
      .map(({ id, kind, name, slug, description }) => ({
        id,
        title: name,
        deck: description,
        href: topicAddress({ id, kind, slug }),
        detail: topicKindWords[kind].gu,
        publishedAt: undefined,
      }));
  },
  documents: async (tx, after, most) => {
    const rows = await tx
      .select()
      .from(topics)
      .where(and(gt(topics.id, after), ne(topics.kind, 'list')))
      .orderBy(asc(topics.id))
      .limit(most)
      .for('share');
    return rows.map(topicSearchDocument);
  },
};

/** A topic to be suggested: its names, its address, what readers call its kind, and how many stories it has. */
type NamedTopic = { name: string; nameEn: string; href: string; kindName: string; storyCount: number };

/** The topics that readers find stories in, and all categories and cities; those with the most stories first. */
export async function readNamedTopics(db: Database, most: number): Promise<NamedTopic[]> {
  const { id, kind, slug, name, nameEn, storyCount } = topics;
  const rows = await db
    .select({ id, kind, slug, name, nameEn, storyCount })
    .from(topics)
    .where(and(ne(kind, 'list'), or(gt(storyCount, 0), inArray(kind, ['category', 'city']))))
    .orderBy(desc(storyCount), asc(id))
    .limit(most);
  return rows.map((row) => ({
    name: row.name,
    nameEn: row.nameEn,
    href: topicAddress(row),
    kindName: topicKindWords[row.kind].gu,
    storyCount: row.storyCount,
  }));
}
