import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import { freshWithout, leavingOut } from '../contribution.ts';
import type { Subject } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { bytesOfHtml } from './fragments.ts';
import type { Html } from './html.tsx';

/** What a page shows between header and footer, and what the document around it has to know of it. */
export type MainColumn = {
  html: Html;
  head: Head;
  subject: Subject;
  tags: readonly string[];
  freshFor: Duration;
};

type Kept = { main: MainColumn; madeAt: number };

/** Less is not worth keeping: what is left of a time is told in whole seconds. */
const SECOND = 1_000;

/**
 * A page's main column, kept as HTML under the page's own tags: what changes around it, in menus or the sidebar, renders the page anew and
 * not this. It gets no older than a page might: with it a page has the time that is left to it, and one that is past its time is not used,
 * not even when it cannot be made anew.
 */
export async function keptMainColumn(app: App, key: string, make: () => Promise<MainColumn>): Promise<MainColumn> {
  const now = () => app.clock().getTime();
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
  // The key names what made it.
  const { main, madeAt } = fragment.content as Kept;
  const left = milliseconds(main.freshFor) / SECOND - Math.ceil((now() - madeAt) / SECOND);
  return { ...main, freshFor: `${Math.max(1, left)}s` };
}
