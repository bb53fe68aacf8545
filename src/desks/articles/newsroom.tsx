import EditNote from '@mui/icons-material/EditNote';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { StoryEditScreen } from './newsroom/StoryEditScreen.tsx';
import { StoryListScreen } from './newsroom/StoryListScreen.tsx';
import { storyDeskWords } from './newsroomWords.ts';

/** The stories' screens: the list, and the desk at which one is written. */
export const articleScreens: NewsroomScreens = {
  resources: [{ name: 'stories', list: StoryListScreen, edit: StoryEditScreen }],
  menu: [{ group: 'day', order: 10, to: '/stories', label: storyDeskWords.stories, icon: EditNote, duty: 'stories.read' }],
};
