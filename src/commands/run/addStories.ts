import { addArchive } from '../../demo/archive/addArchive.ts';
import { desks } from '../../newspaper.ts';
import { seedApp } from '../../seedApp.ts';
import type { CommandContext } from '../commandContext.ts';

/** Adds generated stories; on an empty site the demo content is added first. */
export async function addStories({ count }: { count: number }, { open, print, progress }: CommandContext): Promise<void> {
  const { app, database } = await open();
  await seedApp(app, desks);
  const began = performance.now();
  const shown = progress('stories');
  await addArchive(app, count, (written) => shown.update(written / count, written));
  await database.tidy();
  print(`${count} stories added in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
