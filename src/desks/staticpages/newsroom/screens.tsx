import { mdiTextBoxOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { StaticPageScreen } from './StaticPageScreen.tsx';
import { StaticPagesScreen } from './StaticPagesScreen.tsx';
import { staticPageScreenWords } from './words.ts';

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
      label: staticPageScreenWords.title,
      icon: mdiTextBoxOutline,
      permission: 'staticpages.change',
    },
  ],
};
