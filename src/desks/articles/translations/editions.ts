import { countItemsByTopic, readNewestIds } from '../../../content/placements/lists.ts';
import { readEnglishTopicIds, readTopic, type Topic, type TopicKind, topicAddress } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { homeOf, type Language } from '../../../platform/text/language.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';

/** The tag of what depends on whether there is an English edition: whether it is linked. */
export const EDITIONS_TAG = 'editions';

/** The addresses of a page in the editions that have it. */
export type InEditions = Partial<Record<Language, string>>;

/** Whether there is an English edition: it begins with its first published story and ends with its last. */
export async function hasEnglish(db: Database): Promise<boolean> {
  const [latest, inEnglish] = await Promise.all([readTopic(db, 'list', 'latest'), readEnglishTopicIds(db)]);
  return latest !== undefined && inEnglish.has(latest.id);
}

/** The front pages. */
export const frontPagesOf = async (db: Database): Promise<InEditions> =>
  (await hasEnglish(db)) ? { gu: homeOf('gu'), en: homeOf('en') } : { gu: homeOf('gu') };

/** The kinds of topics whose lists the English edition has. */
const englishLists: readonly TopicKind[] = ['category', 'city', 'tag', 'author'];
export const isEnglishList = (kind: TopicKind): boolean => englishLists.includes(kind);

/** The first pages of a topic's lists, if it is known whether it has an English one. */
export const inEditions = (topic: Topic, isInEnglish: boolean): InEditions => ({
  ...(topic.storyCount > 0 ? { gu: topicAddress(topic) } : {}),
  ...(isInEnglish ? { en: topicAddress(topic, 1, 'en') } : {}),
});

/** The first pages of a topic's lists in the editions that have stories under it. */
export async function listsOf(db: Database, topic: Topic): Promise<InEditions> {
  return inEditions(topic, isEnglishList(topic.kind) && (await hasEnglishStories(db, topic)));
}

/** A tag or an author is asked for its newest story, which is read with other lists of a page. */
async function hasEnglishStories(db: Database, { id, kind }: Topic): Promise<boolean> {
  if (kind !== 'tag' && kind !== 'author') return (await readEnglishTopicIds(db)).has(id);
  return (await readNewestIds(db, { kinds: kindsOfEdition('en'), topicId: id }, 1)).length > 0;
}

/** Gives the address of a topic's English list, if it has one. */
export async function readEnglishLists(db: Database): Promise<(topic: Pick<Topic, 'id' | 'kind' | 'slug'>) => string | undefined> {
  const withStories = await readAllEnglishTopicIds(db);
  return (topic) => (withStories.has(topic.id) && isEnglishList(topic.kind) ? topicAddress(topic, 1, 'en') : undefined);
}

/** The topics with English stories, of every kind. */
export const readAllEnglishTopicIds = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set((await countItemsByTopic(db, kindsOfEdition('en'))).keys());
