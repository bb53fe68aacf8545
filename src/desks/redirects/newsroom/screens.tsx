import { mdiCallSplit } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { redirectMenuWords } from './menuWords.ts';

const RedirectsScreen = lazyScreen(async () => (await import('./RedirectsScreen.tsx')).RedirectsScreen);

export const redirectScreens: NewsroomScreens = {
  routes: [{ path: '/redirects', element: <RedirectsScreen /> }],
  menu: [
    {
      group: 'structure',
      order: 40,
      to: '/redirects',
      label: redirectMenuWords.title,
      icon: mdiCallSplit,
      permission: 'redirects.change',
    },
  ],
};
