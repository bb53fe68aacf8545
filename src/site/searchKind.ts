import type { Database } from '../platform/database.ts';
import type { WeightedText } from '../platform/text/search/searchKeys.ts';
import type { Link } from './desk.ts';
import type { Sentence } from './newsroom/newsroomError.ts';

/** What the search knows of an item: its words by weight (A is the title), and by what readers may narrow a search. */
export type SearchDocument = {
  id: number;
  /** Newer items come first among equal ones. */
  publishedAt: Date;
  texts: readonly WeightedText[];
  /** The topics in which it stands. */
  topicIds?: readonly number[];
};

/** An item as a result of a search. */
export type SearchHit = {
  id: number;
  title: string;
  deck: string;
  href: string;
  /** Its kind, and what else readers know it by: `ફોટો ગેલેરી · 6 તસવીરો`. */
  detail: string;
  /** The cache tag of what is shown of it, if that is not its kind's tag with its id. */
  tag?: string;
  /** Undefined for what has no day: topics, crops, yards. */
  publishedAt: Date | undefined;
  /** The key of its picture in the library. */
  pictureKey?: string | null;
  /** The address of a picture outside of it; empty without. */
  thumbnail?: string;
  /** What answers the search by itself, shown if the item is the first result: a price, a score, a result. */
  answer?: SearchAnswer;
};

/** An answer above the results: what is asked for, and its rows of words and figures. */
export type SearchAnswer = { title: string; rows: readonly { label: string; value: string }[]; note: string; links: readonly Link[] };

/** The groups by which readers narrow a search, in the order of its filter. */
export const searchGroups = ['stories', 'photos', 'videos', 'webstories', 'topics', 'mandi', 'cricket', 'elections'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A kind of item that readers find by the search. Its desk writes the index with `content/search/writeSearch.ts`, in its own commands. */
export type SearchKind = {
  /** The name of the kind in the index. */
  kind: string;
  /** Before the id in the cache tag of everything that shows the item. */
  tag: string;
  group: SearchGroup;
  name: Sentence;
  /** How much an item is preferred to a story with the same words, as a factor; 1 by default. */
  boost?: number;
  /** Items have no day by which they get old. */
  isTimeless?: boolean;
  /** Results for these ids, in any order; what readers may not see is left out. */
  read: (db: Database, ids: readonly number[], now: Date) => Promise<SearchHit[]>;
  /** The next items after an id, in the order of ids, for a new index. Locks their rows until the transaction ends. */
  documents: (tx: Database, after: number, most: number) => Promise<SearchDocument[]>;
};
