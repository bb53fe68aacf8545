import EditNote from '@mui/icons-material/EditNote';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { StoryEditScreen } from './newsroom/StoryEditScreen.tsx';
import { StoryListScreen } from './newsroom/StoryListScreen.tsx';
import { AlarmsCard, MostReadCard, PlanCard, WaitingCard } from './newsroom/today/todayCards.tsx';
import { storyDeskWords } from './newsroomWords.ts';

/** The stories' screens: the list, and the desk at which one is written. */
export const articleScreens: NewsroomScreens = {
  resources: [{ name: 'stories', list: StoryListScreen, edit: StoryEditScreen }],
  menu: [{ group: 'day', order: 10, to: '/stories', label: storyDeskWords.stories, icon: EditNote, permission: 'stories.read' }],
  dashboard: [
    { order: 10, permission: 'stories.read', card: AlarmsCard },
    { order: 20, permission: 'stories.read', card: WaitingCard },
    { order: 30, permission: 'stories.read', card: PlanCard },
    { order: 40, permission: 'stories.read', card: MostReadCard },
  ],
};
