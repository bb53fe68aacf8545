import type { PictureFacts } from '../../../content/pictures/queries.ts';
import type { Topic } from '../../../content/topics/queries.ts';
import type { StoryDocument } from '../../../platform/document/storyDocument.ts';
import type { Language } from '../../../platform/text/language.ts';
import type { VideoCard } from '../../videos/queries.ts';
import type { Commenting } from '../commenting/commenting.ts';
import type { StoryCard } from './readCards.ts';

/** A story in the other edition. */
export type Translation = { language: Language; address: string };

/** A full story. */
export type Story = StoryCard & {
  slug: string;
  body: StoryDocument;
  /** The same story in the other edition, if it is published. */
  translation: Translation | undefined;
  pictureCaption: string;
  correction: string;
  topStory: boolean;
  searchTitle: string;
  searchDescription: string;
  socialHeadline: string;
  socialPicture: PictureFacts | undefined;
  /** The address of the original of a text taken over from elsewhere; empty for the newspaper's own. */
  canonical: string;
  noindex: boolean;
  /** The place from which it is reported; empty if none is shown. */
  dateline: string;
  commenting: Commenting;
  /** Number of published comments. */
  commentCount: number;
  /** Until when it takes comments; undefined if it takes none, or is not published. */
  commentsUntil?: Date | undefined;
  /** Whether readers can log in, and so save it. */
  offersLogin?: boolean;
  /** Whether it has an AMP version, as every published story while AMP is on. */
  hasAmp?: boolean;
  updatedAt: Date;
  parentCategory: Topic | undefined;
  authors: Topic[];
  tags: Topic[];
  sections: Topic[];
  magazine: Topic | undefined;
  column: Topic | undefined;
  /** The pictures inside the document, by key. */
  bodyPictures: Map<string, PictureFacts>;
  /** The stories that its document links to, by id. */
  relatedInBody: Map<number, StoryCard>;
  /** The videos of the video desk in its document. */
  videosInBody: Map<number, VideoCard>;
};
