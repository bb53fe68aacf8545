import { flushCompileCache } from 'node:module';
import { siteConfig } from '../site.config.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { seedApp } from './seedApp.ts';
import { serveApp } from './serveApp.ts';
import { sentenceOf } from './startFailure.ts';

/**
 * Starts the newspaper as the environment sets it and says where it is; `projectDir` holds what was built. Whatever keeps it from
 * starting ends the process with one sentence.
 */
export async function startNewspaper(projectDir: string): Promise<void> {
  try {
    await start(readSettings(process.env), projectDir);
    // A process that is killed writes nothing at its end.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

async function start(settings: Settings, projectDir: string): Promise<void> {
  const log = createLog(settings.logLevel);
  const { app, close } = await openApp({ settings, clock: systemClock, log, desks, projectDir });
  const began = performance.now();
  if (await seedApp(app, desks)) {
    process.stdout.write(`The demo newspaper is laid out (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  }
  const { port, welcome } = await serveApp(app, desks, { projectDir, close });
  // Said last: whoever reads the address may already send a signal.
  process.stdout.write(
    [
      '',
      `  ${siteConfig.name} is out`,
      `  The newspaper   http://localhost:${port}/`,
      `  The newsroom    http://localhost:${port}/newsroom`,
      `  The API         http://localhost:${port}/api/docs`,
      `  Database        ${settings.databaseUrl ? 'PostgreSQL server' : `embedded, in ${settings.dataDir}`}`,
      ...(welcome
        ? [
            '',
            '  Nobody works here yet. Whoever opens this first is its administrator (once, within three days):',
            `  http://localhost:${port}${welcome}`,
          ]
        : []),
      '',
      '',
    ].join('\n'),
  );
}
