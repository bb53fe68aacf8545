import { mdiPlayBoxOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { videoMenuWords } from './menuWords.ts';

const VideosScreen = lazyScreen(async () => (await import('./VideosScreen.tsx')).VideosScreen);
const VideoScreen = lazyScreen(async () => (await import('./VideoScreen.tsx')).VideoScreen);

export const videoScreens: NewsroomScreens = {
  routes: [
    { path: '/videos', element: <VideosScreen /> },
    { path: '/videos/:id', element: <VideoScreen /> },
  ],
  menu: [{ group: 'media', order: 40, to: '/videos', label: videoMenuWords.videos, icon: mdiPlayBoxOutline, permission: 'newsroom.enter' }],
};
