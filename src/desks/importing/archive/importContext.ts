import { cutText } from '../../../platform/text/graphemes.ts';
import type { App } from '../../../site/app.ts';
import type { SourceStory } from '../source/sourceItem.ts';
import type { ImportCommands } from './importCommands.ts';
import type { PictureResolver } from './pictureResolver.ts';
import type { Report } from './report.ts';
import type { TopicResolver } from './topicResolver.ts';

/** Context for importing a batch. */
export type ImportContext = {
  app: App;
  commands: ImportCommands;
  /** The source's name in `imported_items`. */
  name: string;
  topics: TopicResolver;
  pictures: PictureResolver;
  oldHosts: ReadonlySet<string>;
  /** Library pictures that stories may refer to by key. */
  libraryKeys: ReadonlySet<string>;
  /** Ids of stories that others refer to, by slug. */
  storyIds: ReadonlyMap<string, number>;
  videoIds: ReadonlyMap<string, number>;
  /** Ids reserved for stories that are not imported yet, by their id in the source. */
  reservedIds: ReadonlyMap<string, number>;
  report: Report;
  dryRun: boolean;
  now: Date;
};

/** Counts items that are left out, by reason, and reports each. */
export function leaveOut(report: Report, what: string, which: string): void {
  report.count('left out');
  report.count(`left out: ${what}`);
  if (which) report.tell(which, `left out, for it belongs to the ${what}`);
}

/** Reports a story that cannot be imported, and why. */
export function failStory(report: Report, story: SourceStory, why: string): void {
  report.count('could not be taken in');
  report.tell(whichOf(story), `could not be taken in: ${why}`);
}

/** The name of a story in the report. */
export const whichOf = (story: SourceStory): string => `story ${cutText(story.original, 200)} "${cutText(story.title, 80)}"`;
