import type { TopicKind } from './topicKinds.ts';

/** Anything that a story can be listed under. */
export type Topic = {
  id: number;
  kind: TopicKind;
  slug: string;
  name: string;
  nameEn: string;
  description: string;
  parentId: number | null;
  storyCount: number;
  createdAt: Date;
};

/** An author; authors have a page like other topics. */
export type Author = Topic & { role: string; bio: string };
