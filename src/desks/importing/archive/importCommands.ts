import type { WriteContext } from '../../../platform/change.ts';
import type { StoryDocument } from '../../../platform/document/storyDocument.ts';
import type { App } from '../../../site/app.ts';
import type { StoryFlags } from '../source/sourceItem.ts';

/** What is written of a story that moves in. */
export type WrittenStory = {
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language: string;
  cityId: number | undefined;
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption: string;
} & StoryFlags;

/** A story that readers can read there, and will here. */
export type ImportedStory = WrittenStory & { id?: number; categoryId: number; publishedAt: Date; updatedAt: Date };

/** A story that is still being written there, for the newsroom. */
export type ImportedDraft = WrittenStory & {
  categoryId: number | undefined;
  state: 'draft' | 'in_review';
  /** The day for which it was planned there. */
  plannedFor: string | undefined;
  source: string;
  createdAt: Date;
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
export type ImportCommands = {
  /** Ids for stories that are published later, so that others can refer to them. */
  reserveStoryIds: (context: WriteContext, count: number) => Promise<number[]>;
  publishStories: (context: WriteContext, drafts: readonly ImportedStory[]) => Promise<number[]>;
  /** How often stories that were just published have been read. */
  setViews: (
    context: WriteContext,
    stories: readonly { articleId: number; cityId: number | undefined; views: number; at: Date }[],
  ) => Promise<void>;
  reviseStory: (context: WriteContext, id: number, draft: ImportedStory) => Promise<void>;
  adoptStory: (context: WriteContext, drafts: readonly ImportedDraft[]) => Promise<number[]>;
  reviseWorkingCopy: (context: WriteContext, id: number, draft: ImportedDraft) => Promise<void>;
  /** Puts before readers what was taken in hand. */
  publishTaken: (context: WriteContext, id: number, draft: ImportedStory & { source: string }) => Promise<void>;
  addTopic: (context: WriteContext, draft: MovedTopic) => Promise<number>;
  addPicture: (app: App, bytes: Uint8Array, about: { alt: string; credit: string }) => Promise<{ key: string }>;
  /** Leads old addresses on to new ones. Gives how many were not led on before. */
  addRedirects: (context: WriteContext, moves: readonly { from: string; to: string }[]) => Promise<number>;
};
