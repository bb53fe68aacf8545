import { startIslands, whenNear } from '../../platform/islands/loader.client.ts';
import { startShell } from './shell.client.ts';

// The one script that every page loads: the islands' loader and what the shell does without React.
const islands = import.meta.glob('../../{site,desks}/**/*.{island.tsx,plain.client.ts}');

function start(): void {
  startShell();
  // A score far below, or beside the text of a phone, costs no script and no connection before the reader comes to it.
  for (const place of document.querySelectorAll('[data-live]')) {
    const show = () => void import('../live/liveHtml.client.ts').then(({ showLive }) => showLive(place));
    if (place.childElementCount === 0) show();
    else whenNear(place, show);
  }
  // Only without the shell do links have anywhere to stray to.
  if (/^\/mobile(\/|$)/.test(location.pathname)) void import('./chromelessLinks.client.ts').then(({ keepLinksHere }) => keepLinksHere());
  startIslands(islands);
}

// The page is painted first. What begins here takes a slow phone a tenth of a second, and measures the page, which would lay it out once more
// beforehand. A page in the background is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
