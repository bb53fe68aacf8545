import { mdiVoteOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { ElectionScreen, NewElectionScreen } from './ElectionScreen.tsx';
import { ElectionsScreen } from './ElectionsScreen.tsx';
import { electionScreenWords } from './screenWords.ts';

export const electionScreens: NewsroomScreens = {
  routes: [
    { path: '/elections', element: <ElectionsScreen /> },
    { path: '/elections/new', element: <NewElectionScreen /> },
    { path: '/elections/:id', element: <ElectionScreen /> },
    { path: '/elections/:id/:tab', element: <ElectionScreen /> },
  ],
  menu: [
    { group: 'day', order: 60, to: '/elections', label: electionScreenWords.title, icon: mdiVoteOutline, permission: 'elections.count' },
  ],
};
