import { mdiListBoxOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { menuScreenWords } from './words.ts';

const MenusScreen = lazyScreen(async () => (await import('./MenusScreen.tsx')).MenusScreen);

export const navigationScreens: NewsroomScreens = {
  routes: [
    { path: '/menus', element: <MenusScreen /> },
    { path: '/menus/:place', element: <MenusScreen /> },
  ],
  menu: [
    { group: 'structure', order: 20, to: '/menus', label: menuScreenWords.title, icon: mdiListBoxOutline, permission: 'menus.change' },
  ],
};
