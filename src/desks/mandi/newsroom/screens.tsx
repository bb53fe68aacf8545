import { mdiStorefrontOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { mandiMenuWords } from './menuWords.ts';

const EntryScreen = lazyScreen(async () => (await import('./EntryScreen.tsx')).EntryScreen);
const FetchAlarmCard = lazyScreen(async () => (await import('./FetchAlarmCard.tsx')).FetchAlarmCard);
const FilesScreen = lazyScreen(async () => (await import('./FilesScreen.tsx')).FilesScreen);
const NamesScreen = lazyScreen(async () => (await import('./NamesScreen.tsx')).NamesScreen);
const PricesScreen = lazyScreen(async () => (await import('./PricesScreen.tsx')).PricesScreen);

export const mandiScreens: NewsroomScreens = {
  routes: [
    { path: '/mandi', element: <PricesScreen /> },
    { path: '/mandi/entry', element: <EntryScreen /> },
    { path: '/mandi/files', element: <FilesScreen /> },
    { path: '/mandi/names', element: <NamesScreen /> },
  ],
  menu: [{ group: 'day', order: 60, to: '/mandi', label: mandiMenuWords.title, icon: mdiStorefrontOutline, permission: 'mandi.write' }],
  dashboard: [{ order: 6, permission: 'mandi.write', card: FetchAlarmCard }],
};
