import type { Link } from '../desk.ts';

/** What a page is about, for the sidebar and what else stands around it. */
export type Subject = {
  articleId?: number;
  videoId?: number;
  cityId?: number | undefined;
  relatedTags?: Link[];
  /** The name of a sidebar block that would repeat what the page shows. */
  leavesOut?: string;
  /** The name of the sidebar block that readers of the page look for. */
  comesFirst?: string;
  /** Whether little is on the page: a sidebar of all blocks would be much longer. */
  isShort?: boolean;
  /** Categories and cities of the page. */
  topicIds?: readonly number[];
  /** Whether it is about something beside which no advertisement may stand. */
  isSensitive?: boolean;
};

/** The subject of forms, notices and other pages with little on them. */
export const shortPage = (): Subject => ({ isShort: true });
