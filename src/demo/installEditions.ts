import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addEdition } from '../desks/epaper/commands.ts';
import { dayAfter, todayInIndia } from '../desks/epaper/editions/editionDay.ts';
import { readCsvFile } from '../desks/importing/folder/folderFiles.ts';
import type { App } from '../site/app.ts';

const editionRow = z.object({ city: z.string(), daysAgo: z.coerce.number().int(), file: z.string() });

/** The printed editions, made by `demo/epaper/source/makeEditions.ts`; no date is printed on them. */
export async function installEditions(app: App): Promise<void> {
  const today = todayInIndia(app.clock());
  for (const { city, daysAgo, file } of await readCsvFile(join(app.demoDir, 'epaper/editions.csv'), editionRow)) {
    const pdf = await readFile(join(app.demoDir, 'epaper', file));
    await addEdition(app, { city, date: dayAfter(today, -daysAgo), pdfs: [pdf] });
  }
}
