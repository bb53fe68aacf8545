import { mdiImageOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { pictureMenuWords } from './menuWords.ts';

const LibraryScreen = lazyScreen(async () => (await import('./LibraryScreen.tsx')).LibraryScreen);
const PictureScreen = lazyScreen(async () => (await import('./PictureScreen.tsx')).PictureScreen);

export const pictureScreens: NewsroomScreens = {
  routes: [
    { path: '/pictures', element: <LibraryScreen /> },
    { path: '/pictures/:key', element: <PictureScreen /> },
  ],
  menu: [
    { group: 'media', order: 10, to: '/pictures', label: pictureMenuWords.library, icon: mdiImageOutline, permission: 'newsroom.enter' },
  ],
};
