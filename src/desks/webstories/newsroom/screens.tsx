import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ContentList } from '../../../content/newsroom/ContentList.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { webStoryEndpoints } from './endpoints.ts';
import { WebStoryScreen } from './WebStoryScreen.tsx';
import { webStoryDeskWords } from './words.ts';

function WebStoriesScreen(): ReactNode {
  const words = useWords(webStoryDeskWords);
  return (
    <ContentList
      title={words.stories}
      path="/web-stories"
      list={webStoryEndpoints.list}
      create={words.newStory}
      permission="webstories.write"
    />
  );
}

export const webStoryScreens: NewsroomScreens = {
  routes: [
    { path: '/web-stories', element: <WebStoriesScreen /> },
    { path: '/web-stories/:id', element: <WebStoryScreen /> },
  ],
  menu: [
    {
      group: 'media',
      order: 30,
      to: '/web-stories',
      label: webStoryDeskWords.stories,
      icon: mdiBookOpenPageVariantOutline,
      permission: 'newsroom.enter',
    },
  ],
};
