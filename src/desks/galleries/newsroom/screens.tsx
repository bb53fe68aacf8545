import { mdiImageMultipleOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { galleryMenuWords } from './menuWords.ts';

const GalleriesScreen = lazyScreen(async () => (await import('./GalleriesScreen.tsx')).GalleriesScreen);
const GalleryScreen = lazyScreen(async () => (await import('./GalleryScreen.tsx')).GalleryScreen);

export const galleryScreens: NewsroomScreens = {
  routes: [
    { path: '/galleries', element: <GalleriesScreen /> },
    { path: '/galleries/:id', element: <GalleryScreen /> },
  ],
  menu: [
    {
      group: 'media',
      order: 20,
      to: '/galleries',
      label: galleryMenuWords.galleries,
      icon: mdiImageMultipleOutline,
      permission: 'newsroom.enter',
    },
  ],
};
