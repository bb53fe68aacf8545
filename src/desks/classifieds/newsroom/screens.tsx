import { mdiTagTextOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { classifiedMenuWords } from './menuWords.ts';

const ClassifiedsScreen = lazyScreen(async () => (await import('./ClassifiedsScreen.tsx')).ClassifiedsScreen);
const ClassifiedScreen = lazyScreen(async () => (await import('./ClassifiedScreen.tsx')).ClassifiedScreen);
const ClassifiedsToCheckCard = lazyScreen(async () => (await import('./ClassifiedsToCheckCard.tsx')).ClassifiedsToCheckCard);

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
      label: classifiedMenuWords.title,
      icon: mdiTagTextOutline,
      permission: 'classifieds.moderate',
    },
  ],
  dashboard: [{ order: 91, permission: 'classifieds.moderate', card: ClassifiedsToCheckCard }],
};
