import { z } from 'zod';
import { pageClasses, vitalNames } from '../../../site/audience/readingReport.ts';
import { bigRowId, endpoint, moment } from '../../../site/newsroom/endpoint.ts';
import { readingSources } from '../counting/readingSource.ts';

/** Sums of views; `measured` are those whose time and scroll depth are known. */
const figures = {
  views: z.int(),
  measured: z.int(),
  seconds: z.int(),
  depth25: z.int(),
  depth50: z.int(),
  depth75: z.int(),
  depth100: z.int(),
};
const story = z.object({ id: z.int(), headline: z.string(), ...figures });
export type StoryFigures = z.output<typeof story>;

const vital = z.object({ page: z.enum(pageClasses), vital: z.enum(vitalNames), p75: z.number(), count: z.int() });
export type VitalFigure = z.output<typeof vital>;

const audience = z.object({
  at: moment,
  /** Views of each hour of today, and of the same day last week. */
  hours: z.array(z.int()),
  lastWeek: z.array(z.int()),
  sources: z.array(z.object({ source: z.enum(readingSources), views: z.int(), seconds: z.int() })),
  hosts: z.array(z.object({ source: z.enum(readingSources), host: z.string(), views: z.int() })),
  stories: z.array(story),
  vitals: z.array(vital),
});
export type Audience = z.output<typeof audience>;

export const readAudienceCall = endpoint({
  path: '/audience',
  summary: 'Read the views of today by hour, the stories and sources of today, and the web vitals of the last seven days',
  answer: audience,
});

const presence = z.object({ readers: z.int(), stories: z.array(z.object({ id: z.int(), headline: z.string(), readers: z.int() })) });
export type Presence = z.output<typeof presence>;

export const readPresenceCall = endpoint({
  path: '/audience/now',
  summary: 'Read how many read in the last five minutes, and what',
  answer: presence,
});

export const readStoryAudienceCall = endpoint({
  path: '/audience/stories/:id',
  summary: 'Read what was counted of a story',
  params: z.object({ id: bigRowId }),
  answer: z.object({ ...figures, readers: z.int() }),
});
