import { z } from 'zod';
import { command } from './command.ts';

/** Imports matches ball by ball from files. */
export const cricketCommand = command({
  name: 'cricket',
  summary: "Imports cricket matches ball by ball from Cricsheet's JSON: a file, or all files of a folder.",
  example: 'npm run cricket -- 1384392.json',
  positionals: ['path'],
  options: z.object({ path: z.string().describe('the match file, or a folder of match files') }),
  run: async (input, context) => (await import('./run/importMatches.ts')).importMatches(input, context),
});
