import type { Press } from '../../platform/change.ts';
import type { StoryDocument } from '../../platform/document/storyDocument.ts';
import type { Paper } from '../../site/paper.ts';

/** A story as it moves in. */
export type MovedStory = {
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language: string;
  categoryId: number;
  cityId: number | undefined;
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption: string;
  publishedAt: Date;
  updatedAt: Date;
};

export type MovedTopic = {
  kind: 'category' | 'tag' | 'author';
  slug: string;
  name: string;
  nameEn: string;
  description: string;
  parentId?: number | undefined;
  author?: { role: string; bio: string };
};

/** The other desks' hands: what they do with what moves in. The command hands them over, since desks meet at their reads only. */
export type Hands = {
  publishStories: (press: Press, drafts: readonly MovedStory[]) => Promise<number[]>;
  reviseStory: (press: Press, id: number, draft: MovedStory) => Promise<void>;
  addTopic: (press: Press, draft: MovedTopic) => Promise<number>;
  addPicture: (paper: Paper, bytes: Uint8Array, about: { alt: string; credit: string }) => Promise<{ key: string }>;
  /** Leads old addresses on to new ones. Gives how many were not led on before. */
  leadOn: (press: Press, moves: readonly { from: string; to: string }[]) => Promise<number>;
};
