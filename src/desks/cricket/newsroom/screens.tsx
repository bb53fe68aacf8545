import { mdiCricket } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { CricketScreen } from './CricketScreen.tsx';
import { ScorerScreen } from './ScorerScreen.tsx';
import { TeamsScreen } from './TeamsScreen.tsx';
import { cricketDeskWords } from './words.ts';

/** The cricket desk: its matches, the scorer's screen, sides and players. */
export const cricketScreens: NewsroomScreens = {
  routes: [
    { path: '/cricket', element: <CricketScreen /> },
    { path: '/cricket/teams', element: <TeamsScreen /> },
    { path: '/cricket/:id', element: <ScorerScreen /> },
  ],
  menu: [{ group: 'day', order: 40, to: '/cricket', label: cricketDeskWords.title, icon: mdiCricket, permission: 'cricket.score' }],
};
