import { mdiCallSplit } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { RedirectsScreen } from './RedirectsScreen.tsx';
import { redirectScreenWords } from './words.ts';

export const redirectScreens: NewsroomScreens = {
  routes: [{ path: '/redirects', element: <RedirectsScreen /> }],
  menu: [
    {
      group: 'structure',
      order: 40,
      to: '/redirects',
      label: redirectScreenWords.title,
      icon: mdiCallSplit,
      permission: 'redirects.change',
    },
  ],
};
