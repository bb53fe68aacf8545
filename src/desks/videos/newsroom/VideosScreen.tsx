import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { videoEndpoints } from './endpoints.ts';
import { videoDeskWords } from './words.ts';

/** The list of this kind, with a button for a new item. */
export function VideosScreen(): ReactNode {
  const words = useWords(videoDeskWords);
  return <ContentList title={words.videos} path="/videos" endpoints={videoEndpoints} create={words.newVideo} permission="videos.write" />;
}
