import { join } from 'node:path';
import { z } from 'zod';
import { documentFromMarkdown } from '../../../platform/document/documentFromMarkdown.ts';
import { isStaticPage, readStaticPage } from '../../staticpages/queries.ts';
import { itemFaultOf } from '../archive/itemFault.ts';
import { readMarkdownFolder } from './folderFiles.ts';
import { type FolderImport, ItemRefused } from './folderImport.ts';

const pageFields = z.object({ title: z.string().min(1), description: z.string().min(1) });

/** Adds the missing static pages of `pages/*.md`; the file name is the slug. */
export async function importPages({ app, commands, folder, report, dryRun, now, onItem }: FolderImport): Promise<void> {
  for await (const { slug, fields, body, file } of readMarkdownFolder(join(folder, 'pages'), pageFields, report, onItem)) {
    if (!isStaticPage(slug)) {
      report.count('could not be taken in');
      report.tell(file, 'the site has no static page of this name');
      continue;
    }
    const isThere = (await readStaticPage(app.db, slug)) !== undefined;
    if (isThere) report.count('pages that were written already');
    else if (dryRun) report.count('pages that would be written');
    else {
      try {
        await commands.savePage(app, { slug, ...fields, body: documentFromMarkdown(body).document, updatedAt: now });
        report.count('pages written');
      } catch (error) {
        report.count('could not be taken in');
        report.tell(file, error instanceof ItemRefused ? error.message : itemFaultOf(error));
      }
    }
  }
}
