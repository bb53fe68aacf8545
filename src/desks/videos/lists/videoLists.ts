import { itemTag, listTag as topicListTag } from '../../../content/contentType.ts';

/** The names of videos in cache tags. */
export const videosNamed = { name: 'videos', subject: 'video' };

/** The videos of one election, or of all elections; only those of the categories if these are given. */
export type ElectionList = { election: string | undefined; categoryIds?: readonly number[] | undefined };

/** A list of videos: of the whole site, of a category (including its subcategories), or of elections. */
export type VideoListName = 'all' | { categoryId: number } | ElectionList;

/** The tag invalidated when a video is added to the list, removed from it, or changed. */
export const listTag = (list: VideoListName): string =>
  list !== 'all' && 'categoryId' in list ? topicListTag(videosNamed, list.categoryId) : videosNamed.name;
/** The tag invalidated when the video changes. */
export const videoTag = (id: number): string => itemTag(videosNamed, id);
