/** The address of a page of a coverage's older posts: `/live/<last segment of the story's address>/2`. */
export const olderPostsAddress = (address: string, page: number): string => `/live/${address.split('/').at(-1)}/${page}`;

/** The live state of a coverage: its posts, each with its version (`12.1`), newest first, and whether it has ended. */
export type LiveStoryState = { posts: string[]; over: boolean };
