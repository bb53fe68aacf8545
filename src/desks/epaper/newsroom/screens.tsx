import { mdiNewspaperVariantOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { epaperMenuWords } from './menuWords.ts';

const EpaperScreen = lazyScreen(async () => (await import('./EpaperScreen.tsx')).EpaperScreen);

export const epaperScreens: NewsroomScreens = {
  routes: [{ path: '/epaper', element: <EpaperScreen /> }],
  menu: [
    {
      group: 'media',
      order: 50,
      to: '/epaper',
      label: epaperMenuWords.title,
      icon: mdiNewspaperVariantOutline,
      permission: 'epaper.publish',
    },
  ],
};
