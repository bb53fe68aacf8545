import { mdiImageOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { LibraryScreen } from './LibraryScreen.tsx';
import { PictureScreen } from './PictureScreen.tsx';
import { pictureDeskWords } from './words.ts';

export const pictureScreens: NewsroomScreens = {
  routes: [
    { path: '/pictures', element: <LibraryScreen /> },
    { path: '/pictures/:key', element: <PictureScreen /> },
  ],
  menu: [
    { group: 'media', order: 10, to: '/pictures', label: pictureDeskWords.library, icon: mdiImageOutline, permission: 'newsroom.enter' },
  ],
};
