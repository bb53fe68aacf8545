import { mdiMagnify } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { searchMenuWords } from './menuWords.ts';

const SearchesScreen = lazyScreen(async () => (await import('./SearchesScreen.tsx')).SearchesScreen);

export const searchScreens: NewsroomScreens = {
  routes: [{ path: '/searches', element: <SearchesScreen /> }],
  menu: [{ group: 'structure', order: 60, to: '/searches', label: searchMenuWords.title, icon: mdiMagnify, permission: 'searches.review' }],
};
