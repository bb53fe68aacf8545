import { startIslands } from '../platform/islands/loader.client.ts';
import { startShell } from './shell.client.ts';

// The one script that every page loads: the islands' loader and what the shell does without React.
startShell();
startIslands(import.meta.glob('../{site/*,desks/*}/*.island.tsx'));
