import { z } from 'zod';
import { command } from './command.ts';

/** Imports results of an election from a file. */
export const electionCommand = command({
  name: 'election',
  summary: 'Imports results of an election from CSV or JSON: all of them, or a sentence for each row that is wrong.',
  example: 'npm run election -- results.csv --election election-2024',
  positionals: ['file'],
  options: z.object({
    file: z.string().describe('the file of results, CSV or JSON'),
    election: z.string().describe('which election they are of').meta({ value: 'name' }),
  }),
  whileRunning: 'upload the file in the newsroom',
  run: async (input, context) => (await import('./run/importResults.ts')).importResults(input, context),
});
