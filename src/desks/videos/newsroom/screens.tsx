import { mdiPlayBoxOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { videoEndpoints } from './endpoints.ts';
import { VideoScreen } from './VideoScreen.tsx';
import { videoDeskWords } from './words.ts';

function VideosScreen(): ReactNode {
  const words = useWords(videoDeskWords);
  return <ContentList title={words.videos} path="/videos" list={videoEndpoints.list} create={words.newVideo} permission="videos.write" />;
}

export const videoScreens: NewsroomScreens = {
  routes: [
    { path: '/videos', element: <VideosScreen /> },
    { path: '/videos/:id', element: <VideoScreen /> },
  ],
  menu: [{ group: 'media', order: 40, to: '/videos', label: videoDeskWords.videos, icon: mdiPlayBoxOutline, permission: 'newsroom.enter' }],
};
