import { mdiFileDocumentEditOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { storyDeskWords } from './words.ts';

const StoryEditScreen = lazyScreen(async () => (await import('./writing/StoryEditScreen.tsx')).StoryEditScreen);
const StoryListScreen = lazyScreen(async () => (await import('./list/StoryListScreen.tsx')).StoryListScreen);
const AlarmsCard = lazyScreen(async () => (await import('./today/todayCards.tsx')).AlarmsCard);
const MostReadCard = lazyScreen(async () => (await import('./today/todayCards.tsx')).MostReadCard);
const PlanCard = lazyScreen(async () => (await import('./today/todayCards.tsx')).PlanCard);
const WaitingCard = lazyScreen(async () => (await import('./today/todayCards.tsx')).WaitingCard);

/** The screens of the desk: the list, and the editing screen. */
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
