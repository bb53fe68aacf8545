import { isEmptySite } from './content/topics/queries.ts';
import type { App } from './site/app.ts';
import type { Desk } from './site/desk.ts';

/** Gives a new site what every installation needs and the demo content. Does nothing to a site that has topics already. */
export async function seedApp(app: App, desks: readonly Desk[]): Promise<boolean> {
  if (!(await isEmptySite(app))) return false;
  for (const desk of desks) await desk.install?.(app);
  // Loaded when it is needed: a site that has begun reads none of it.
  const { installDemo } = await import('./demo/installDemo.ts');
  await installDemo(app);
  return true;
}
