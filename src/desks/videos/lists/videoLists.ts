import { itemTag, listTag as topicListTag } from '../../../content/contentType.ts';

const videos = { name: 'videos', subject: 'video' };

/** A list of videos: all of the site, those of a category (its parent's list has them too), of one election or of all elections. */
export type VideoListName = 'all' | { categoryId: number } | { election: string | undefined };

/** Invalidated when a video comes to the list, leaves it or changes in it. */
export const listTag = (list: VideoListName): string =>
  list !== 'all' && 'categoryId' in list ? topicListTag(videos, list.categoryId) : videos.name;
/** Invalidated when the video changes. */
export const videoTag = (id: number): string => itemTag(videos, id);
