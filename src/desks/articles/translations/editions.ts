import { countItems, countItemsByTopic } from '../../../content/placements/lists.ts';
import { type Topic, type TopicKind, topicAddress } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { homeOf, type Language } from '../../../platform/text/language.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';

/** The tag of what depends on whether there is an English edition: whether it is linked. */
export const EDITIONS_TAG = 'editions';

/** The addresses of a page in the editions that have it. */
export type InEditions = Partial<Record<Language, string>>;

/** Whether there is an English edition: it begins with its first published story and ends with its last. */
export const hasEnglish = async (db: Database): Promise<boolean> =>
  (await countItems(db, { kinds: kindsOfEdition('en'), topicId: 'latest' })) > 0;

/** The front pages. */
export const frontPagesOf = async (db: Database): Promise<InEditions> =>
  (await hasEnglish(db)) ? { gu: homeOf('gu'), en: homeOf('en') } : { gu: homeOf('gu') };

/** The kinds of topics whose lists the English edition has. */
const englishLists: readonly TopicKind[] = ['category', 'city', 'tag', 'author'];
export const isEnglishList = (kind: TopicKind): boolean => englishLists.includes(kind);

/** The first pages of a topic's lists in the editions that have stories under it. */
export async function listsOf(db: Database, topic: Topic): Promise<InEditions> {
  const en = (await readEnglishLists(db))(topic);
  return { ...(topic.storyCount > 0 ? { gu: topicAddress(topic) } : {}), ...(en === undefined ? {} : { en }) };
}

/** Gives the address of a topic's English list, if it has one. */
export async function readEnglishLists(db: Database): Promise<(topic: Pick<Topic, 'id' | 'kind' | 'slug'>) => string | undefined> {
  const withStories = await readEnglishTopicIds(db);
  return (topic) => (withStories.has(topic.id) && isEnglishList(topic.kind) ? topicAddress(topic, 1, 'en') : undefined);
}

/** The topics with English stories. */
export const readEnglishTopicIds = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set((await countItemsByTopic(db, kindsOfEdition('en'))).keys());
