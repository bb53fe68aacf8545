import { z } from 'zod';
import { command } from './command.ts';

/** Exports the whole site as NDJSON. */
export const exportCommand = command({
  name: 'export',
  summary: 'Writes the whole paper as NDJSON, a record a line; the import command fills an empty paper with it.',
  example: 'npm run export -- paper.ndjson --files paper-files',
  positionals: ['file'],
  options: z.object({
    file: z.string().describe('the file to write; - is the standard output'),
    files: z.string().optional().describe('also copies pictures, films and page scans into this folder').meta({ value: 'folder' }),
  }),
  run: async (input, context) => (await import('./run/exportPaper.ts')).exportPaper(input, context),
});
