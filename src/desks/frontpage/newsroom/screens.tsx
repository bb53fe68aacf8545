import { mdiViewQuiltOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { FrontDeskScreen } from './FrontDeskScreen.tsx';
import { frontScreenWords } from './words.ts';

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
      label: frontScreenWords.title,
      icon: mdiViewQuiltOutline,
      permission: 'frontpage.arrange',
    },
  ],
};
