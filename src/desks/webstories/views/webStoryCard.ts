import type { PictureFacts } from '../../../content/pictures/queries.ts';
import type { Topic } from '../../../content/topics/queries.ts';

/** The data of a web story in a list. */
export type WebStoryCard = {
  id: number;
  address: string;
  title: string;
  description: string;
  category: Topic;
  poster: PictureFacts;
  pageCount: number;
  publishedAt: Date;
  updatedAt: Date;
};
