import { mdiFileTreeOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { TopicsScreen } from './TopicsScreen.tsx';
import { topicScreenWords } from './words.ts';

export const taxonomyScreens: NewsroomScreens = {
  routes: [
    { path: '/topics', element: <TopicsScreen /> },
    { path: '/topics/:kind', element: <TopicsScreen /> },
  ],
  menu: [
    { group: 'structure', order: 10, to: '/topics', label: topicScreenWords.topics, icon: mdiFileTreeOutline, permission: 'topics.change' },
  ],
};
