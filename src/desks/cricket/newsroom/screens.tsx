import { mdiCricket } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { cricketMenuWords } from './menuWords.ts';

const CricketScreen = lazyScreen(async () => (await import('./CricketScreen.tsx')).CricketScreen);
const ScorerScreen = lazyScreen(async () => (await import('./ScorerScreen.tsx')).ScorerScreen);
const TeamsScreen = lazyScreen(async () => (await import('./TeamsScreen.tsx')).TeamsScreen);

/** The cricket desk: its matches, the scorer's screen, teams and players. */
export const cricketScreens: NewsroomScreens = {
  routes: [
    { path: '/cricket', element: <CricketScreen /> },
    { path: '/cricket/teams', element: <TeamsScreen /> },
    { path: '/cricket/:id', element: <ScorerScreen /> },
  ],
  menu: [{ group: 'day', order: 40, to: '/cricket', label: cricketMenuWords.title, icon: mdiCricket, permission: 'cricket.score' }],
};
