import { mdiLinkVariant } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { shortLinkMenuWords } from './menuWords.ts';

const ShortLinksScreen = lazyScreen(async () => (await import('./ShortLinksScreen.tsx')).ShortLinksScreen);

export const shortLinkScreens: NewsroomScreens = {
  routes: [{ path: '/short-links', element: <ShortLinksScreen /> }],
  menu: [
    {
      group: 'structure',
      order: 50,
      to: '/short-links',
      label: shortLinkMenuWords.title,
      icon: mdiLinkVariant,
      permission: 'shortlinks.make',
    },
  ],
};
