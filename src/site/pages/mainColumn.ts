import { type Duration, elapsedMs, milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import type { Head } from '../document/head.ts';
import { bytesOfHtml } from './fragments.ts';
import type { Html } from './html.tsx';
import type { Subject } from './subject.ts';

/** The content of a page between header and footer, with the data that the document around it needs. */
export type MainColumn = {
  html: Html;
  head: Head;
  subject: Subject;
  tags: readonly string[];
  freshFor: Duration;
};

type Kept = { main: MainColumn; madeAt: number };

/** The remaining time is given in whole seconds, so less than one second is not worth caching. */
const SECOND = 1_000;

/**
 * The main column of a page, cached as HTML under the page's own tags. If only the menus or the sidebar change, the page is rendered again
 * but its main column is not. The column counts towards the age of the page: the page gets the remaining time only. A stale column is never
 * used, not even if it cannot be rendered again.
 */
export async function keptMainColumn(app: App, key: string, make: () => Promise<MainColumn>): Promise<MainColumn> {
  const now = () => elapsedMs(app.clock);
  let justMade: MainColumn | undefined;
  const fragment = await app.fragments.current(`main ${key}`, async () => {
    const madeAt = now();
    const { made, leftOut } = await leavingOut(make);
    const freshFor = freshWithout(leftOut, made.freshFor);
    justMade = { ...made, freshFor };
    const content: Kept = { main: justMade, madeAt };
    const freshMs = Math.max(0, milliseconds(freshFor) - SECOND);
    return { value: { content, bytes: bytesOfHtml(made) }, tags: made.tags, freshMs, staleMs: 0 };
  });
  if (justMade) return justMade;
  // Each key is written by this function only.
  const { main, madeAt } = fragment.content as Kept;
  const left = milliseconds(main.freshFor) / SECOND - Math.ceil((now() - madeAt) / SECOND);
  return { ...main, freshFor: `${Math.max(1, left)}s` };
}
