import { z } from 'zod';
import { command } from './command.ts';

const MAX_STORIES = 10_000_000;

/** Adds generated stories, for benchmarks. */
export const archiveCommand = command({
  name: 'archive',
  summary: 'Adds generated stories to the paper, for measuring.',
  example: 'npm run archive -- 100000',
  positionals: ['count'],
  options: z.object({
    count: z
      .string()
      .regex(/^[1-9][0-9]{0,7}$/, `must be a whole number from 1 to ${MAX_STORIES}`)
      .transform(Number)
      .refine((count) => count <= MAX_STORIES, `must be a whole number from 1 to ${MAX_STORIES}`)
      .describe(`how many stories to add, from 1 to ${MAX_STORIES}`),
  }),
  run: async (input, context) => (await import('./run/addStories.ts')).addStories(input, context),
});
