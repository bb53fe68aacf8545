import { mdiTune } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { settingsMenuWords } from './menuWords.ts';

const SettingsScreen = lazyScreen(async () => (await import('./SettingsScreen.tsx')).SettingsScreen);

export const settingsScreens: NewsroomScreens = {
  routes: [{ path: '/settings', element: <SettingsScreen /> }],
  menu: [{ group: 'house', order: 50, to: '/settings', label: settingsMenuWords.title, icon: mdiTune, permission: 'settings.change' }],
};
