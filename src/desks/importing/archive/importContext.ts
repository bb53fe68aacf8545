import { cutText } from '../../../platform/text/graphemes.ts';
import type { App } from '../../../site/app.ts';
import type { SourceStory } from '../source/sourceItem.ts';
import type { ImportCommands } from './importCommands.ts';
import type { PictureResolver } from './pictureResolver.ts';
import type { Report } from './report.ts';
import type { TopicResolver } from './topicResolver.ts';

/** What a batch is worked with. */
export type ImportContext = {
  app: App;
  commands: ImportCommands;
  /** What the source is called in the ledger. */
  name: string;
  topics: TopicResolver;
  pictures: PictureResolver;
  oldHosts: ReadonlySet<string>;
  /** Pictures of the library that stories name by their keys. */
  libraryKeys: ReadonlySet<string>;
  /** What stories refer to by slug. */
  storyIds: ReadonlyMap<string, number>;
  videoIds: ReadonlyMap<string, number>;
  /** The ids that were reserved for stories which are not there yet, by what names them in the source. */
  reservedIds: ReadonlyMap<string, number>;
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

/** Names a story that the paper cannot take, and why. */
export function failStory(report: Report, story: SourceStory, why: string): void {
  report.count('could not be taken in');
  report.tell(whichOf(story), `could not be taken in: ${why}`);
}

/** How the report names a story. */
export const whichOf = (story: SourceStory): string => `story ${cutText(story.original, 200)} "${cutText(story.title, 80)}"`;
