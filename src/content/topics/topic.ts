import type { Language } from '../../platform/text/language.ts';
import type { TopicKind } from './topicKinds.ts';

/** Anything that a story can be listed under. */
export type Topic = {
  id: number;
  kind: TopicKind;
  slug: string;
  name: string;
  nameEn: string;
  description: string;
  /** What search engines are told instead of the name and the description; empty for these. */
  searchTitle: string;
  searchDescription: string;
  /** Keeps its list out of search engines and sitemaps. */
  noindex: boolean;
  parentId: number | null;
  storyCount: number;
  createdAt: Date;
};

/** An author; authors have a page like other topics. */
export type Author = Topic & {
  role: string;
  bio: string;
  /** Addresses of the author's profiles elsewhere. */
  sameAs: string[];
};

/** A topic as an edition names it. */
export const inEdition = <Named extends Pick<Topic, 'name' | 'nameEn'>>(topic: Named, edition: Language): Named =>
  edition === 'en' ? { ...topic, name: topic.nameEn } : topic;
