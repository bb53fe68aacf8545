import { itemTag, listTag as topicListTag } from '../../../content/contentType.ts';

/** What videos are called in cache tags. */
export const videosNamed = { name: 'videos', subject: 'video' };

/** A list of videos: all of the site, those of a category (its parent's list has them too), of one election or of all elections. */
export type VideoListName = 'all' | { categoryId: number } | { election: string | undefined };

/** Invalidated when a video comes to the list, leaves it or changes in it. */
export const listTag = (list: VideoListName): string =>
  list !== 'all' && 'categoryId' in list ? topicListTag(videosNamed, list.categoryId) : videosNamed.name;
/** Invalidated when the video changes. */
export const videoTag = (id: number): string => itemTag(videosNamed, id);
