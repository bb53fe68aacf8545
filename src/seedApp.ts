import { isEmptySite } from './content/topics/queries.ts';
import type { App } from './site/app.ts';
import type { Desk } from './site/desk.ts';

/** Fills a new site with required rows and demo content. Does nothing if the site has topics already. */
export async function seedApp(app: App, desks: readonly Desk[]): Promise<boolean> {
  if (!(await isEmptySite(app))) return false;
  for (const desk of desks) await desk.install?.(app);
  // Imported on demand: an installed site does not need it.
  const { installDemo } = await import('./demo/installDemo.ts');
  await installDemo(app);
  return true;
}
