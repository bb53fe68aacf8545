import type { StoryDocument } from '../../../platform/document/storyDocument.ts';

/** What an editor says of a story; everything else follows from it. */
export type StoryDraft = {
  /** Only for a paper that is being filled: the id the story shall have. */
  id?: number;
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language?: string;
  categoryId: number;
  cityId?: number | undefined;
  /** Authors in the byline's order, then tags, sections, magazine and column. */
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption?: string;
  breaking?: boolean;
  /** When breaking news ends. */
  breakingUntil?: Date | undefined;
  sensitive?: boolean;
  /** What was wrong and is corrected, for readers. */
  correction?: string;
  topStory?: boolean;
  /** Among the heads of the day. */
  topHead?: boolean;
  publishedAt: Date;
  updatedAt?: Date;
};
