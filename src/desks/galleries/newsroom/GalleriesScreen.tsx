import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { galleryEndpoints } from './endpoints.ts';
import { galleryDeskWords } from './words.ts';

/** The list of this kind, with a button for a new item. */
export function GalleriesScreen(): ReactNode {
  const words = useWords(galleryDeskWords);
  return (
    <ContentList
      title={words.galleries}
      path="/galleries"
      endpoints={galleryEndpoints}
      create={words.newGallery}
      permission="galleries.write"
    />
  );
}
