import { z } from 'zod';
import { command } from './command.ts';

/** Publishes printed editions, page by page. */
export const epaperCommand = command({
  name: 'epaper',
  summary: 'Publishes a printed edition from a PDF or several, in place of an earlier one of that city and day, or withdraws one.',
  example: 'npm run epaper -- paper.pdf --city ahmedabad --date 2026-11-21',
  positionals: ['files'],
  options: z
    .object({
      files: z.array(z.string()).describe('the PDF, or several in the order of their pages; none with --withdraw'),
      city: z.string().describe('the city of the edition'),
      date: z.string().describe('the day of the edition, as 2026-11-21'),
      withdraw: z.boolean().default(false).describe('withdraws the edition instead'),
    })
    .refine(({ files, withdraw }) => !withdraw || files.length === 0, '--withdraw takes an edition away and needs no file.')
    .refine(({ files, withdraw }) => withdraw || files.length > 0, '<files> is missing: the PDF of the edition.'),
  run: async (input, context) => (await import('./run/publishEdition.ts')).publishEdition(input, context),
});
