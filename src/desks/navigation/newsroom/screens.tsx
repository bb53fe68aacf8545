import { mdiListBoxOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { navigationMenuWords } from './menuWords.ts';

const MenusScreen = lazyScreen(async () => (await import('./MenusScreen.tsx')).MenusScreen);

export const navigationScreens: NewsroomScreens = {
  routes: [
    { path: '/menus', element: <MenusScreen /> },
    { path: '/menus/:place', element: <MenusScreen /> },
  ],
  menu: [
    { group: 'structure', order: 20, to: '/menus', label: navigationMenuWords.title, icon: mdiListBoxOutline, permission: 'menus.change' },
  ],
};
