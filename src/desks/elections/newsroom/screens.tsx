import { mdiVoteOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { electionMenuWords } from './menuWords.ts';

const ElectionScreen = lazyScreen(async () => (await import('./ElectionScreen.tsx')).ElectionScreen);
const NewElectionScreen = lazyScreen(async () => (await import('./ElectionScreen.tsx')).NewElectionScreen);
const ElectionsScreen = lazyScreen(async () => (await import('./ElectionsScreen.tsx')).ElectionsScreen);

export const electionScreens: NewsroomScreens = {
  routes: [
    { path: '/elections', element: <ElectionsScreen /> },
    { path: '/elections/new', element: <NewElectionScreen /> },
    { path: '/elections/:id', element: <ElectionScreen /> },
    { path: '/elections/:id/:tab', element: <ElectionScreen /> },
  ],
  menu: [
    { group: 'day', order: 60, to: '/elections', label: electionMenuWords.title, icon: mdiVoteOutline, permission: 'elections.count' },
  ],
};
