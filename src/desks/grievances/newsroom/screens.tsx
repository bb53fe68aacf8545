import { mdiScaleBalance } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { grievanceMenuWords } from './menuWords.ts';

const GrievancesScreen = lazyScreen(async () => (await import('./GrievancesScreen.tsx')).GrievancesScreen);
const GrievanceScreen = lazyScreen(async () => (await import('./GrievanceScreen.tsx')).GrievanceScreen);

export const grievanceScreens: NewsroomScreens = {
  routes: [
    { path: '/grievances', element: <GrievancesScreen /> },
    { path: '/grievances/:id', element: <GrievanceScreen /> },
  ],
  menu: [
    {
      group: 'house',
      order: 36,
      to: '/grievances',
      label: grievanceMenuWords.title,
      icon: mdiScaleBalance,
      permission: 'grievances.handle',
    },
  ],
};
