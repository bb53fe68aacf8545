import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../site/app.ts';
import { addEdition } from './commands.ts';
import { dayAfter, todayInIndia } from './editions/editionDay.ts';

/** The demo's printed editions, made by `demo/epaper/source/makeEditions.ts`; no day is printed on them. */
const printed = [
  { city: 'ahmedabad', daysAgo: 1, file: 'ahmedabad-yesterday.pdf' },
  { city: 'surat', daysAgo: 1, file: 'surat-yesterday.pdf' },
  { city: 'ahmedabad', daysAgo: 0, file: 'ahmedabad-today.pdf' },
  { city: 'surat', daysAgo: 0, file: 'surat-today.pdf' },
];

export async function addDemoEditions(app: App): Promise<void> {
  const today = todayInIndia(app.clock());
  for (const { city, daysAgo, file } of printed) {
    const pdf = await readFile(join(app.demoDir, 'epaper', file));
    await addEdition(app, { city, date: dayAfter(today, -daysAgo), pdf });
  }
}
