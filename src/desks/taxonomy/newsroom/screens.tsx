import { mdiFileTreeOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { topicMenuWords } from './menuWords.ts';

const TopicsScreen = lazyScreen(async () => (await import('./TopicsScreen.tsx')).TopicsScreen);

export const taxonomyScreens: NewsroomScreens = {
  routes: [
    { path: '/topics', element: <TopicsScreen /> },
    { path: '/topics/:kind', element: <TopicsScreen /> },
  ],
  menu: [
    { group: 'structure', order: 10, to: '/topics', label: topicMenuWords.topics, icon: mdiFileTreeOutline, permission: 'topics.change' },
  ],
};
