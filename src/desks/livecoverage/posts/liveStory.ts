/** The pages of a coverage's older posts stand beside its story: `/live/<the story's last part>/2`. */
export const olderPostsAddress = (address: string, page: number): string => `/live/${address.split('/').at(-1)}/${page}`;

/** What open pages are told of a coverage: which posts stand, each with its version (`12.1`), newest first, and whether it is over. */
export type LiveStoryState = { posts: string[]; over: boolean };
