import { mdiViewQuiltOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { frontMenuWords } from './menuWords.ts';

const FrontDeskScreen = lazyScreen(async () => (await import('./FrontDeskScreen.tsx')).FrontDeskScreen);

export const frontpageScreens: NewsroomScreens = {
  routes: [
    { path: '/frontpage', element: <FrontDeskScreen /> },
    { path: '/frontpage/:page', element: <FrontDeskScreen /> },
  ],
  menu: [
    {
      group: 'day',
      order: 20,
      to: '/frontpage',
      label: frontMenuWords.title,
      icon: mdiViewQuiltOutline,
      permission: 'frontpage.arrange',
    },
  ],
};
