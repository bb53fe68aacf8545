import { mdiAccessPoint } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { announcementMenuWords } from './menuWords.ts';

const AnnouncementsScreen = lazyScreen(async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen);

export const announcementScreens: NewsroomScreens = {
  routes: [{ path: '/announcements', element: <AnnouncementsScreen /> }],
  menu: [
    {
      group: 'house',
      order: 55,
      to: '/announcements',
      label: announcementMenuWords.title,
      icon: mdiAccessPoint,
      permission: 'settings.change',
    },
  ],
};
