import { z } from 'zod';
import { command } from './command.ts';

/** Takes over the subscribers of a newsletter from another system. */
export const subscribersCommand = command({
  name: 'subscribers',
  summary:
    'Takes over the subscribers of a newsletter from a list of Ghost, Mailchimp, Substack and others (CSV), and reports whom it leaves out.',
  example: 'npm run savar -- subscribers members.csv --edition "ખેતીની વાત"',
  positionals: ['file'],
  options: z.object({
    file: z.string().describe('the list: a CSV with a column of addresses, or an address a line'),
    edition: z.string().optional().describe('the edition that they get; without it the one from the front page').meta({ value: 'name' }),
    since: z.iso
      .date('must be a day like 2024-03-01')
      .transform((day) => new Date(`${day}T00:00:00+05:30`))
      .optional()
      .describe('the day of the consent of those for whom the list has none'),
    dryRun: z.boolean().default(false).describe('reports what would be done and writes nothing'),
  }),
  run: async (input, context) => (await import('./run/importSubscribers.ts')).importSubscribers(input, context),
});
