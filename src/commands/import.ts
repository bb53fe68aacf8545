import { z } from 'zod';
import type { SourceFormat } from '../desks/importing/source/openSource.ts';
import { command } from './command.ts';

// Listed here, so that help and usage errors load no parser.
const formats = ['wxr', 'blogger', 'ghost', 'feed', 'ndjson'] as const satisfies readonly SourceFormat[];

/** Imports archives of other systems, and exports of this one. */
export const importCommand = command({
  name: 'import',
  summary:
    'Imports an archive: WordPress (WXR), Blogger, Ghost, RSS, Atom, stories a line each, a folder of Markdown and CSV, or an export of this paper into an empty one.',
  example: 'npm run import -- wordpress.xml --pictures uploads',
  positionals: ['file'],
  options: z.object({
    file: z.string().describe('the archive, or the folder (docs/content-folder.md)'),
    format: z.enum(formats).optional().describe('what it is, where its beginning does not tell'),
    pictures: z
      .string()
      .optional()
      .describe("a folder with the archive's pictures; others are fetched from its site")
      .meta({ value: 'folder' }),
    files: z.string().optional().describe('for an export of this paper: the folder with its files').meta({ value: 'folder' }),
    site: z
      .url({ protocol: /^https?$/, error: 'must be an address like https://old.example' })
      .optional()
      .describe('an address of the old site, if the archive does not say it (Ghost, Takeout) or there was another: links to it lead here')
      .meta({ value: 'address' }),
    category: z.string().optional().describe('the category of stories that have none').meta({ value: 'slug' }),
    dryRun: z.boolean().default(false).describe('reports what would be imported and writes nothing'),
  }),
  run: async (input, context) => (await import('./run/importFile.ts')).importFile(input, context),
});
