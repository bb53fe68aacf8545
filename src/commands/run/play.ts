import { desks } from '../../newspaper.ts';
import { seedApp } from '../../seedApp.ts';
import { serveApp } from '../../serveApp.ts';
import type { App } from '../../site/app.ts';
import type { CommandContext } from '../commandContext.ts';

/** A replay: its address for readers, how it runs, and how it is removed. */
export type Playing = { address: string; play: () => Promise<void>; close: () => Promise<void> };

/**
 * Runs a replay and always removes it at the end. The embedded database can be used by one process only, so in that case this process also
 * serves the newspaper.
 */
export async function play(start: (app: App) => Promise<Playing>, { open, print, projectDir, stopped }: CommandContext): Promise<void> {
  const { app, close } = await open();
  let playing: Playing | undefined;
  let played = Promise.resolve();
  // The replay is removed before the database closes.
  let closing: Promise<void> | undefined;
  const closeAll = () => {
    closing ??= (async () => {
      await played;
      await playing?.close();
      await close();
    })();
    return closing;
  };
  let stop = closeAll;
  try {
    await seedApp(app, desks);
    playing = await start(app);
    if (!app.settings.databaseUrl) {
      const served = await serveApp(app, desks, { projectDir, close: closeAll });
      stop = served.stop;
      print(`The newspaper is served from here meanwhile: http://localhost:${served.port}${playing.address}`);
    }
    const running = playing.play();
    played = running.catch(() => undefined);
    await running;
    print('That is all.');
  } catch (error) {
    if (!stopped.aborted) throw error;
    print('The replay was stopped.');
  } finally {
    await stop();
  }
}
