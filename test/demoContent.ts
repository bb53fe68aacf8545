import { join } from 'node:path';
import { type DemoSide, readSides } from '../src/demo/cricket/readSides.ts';
import { type PlannedMatch, demoSchedule as scheduleOf, simulateMatch as simulate } from '../src/demo/cricket/simulateTournament.ts';
import type { MatchFile } from '../src/desks/cricket/file/matchFileSchema.ts';
import { openStoryFiles } from '../src/desks/importing/folder/storyFiles.ts';
import type { SourceStory } from '../src/desks/importing/source/sourceItem.ts';
import { documentFromMarkdown } from '../src/platform/document/documentFromMarkdown.ts';
import type { StoryDocument } from '../src/platform/document/storyDocument.ts';

/** The folder of the demo content. */
export const demoDir = join(import.meta.dirname, '../demo');

export type DemoStory = SourceStory & { caption: string; pictureKey: string; document: StoryDocument; related: string[] };

/** The stories of the demo as their files have them; what they refer to is left out of their documents. */
export async function readDemoStories(): Promise<DemoStory[]> {
  const stories: DemoStory[] = [];
  for await (const event of (await openStoryFiles(demoDir)).readStories(new Date())) {
    if (event.kind !== 'story') throw new Error(`A demo story cannot be read: ${JSON.stringify(event)}`);
    const { story } = event;
    const { markdown = '', picture } = story;
    const named = [...markdown.matchAll(/\]\(([a-z-]+) "/g)].map(([, key = '']) => [key, key] as const);
    stories.push({
      ...story,
      caption: picture && 'caption' in picture ? picture.caption : '',
      pictureKey: picture && 'src' in picture ? picture.src : '',
      document: documentFromMarkdown(markdown, { pictures: new Map(named) }).document,
      related: [...markdown.matchAll(/^::related\[(.+)\]$/gm)].map(([, slug = '']) => slug),
    });
  }
  return stories;
}

/** The demo's tournament. */
export const demoSides = (): DemoSide[] => readSides(demoDir);
export const demoSchedule = (): PlannedMatch[] => scheduleOf(demoSides());
export const simulateMatch = (planned: PlannedMatch, day: string, season: string): MatchFile =>
  simulate(demoSides(), planned, { day, season });
