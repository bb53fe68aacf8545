import { mdiTagTextOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { ClassifiedsToCheckCard } from './ClassifiedsToCheckCard.tsx';
import { moderationScreenWords } from './words.ts';

const ClassifiedsScreen = lazyScreen(async () => (await import('./ClassifiedsScreen.tsx')).ClassifiedsScreen);
const ClassifiedScreen = lazyScreen(async () => (await import('./ClassifiedScreen.tsx')).ClassifiedScreen);

export const classifiedScreens: NewsroomScreens = {
  routes: [
    { path: '/classifieds', element: <ClassifiedsScreen /> },
    { path: '/classifieds/:id', element: <ClassifiedScreen /> },
  ],
  menu: [
    {
      group: 'house',
      order: 37,
      to: '/classifieds',
      label: moderationScreenWords.title,
      icon: mdiTagTextOutline,
      permission: 'classifieds.moderate',
    },
  ],
  dashboard: [{ order: 91, permission: 'classifieds.moderate', card: ClassifiedsToCheckCard }],
};
