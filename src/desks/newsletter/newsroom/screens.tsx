import { mdiEmailOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { SubscribersScreen } from './SubscribersScreen.tsx';
import { newsletterScreenWords } from './words.ts';

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
