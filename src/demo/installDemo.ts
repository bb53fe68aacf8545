import { basename, join } from 'node:path';
import { openReport } from '../desks/importing/archive/report.ts';
import { importFolder } from '../desks/importing/folder/importFolder.ts';
import { importCommands } from '../importCommands.ts';
import type { App } from '../site/app.ts';
import { installCricket } from './cricket/installCricket.ts';
import { installElections } from './elections/installElections.ts';
import { installAudience } from './installAudience.ts';
import { installCampaigns } from './installCampaigns.ts';
import { installClassifieds } from './installClassifieds.ts';
import { installCoverage } from './installCoverage.ts';
import { installHeadlineTests } from './installHeadlineTests.ts';
import { installNewsletter } from './installNewsletter.ts';
import { installPrices } from './mandi/installPrices.ts';

/** Import problems that mean a fault in the demo files. */
const FAULTS = [
  'left out',
  'could not be taken in',
  'lines that could not be read',
  'files that could not be read',
  'pictures that could not be had',
];

/**
 * Fills the demo site, except for its printed editions: imports the content of `demo/` and generates prices, matches
 * and elections; advertisements come last.
 */
export async function installDemo(app: App): Promise<void> {
  await importContent(app);
  await installPrices(app);
  await installCricket(app);
  await installElections(app);
  await installNewsletter(app);
  await installClassifieds(app);
  await installCampaigns(app);
  await installAudience(app);
  await installHeadlineTests(app);
}

async function importContent(app: App): Promise<void> {
  const file = join(app.settings.dataDir, 'imports', 'demo.txt');
  const report = openReport(file, 'The demo content');
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
  await installCoverage(app, basename(app.demoDir), report);
  const faults = FAULTS.filter((what) => report.counted(what) > 0);
  await report.close('');
  if (faults.length > 0) throw new Error(`The demo content has faults (${faults.join(', ')}): see ${file}`);
}
