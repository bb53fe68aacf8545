import { mdiImageMultipleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { galleryEndpoints } from './endpoints.ts';
import { GalleryScreen } from './GalleryScreen.tsx';
import { galleryDeskWords } from './words.ts';

function GalleriesScreen(): ReactNode {
  const words = useWords(galleryDeskWords);
  return (
    <ContentList
      title={words.galleries}
      path="/galleries"
      list={galleryEndpoints.list}
      create={words.newGallery}
      permission="galleries.write"
    />
  );
}

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
      label: galleryDeskWords.galleries,
      icon: mdiImageMultipleOutline,
      permission: 'newsroom.enter',
    },
  ],
};
