import { mdiFileDocumentEditOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { StoryListScreen } from './StoryListScreen.tsx';
import { AlarmsCard, MostReadCard, PlanCard, WaitingCard } from './today/todayCards.tsx';
import { storyDeskWords } from './words.ts';
import { StoryEditScreen } from './writing/StoryEditScreen.tsx';

/** The stories' screens: the list, and the desk at which one is written. */
export const storyScreens: NewsroomScreens = {
  routes: [
    { path: '/stories', element: <StoryListScreen /> },
    { path: '/stories/:id', element: <StoryEditScreen /> },
  ],
  menu: [
    {
      group: 'day',
      order: 10,
      to: '/stories',
      label: storyDeskWords.stories,
      icon: mdiFileDocumentEditOutline,
      permission: 'stories.read',
    },
  ],
  dashboard: [
    { order: 10, permission: 'stories.read', card: AlarmsCard },
    { order: 20, permission: 'stories.read', card: WaitingCard },
    { order: 30, permission: 'stories.read', card: PlanCard },
    { order: 40, permission: 'stories.read', card: MostReadCard },
  ],
};
