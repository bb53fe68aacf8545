import { mdiAccessPoint } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { CoverageListScreen } from './CoverageListScreen.tsx';
import { CoverageScreen } from './CoverageScreen.tsx';
import { OnNowCard } from './OnNowCard.tsx';
import { liveDeskWords } from './words.ts';

/** The live desk: what is covered now, and the place from where it is posted. */
export const liveScreens: NewsroomScreens = {
  routes: [
    { path: '/live', element: <CoverageListScreen /> },
    { path: '/live/:id', element: <CoverageScreen /> },
  ],
  menu: [{ group: 'day', order: 30, to: '/live', label: liveDeskWords.title, icon: mdiAccessPoint, permission: 'live.post' }],
  dashboard: [{ order: 5, permission: 'live.post', card: OnNowCard }],
};
