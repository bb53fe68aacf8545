import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { EntryScreen } from './newsroom/EntryScreen.tsx';
import { FetchAlarmCard } from './newsroom/FetchAlarmCard.tsx';
import { FilesScreen } from './newsroom/FilesScreen.tsx';
import { NamesScreen } from './newsroom/NamesScreen.tsx';
import { PricesScreen } from './newsroom/PricesScreen.tsx';
import { mandiDeskWords } from './newsroomWords.ts';

export const mandiScreens: NewsroomScreens = {
  routes: [
    { path: '/mandi', element: <PricesScreen /> },
    { path: '/mandi/entry', element: <EntryScreen /> },
    { path: '/mandi/files', element: <FilesScreen /> },
    { path: '/mandi/names', element: <NamesScreen /> },
  ],
  menu: [{ group: 'day', order: 60, to: '/mandi', label: mandiDeskWords.title, icon: MarketIcon, permission: 'mandi.write' }],
  dashboard: [{ order: 6, permission: 'mandi.write', card: FetchAlarmCard }],
};
