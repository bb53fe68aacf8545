import { basename, join } from 'node:path';
import { openReport, type Report } from '../desks/importing/archive/report.ts';
import { importFolder } from '../desks/importing/folder/importFolder.ts';
import { importCommands } from '../importCommands.ts';
import type { App } from '../site/app.ts';
import { installCoverage } from './installCoverage.ts';

/** Import problems that mean a fault in the demo files. */
const FAULTS = [
  'left out',
  'could not be taken in',
  'lines that could not be read',
  'files that could not be read',
  'pictures that could not be had',
];

/** Imports the content of `demo/`. What an earlier start has imported is left as it is. */
export const installContent = (app: App): Promise<void> =>
  withoutFaults(app, 'demo.txt', async (report) => {
    await importFolder(app, importCommands, {
      folder: app.demoDir,
      category: undefined,
      dryRun: false,
      fetchFrom: () => async (address) => {
        throw new Error(`The demo fetches nothing, but names ${address}`);
      },
      report,
      onProgress: () => undefined,
    });
  });

/** Adds live coverage to stories of the content. */
export const installLive = (app: App): Promise<void> =>
  withoutFaults(app, 'demo-live.txt', (report) => installCoverage(app, basename(app.demoDir), report));

async function withoutFaults(app: App, name: string, add: (report: Report) => Promise<void>): Promise<void> {
  const file = join(app.settings.dataDir, 'imports', name);
  const report = openReport(file, 'The demo content');
  await add(report);
  const faults = FAULTS.filter((what) => report.counted(what) > 0);
  await report.close('');
  if (faults.length > 0) throw new Error(`The demo content has faults (${faults.join(', ')}): see ${file}`);
}
