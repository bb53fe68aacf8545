import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { siteConfig } from '../site.config.ts';
import { firstSignIn } from './desks/staff/accounts/links.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { isLoopbackHost } from './platform/messages/messages.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { seedForReaders } from './seedApp.ts';
import { serveApp } from './serveApp.ts';
import type { App } from './site/app.ts';
import { sentenceOf } from './startFailure.ts';
import { startWorkers } from './startWorkers.ts';
import { usableBuild } from './usableBuild.ts';

/**
 * The embedded database does one thing at a time, and a page asks it several times. Without pauses a reader would wait
 * for a part of the demo before each of them.
 */
const PAUSE_MS = 300;

/**
 * Starts the newspaper with the environment's settings and prints its address; `projectDir` holds the build. A failure ends the process
 * with one sentence. A worker process only serves, because its parent has prepared the database.
 */
export async function startNewspaper(projectDir: string): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const log = createLog(settings.logLevel);
    const open = () => openApp({ settings, clock: systemClock, log, desks, projectDir });
    if (cluster.isWorker) {
      const { app, close } = await open();
      await serveApp(app, desks, { projectDir, close });
    } else if (settings.workers > 1) {
      const { app, close } = await open();
      const { welcome, addRest } = await prepare(app);
      await addRest?.(0);
      await close();
      await usableBuild(projectDir);
      writeBanner(settings, await startWorkers(settings.workers, join(projectDir, 'dist/server/main.js'), log), welcome);
    } else {
      const { app, close } = await open();
      const { welcome, addRest } = await prepare(app);
      let isClosing = false;
      const closeApp = () => {
        isClosing = true;
        return close();
      };
      await usableBuild(projectDir);
      const { port, renderPage } = await serveApp(app, desks, { projectDir, close: closeApp });
      writeBanner(settings, port, welcome);
      if (addRest) {
        // The embedded database does one thing at a time, and the first reader has come for the front page.
        await renderPage('/');
        // If the process is stopped before the end, the next start adds what is missing.
        addRest(PAUSE_MS).catch((error: unknown) => {
          if (!isClosing) log.error({ error }, 'the demo could not be completed');
        });
      }
    }
    // A killed process writes nothing at its end, so write the cache now.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

type Prepared = {
  /** The path of the one-time link for the first administrator, if there are no accounts yet. */
  welcome: string | undefined;
  addRest: ((pauseMs: number) => Promise<void>) | undefined;
};

/** Fills a new site with the first part of the demo. */
async function prepare(app: App): Promise<Prepared> {
  const seconds = stopwatch();
  const { isNew, addRest } = await seedForReaders(app, desks);
  if (isNew) process.stdout.write(`The demo newspaper is laid out (${seconds()} s)\n`);
  const timed = async (add: () => Promise<void>) => {
    const more = stopwatch();
    await add();
    process.stdout.write(`Its prices, matches, elections and printed editions are there (${more()} s)\n`);
  };
  return { welcome: await firstSignIn(app), addRest: addRest && ((pauseMs) => timed(() => addRest(pauseMs))) };
}

/** Seconds since now, with one decimal. */
function stopwatch(): () => string {
  const began = performance.now();
  return () => ((performance.now() - began) / 1000).toFixed(1);
}

/** Written last: a caller that reads the address may already send a signal. */
function writeBanner(settings: Settings, port: number, welcome: string | undefined): void {
  const local = `http://localhost:${port}`;
  const isLocal = isLoopbackHost(new URL(settings.siteUrl).hostname);
  process.stdout.write(
    [
      '',
      `  ${siteConfig.name} is out`,
      `  The newspaper   ${local}/`,
      ...(isLocal ? [] : [`  For readers     ${settings.siteUrl}/`]),
      `  The newsroom    ${local}/newsroom`,
      `  The API         ${local}/api/docs`,
      `  Database        ${settings.databaseUrl ? 'PostgreSQL server' : `embedded, in ${settings.dataDir}`}`,
      ...(settings.workers > 1 ? [`  Processes       ${settings.workers}`] : []),
      ...(welcome
        ? [
            '',
            '  Nobody works here yet. Whoever opens this first is its administrator (once, within three days):',
            // Sent to somebody else, or opened on another machine than the server.
            `  ${isLocal ? local : settings.siteUrl}${welcome}`,
          ]
        : []),
      '',
      '',
    ].join('\n'),
  );
}
