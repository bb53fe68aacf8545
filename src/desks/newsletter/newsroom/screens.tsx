import { mdiEmailOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { newsletterScreenWords } from './words.ts';

const SubscribersScreen = lazyScreen(async () => (await import('./SubscribersScreen.tsx')).SubscribersScreen);

export const newsletterScreens: NewsroomScreens = {
  routes: [{ path: '/newsletter', element: <SubscribersScreen /> }],
  menu: [
    {
      group: 'house',
      order: 40,
      to: '/newsletter',
      label: newsletterScreenWords.title,
      icon: mdiEmailOutline,
      permission: 'subscribers.read',
    },
  ],
};
