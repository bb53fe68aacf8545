import type { TopicKind } from './topicKinds.ts';

/** What a story can be listed under. */
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

/** An author, who has a page as topics have. */
export type Author = Topic & { role: string; bio: string };
