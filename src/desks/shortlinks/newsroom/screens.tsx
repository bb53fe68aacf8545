import { mdiLinkVariant } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { ShortLinksScreen } from './ShortLinksScreen.tsx';
import { shortLinkScreenWords } from './words.ts';

export const shortLinkScreens: NewsroomScreens = {
  routes: [{ path: '/short-links', element: <ShortLinksScreen /> }],
  menu: [
    {
      group: 'structure',
      order: 50,
      to: '/short-links',
      label: shortLinkScreenWords.title,
      icon: mdiLinkVariant,
      permission: 'shortlinks.make',
    },
  ],
};
