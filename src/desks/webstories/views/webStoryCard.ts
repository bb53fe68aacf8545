import type { PictureFacts } from '../../../content/pictures/queries.ts';
import type { Topic } from '../../../content/topics/queries.ts';

/** What a list shows of a web story. */
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
