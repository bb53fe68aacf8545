/** The lists in which videos stand, by the names that the tables know; a list's cache tag is `videos:<name>`. */
export const allVideos = 'all';
export const videosOfCategory = (categoryId: number): string => `topic:${categoryId}`;
/** Those of one election, or of all. */
export const videosOfElection = (election?: string): string => (election ? `election:${election}` : 'election');

/** Falls when a video comes to the list, leaves it or changes its place. */
export const listTag = (list: string): string => `videos:${list}`;
/** Falls when the video changes. */
export const videoTag = (id: number): string => `video:${id}`;

/** The categories among lists, by their ids. */
export const categoryIdsOf = (lists: readonly string[]): number[] =>
  lists.flatMap((list) => (list.startsWith('topic:') ? [Number(list.slice('topic:'.length))] : []));
