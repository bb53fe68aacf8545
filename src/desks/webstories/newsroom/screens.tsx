import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { webStoryMenuWords } from './menuWords.ts';

const WebStoriesScreen = lazyScreen(async () => (await import('./WebStoriesScreen.tsx')).WebStoriesScreen);
const WebStoryScreen = lazyScreen(async () => (await import('./WebStoryScreen.tsx')).WebStoryScreen);

export const webStoryScreens: NewsroomScreens = {
  routes: [
    { path: '/web-stories', element: <WebStoriesScreen /> },
    { path: '/web-stories/:id', element: <WebStoryScreen /> },
  ],
  menu: [
    {
      group: 'media',
      order: 30,
      to: '/web-stories',
      label: webStoryMenuWords.stories,
      icon: mdiBookOpenPageVariantOutline,
      permission: 'newsroom.enter',
    },
  ],
};
