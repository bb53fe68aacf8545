import { mdiStorefrontOutline } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { FetchAlarmCard } from './FetchAlarmCard.tsx';
import { FilesScreen } from './FilesScreen.tsx';
import { NamesScreen } from './NamesScreen.tsx';
import { PricesScreen } from './PricesScreen.tsx';
import { mandiDeskWords } from './words.ts';

export const mandiScreens: NewsroomScreens = {
  routes: [
    { path: '/mandi', element: <PricesScreen /> },
    { path: '/mandi/entry', element: <EntryScreen /> },
    { path: '/mandi/files', element: <FilesScreen /> },
    { path: '/mandi/names', element: <NamesScreen /> },
  ],
  menu: [{ group: 'day', order: 60, to: '/mandi', label: mandiDeskWords.title, icon: mdiStorefrontOutline, permission: 'mandi.write' }],
  dashboard: [{ order: 6, permission: 'mandi.write', card: FetchAlarmCard }],
};
