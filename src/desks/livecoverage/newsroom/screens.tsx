import { mdiAccessPoint } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { liveMenuWords } from './menuWords.ts';

const CoverageListScreen = lazyScreen(async () => (await import('./CoverageListScreen.tsx')).CoverageListScreen);
const CoverageScreen = lazyScreen(async () => (await import('./CoverageScreen.tsx')).CoverageScreen);
const OnNowCard = lazyScreen(async () => (await import('./OnNowCard.tsx')).OnNowCard);

/** The live desk: current coverages, and the screen for posting. */
export const liveScreens: NewsroomScreens = {
  routes: [
    { path: '/live', element: <CoverageListScreen /> },
    { path: '/live/:id', element: <CoverageScreen /> },
  ],
  menu: [{ group: 'day', order: 30, to: '/live', label: liveMenuWords.title, icon: mdiAccessPoint, permission: 'live.post' }],
  dashboard: [{ order: 5, permission: 'live.post', card: OnNowCard }],
};
