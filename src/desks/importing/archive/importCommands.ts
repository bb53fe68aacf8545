import type { WriteContext } from '../../../platform/change.ts';
import type { StoryDocument } from '../../../platform/document/storyDocument.ts';
import type { App } from '../../../site/app.ts';
import type { SourceComment, SourcePresentation, StoryFlags } from '../source/sourceItem.ts';

/** The fields of an imported story. */
export type WrittenStory = {
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language: string;
  translationOf?: number | undefined;
  cityId: number | undefined;
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption: string;
  socialPictureKey?: string | undefined;
} & StoryFlags &
  Omit<SourcePresentation, 'socialPicture'>;

/** A story that is published in the source and will be published here. */
export type ImportedStory = WrittenStory & { id?: number; categoryId: number; publishedAt: Date; updatedAt: Date };

/** An unpublished story of the source, for the newsroom. */
export type ImportedDraft = WrittenStory & {
  categoryId: number | undefined;
  state: 'draft' | 'in_review';
  /** The planned day in the source. */
  plannedFor: string | undefined;
  source: string;
  createdAt: Date;
  updatedAt: Date;
};

/** A comment of a story that readers can read here; `parentId` is a comment that answers none itself. */
export type ImportedComment = Pick<SourceComment, 'name' | 'text'> & {
  articleId: number;
  badge: SourceComment['badge'] | undefined;
  parentId: number | undefined;
  publishedAt: Date;
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

/** A static page of this site, by its slug. */
export type ImportedPage = { slug: string; title: string; description: string; body: StoryDocument; updatedAt: Date };

/** Commands of other desks for imported content. They are passed in, because desks may import only each other's public modules. */
export type ImportCommands = {
  /** Reserves ids for stories that are published later, so that others can refer to them. */
  reserveStoryIds: (context: WriteContext, count: number) => Promise<number[]>;
  publishStories: (context: WriteContext, drafts: readonly ImportedStory[]) => Promise<number[]>;
  /** Sets the read counts of newly published stories. */
  setViews: (
    context: WriteContext,
    stories: readonly { articleId: number; cityId: number | undefined; views: number; at: Date }[],
  ) => Promise<void>;
  reviseStory: (context: WriteContext, id: number, draft: ImportedStory) => Promise<void>;
  adoptStory: (context: WriteContext, drafts: readonly ImportedDraft[]) => Promise<number[]>;
  reviseWorkingCopy: (context: WriteContext, id: number, draft: ImportedDraft) => Promise<void>;
  /** Publishes a story that was imported unpublished. */
  publishTaken: (context: WriteContext, id: number, draft: ImportedStory & { source: string }) => Promise<void>;
  /** Returns their ids, in the same order. */
  addComments: (context: WriteContext, comments: readonly ImportedComment[]) => Promise<number[]>;
  savePage: (app: App, page: ImportedPage) => Promise<void>;
  addTopic: (context: WriteContext, draft: MovedTopic) => Promise<number>;
  addPicture: (app: App, bytes: Uint8Array, about: { alt: string; credit: string }) => Promise<{ key: string }>;
  /** Redirects old addresses to new ones. Returns the number of new redirects. */
  addRedirects: (context: WriteContext, moves: readonly { from: string; to: string }[]) => Promise<number>;
};
