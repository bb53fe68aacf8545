import { startIslands } from '../platform/islands/loader.client.ts';
import { startShell } from './shell.client.ts';

// The one script that every page loads: the islands' loader and what the shell does without React.
startShell();
if (document.querySelector('[data-live]')) void import('./liveHtml.client.ts').then(({ startLivePlaces }) => startLivePlaces());
startIslands(import.meta.glob('../{site/*,desks/*}/*.island.tsx'));
