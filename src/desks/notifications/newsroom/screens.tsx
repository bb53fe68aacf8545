import { mdiBellOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { BellButton } from './BellButton.tsx';
import { notificationScreenWords } from './words.ts';

const ChoicesScreen = lazyScreen(async () => (await import('./ChoicesScreen.tsx')).ChoicesScreen);
const NotificationsScreen = lazyScreen(async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen);
const OpenNotificationScreen = lazyScreen(async () => (await import('./OpenNotificationScreen.tsx')).OpenNotificationScreen);

export const notificationScreens: NewsroomScreens = {
  routes: [
    { path: '/notifications', element: <NotificationsScreen /> },
    { path: '/notifications/choices', element: <ChoicesScreen /> },
    { path: '/notifications/:id', element: <OpenNotificationScreen /> },
  ],
  bar: [BellButton],
  menu: [
    {
      group: 'house',
      order: 5,
      to: '/notifications',
      label: notificationScreenWords.title,
      icon: mdiBellOutline,
      permission: 'newsroom.enter',
    },
  ],
};
