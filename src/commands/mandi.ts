import { z } from 'zod';
import { HOME_STATE, homeState } from '../desks/mandi/source/states.ts';
import { command } from './command.ts';

/** Imports market prices from a file. */
export const mandiCommand = command({
  name: 'mandi',
  summary: 'Imports market prices from a file of data.gov.in or Agmarknet (CSV, JSON, HTML table) and reports every row that was refused.',
  example: 'npm run mandi -- prices.csv',
  positionals: ['file'],
  options: z.object({
    file: z.string().describe('the file of prices'),
    state: z
      .string()
      .optional()
      .refine(
        (state) => state === undefined || homeState(state) !== undefined,
        `must be ${HOME_STATE}: prices of other states are not taken`,
      )
      .transform(homeState)
      .describe(`the state of rows that name none: ${HOME_STATE}`),
  }),
  whileRunning: 'upload the file in the newsroom',
  run: async (input, context) => (await import('./run/importPriceFile.ts')).importPriceFile(input, context),
});
