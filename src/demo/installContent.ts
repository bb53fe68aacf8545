import { importFolder } from '../desks/importing/folder/importFolder.ts';
import { importCommands } from '../importCommands.ts';
import type { App } from '../site/app.ts';
import { withoutFaults } from './withoutFaults.ts';

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
