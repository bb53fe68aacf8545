import { mdiNewspaperVariantOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { EpaperScreen } from './EpaperScreen.tsx';
import { epaperDeskWords } from './words.ts';

export const epaperScreens: NewsroomScreens = {
  routes: [{ path: '/epaper', element: <EpaperScreen /> }],
  menu: [
    {
      group: 'media',
      order: 50,
      to: '/epaper',
      label: epaperDeskWords.title,
      icon: mdiNewspaperVariantOutline,
      permission: 'epaper.publish',
    },
  ],
};
