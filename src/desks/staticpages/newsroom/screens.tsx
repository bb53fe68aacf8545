import { mdiTextBoxOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { staticPageMenuWords } from './menuWords.ts';

const StaticPageScreen = lazyScreen(async () => (await import('./StaticPageScreen.tsx')).StaticPageScreen);
const StaticPagesScreen = lazyScreen(async () => (await import('./StaticPagesScreen.tsx')).StaticPagesScreen);

export const staticPageScreens: NewsroomScreens = {
  routes: [
    { path: '/static-pages', element: <StaticPagesScreen /> },
    { path: '/static-pages/:slug', element: <StaticPageScreen /> },
  ],
  menu: [
    {
      group: 'structure',
      order: 30,
      to: '/static-pages',
      label: staticPageMenuWords.title,
      icon: mdiTextBoxOutline,
      permission: 'staticpages.change',
    },
  ],
};
