import type { StoryDocument } from '../../../platform/document/storyDocument.ts';
import type { Commenting } from '../commenting/commenting.ts';

/** What editors tell search engines, social networks and readers of where a story comes from. What is empty is derived from the story. */
export type StoryPresentation = {
  /** The headline on the front page and in lists. */
  listHeadline?: string;
  searchTitle?: string;
  searchDescription?: string;
  socialHeadline?: string;
  socialPictureKey?: string | undefined;
  /** The address of the original of a text taken over from elsewhere; a path for one on this site. */
  canonical?: string;
  noindex?: boolean;
  dateline?: string;
  /** The advertiser who has paid for the story. */
  sponsor?: string;
};

/** The data of a story that editors enter; everything else is derived from it. */
export type StoryDraft = StoryPresentation & {
  /** A fixed id, only when an empty site is filled. */
  id?: number;
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language?: string;
  /** The id of the story of the other edition that this one translates. */
  translationOf?: number | undefined;
  categoryId: number;
  cityId?: number | undefined;
  /** Authors in the order of the byline, then tags, sections, magazine and column. */
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption?: string;
  breaking?: boolean;
  /** When the story leaves breaking news. */
  breakingUntil?: Date | undefined;
  sensitive?: boolean;
  commenting?: Commenting;
  /** The correction notice for readers. */
  correction?: string;
  topStory?: boolean;
  /** Whether it is in the top-head list. */
  topHead?: boolean;
  publishedAt: Date;
  updatedAt?: Date;
};
