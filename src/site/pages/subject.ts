import type { Link } from '../desk.ts';

/** What a page is about, for the sidebar. */
export type Subject = {
  articleId?: number;
  videoId?: number;
  cityId?: number | undefined;
  relatedTags?: Link[];
  /** The name of a sidebar block that would repeat what the page shows. */
  leavesOut?: string;
};
