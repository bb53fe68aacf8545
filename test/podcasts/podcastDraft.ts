import { z } from 'zod';
import { contentEndpoints } from '../../src/content/contentEndpoints.ts';

export const podcastDraft = z.object({
  title: z.string().trim().min(1).max(150),
  summary: z.string().trim().max(1_000).default(''),
  categoryId: z.int().min(1),
  coverKey: z.string().min(1).max(120),
  soundUrl: z.string().max(300).default(''),
  minutes: z.int().min(0).max(600).default(0),
});
export type PodcastDraft = z.infer<typeof podcastDraft>;

export const called = { gu: 'પોડકાસ્ટ', en: 'Podcasts' };
export const podcastEndpoints = contentEndpoints('podcasts', podcastDraft);
