import { join } from 'node:path';
import { openReport, type Report } from '../desks/importing/archive/report.ts';
import type { App } from '../site/app.ts';

/** Import problems that mean a fault in the demo files. */
const FAULTS = [
  'left out',
  'could not be taken in',
  'lines that could not be read',
  'files that could not be read',
  'pictures that could not be had',
];

/** Adds files of the demo with a report of this name in the folder `imports`. Throws if a file has a fault. */
export async function withoutFaults(app: App, name: string, add: (report: Report) => Promise<void>): Promise<void> {
  const file = join(app.settings.dataDir, 'imports', name);
  const report = openReport(file, 'The demo content');
  await add(report);
  const faults = FAULTS.filter((what) => report.counted(what) > 0);
  await report.close('');
  if (faults.length > 0) throw new Error(`The demo content has faults (${faults.join(', ')}): see ${file}`);
}
