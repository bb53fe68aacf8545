import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { videoEndpoints } from './endpoints.ts';
import { videoDeskWords } from './words.ts';

/** The list of this kind, to look through and begin a new one. */
export function VideosScreen(): ReactNode {
  const words = useWords(videoDeskWords);
  return <ContentList title={words.videos} path="/videos" list={videoEndpoints.list} create={words.newVideo} permission="videos.write" />;
}
