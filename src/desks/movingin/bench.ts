import type { Paper } from '../../site/paper.ts';
import type { Hands } from './hands.ts';
import type { PictureBook } from './pictureBook.ts';
import type { Report } from './report.ts';
import type { SourceStory } from './source/sourceItem.ts';
import type { TopicBook } from './topicBook.ts';

/** What a batch is worked with. */
export type Bench = {
  paper: Paper;
  hands: Hands;
  /** What the source is called in the ledger. */
  name: string;
  topics: TopicBook;
  pictures: PictureBook;
  oldHosts: ReadonlySet<string>;
  report: Report;
  dryRun: boolean;
  now: Date;
};

/** Counts what is left out, gathered by why, and tells which it was. */
export function leaveOut(report: Report, what: string, which: string): void {
  report.count('left out');
  report.count(`left out: ${what}`);
  if (which) report.tell(which, `left out, for it belongs to the ${what}`);
}

/** How the report names a story. */
export const whichOf = (story: SourceStory): string => `story ${story.original} "${story.title.slice(0, 80)}"`;
