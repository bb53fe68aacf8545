import { mdiEmailNewsletter, mdiEmailOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { editionMenuWords, newsletterMenuWords } from './menuWords.ts';

const SubscribersScreen = lazyScreen(async () => (await import('./SubscribersScreen.tsx')).SubscribersScreen);
const EditionsScreen = lazyScreen(async () => (await import('./EditionsScreen.tsx')).EditionsScreen);
const NewEditionScreen = lazyScreen(async () => (await import('./NewEditionScreen.tsx')).NewEditionScreen);
const EditionScreen = lazyScreen(async () => (await import('./EditionScreen.tsx')).EditionScreen);

export const newsletterScreens: NewsroomScreens = {
  routes: [
    { path: '/newsletter', element: <SubscribersScreen /> },
    { path: '/newsletter-editions', element: <EditionsScreen /> },
    { path: '/newsletter-editions/new', element: <NewEditionScreen /> },
    { path: '/newsletter-editions/:id', element: <EditionScreen /> },
  ],
  menu: [
    {
      group: 'house',
      order: 39,
      to: '/newsletter-editions',
      label: editionMenuWords.title,
      icon: mdiEmailNewsletter,
      permission: 'newsletter.send',
    },
    {
      group: 'house',
      order: 40,
      to: '/newsletter',
      label: newsletterMenuWords.title,
      icon: mdiEmailOutline,
      permission: 'subscribers.read',
    },
  ],
};
