import { mdiTune } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { settingsScreenWords } from './words.ts';

export const settingsScreens: NewsroomScreens = {
  routes: [{ path: '/settings', element: <SettingsScreen /> }],
  menu: [{ group: 'house', order: 50, to: '/settings', label: settingsScreenWords.title, icon: mdiTune, permission: 'settings.change' }],
};
