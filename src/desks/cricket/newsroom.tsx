import CricketIcon from '@mui/icons-material/SportsCricketOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { CricketScreen } from './newsroom/CricketScreen.tsx';
import { ScorerScreen } from './newsroom/ScorerScreen.tsx';
import { TeamsScreen } from './newsroom/TeamsScreen.tsx';
import { cricketDeskWords } from './newsroomWords.ts';

/** The cricket desk: its matches, the scorer's screen, sides and players. */
export const cricketScreens: NewsroomScreens = {
  routes: [
    { path: '/cricket', element: <CricketScreen /> },
    { path: '/cricket/teams', element: <TeamsScreen /> },
    { path: '/cricket/:id', element: <ScorerScreen /> },
  ],
  menu: [{ group: 'day', order: 40, to: '/cricket', label: cricketDeskWords.title, icon: CricketIcon, permission: 'cricket.score' }],
};
