import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { webStoryEndpoints } from './endpoints.ts';
import { webStoryDeskWords } from './words.ts';

/** The list of this kind, with a button for a new item. */
export function WebStoriesScreen(): ReactNode {
  const words = useWords(webStoryDeskWords);
  return (
    <ContentList
      title={words.stories}
      path="/web-stories"
      endpoints={webStoryEndpoints}
      create={words.newStory}
      permission="webstories.write"
    />
  );
}
