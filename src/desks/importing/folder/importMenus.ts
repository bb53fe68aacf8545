import { join } from 'node:path';
import { z } from 'zod';
import { readMenu } from '../../navigation/queries.ts';
import { SourceBroken } from '../source/sourceItem.ts';
import { readCsvFile } from './folderFiles.ts';
import type { FolderImport } from './folderImport.ts';

const menuPlaces = ['top', 'bottom', 'dynamic', 'mobile'] as const;

const menuRow = z.object({
  place: z.enum(menuPlaces),
  /** The name of the parent item in the same menu. */
  under: z.string().default(''),
  name: z.string().min(1),
  type: z.string().min(1),
  slug: z.string().default(''),
  url: z.string().default(''),
});

/** Fills the empty menus from `menus.csv`; menus with items are not changed. */
export async function importMenus({ app, commands, folder, report, dryRun }: FolderImport): Promise<void> {
  const rows = await readCsvFile(join(folder, 'menus.csv'), menuRow);
  for (const place of menuPlaces) {
    const items = rows.filter((row) => row.place === place);
    if (items.length === 0) continue;
    if ((await readMenu(app.db, place)).length > 0) {
      report.count('menus that stay as they are');
      continue;
    }
    const ids = new Map<string, number>();
    for (const { under, ...item } of dryRun ? [] : items) {
      const parentId = ids.get(under);
      if (under !== '' && parentId === undefined)
        throw new SourceBroken(`menus.csv: ${item.name} stands under "${under}", which does not stand above it.`);
      const id = await commands.addMenuItem(app, { ...item, ...(parentId === undefined ? {} : { parentId }) });
      if (under === '') ids.set(item.name, id);
    }
    report.count(dryRun ? 'menus that would be filled' : 'menus filled');
  }
}
