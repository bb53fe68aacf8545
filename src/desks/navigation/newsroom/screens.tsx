import { mdiListBoxOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { MenusScreen } from './MenusScreen.tsx';
import { menuScreenWords } from './words.ts';

export const navigationScreens: NewsroomScreens = {
  routes: [
    { path: '/menus', element: <MenusScreen /> },
    { path: '/menus/:place', element: <MenusScreen /> },
  ],
  menu: [
    { group: 'structure', order: 20, to: '/menus', label: menuScreenWords.title, icon: mdiListBoxOutline, permission: 'menus.change' },
  ],
};
