/** What open pages are told of a coverage: which posts stand, each with its version (`12.1`), newest first, and whether it is over. */
export type LiveStoryState = { posts: string[]; over: boolean };
