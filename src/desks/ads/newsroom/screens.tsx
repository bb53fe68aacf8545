import { mdiBullhornOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { adMenuWords } from './menuWords.ts';

const AdsScreen = lazyScreen(async () => (await import('./AdsScreen.tsx')).AdsScreen);
const AdSettingsScreen = lazyScreen(async () => (await import('./AdSettingsScreen.tsx')).AdSettingsScreen);
const NewCampaignScreen = lazyScreen(async () => (await import('./NewCampaignScreen.tsx')).NewCampaignScreen);
const CampaignScreen = lazyScreen(async () => (await import('./CampaignScreen.tsx')).CampaignScreen);

export const adScreens: NewsroomScreens = {
  routes: [
    { path: '/ads', element: <AdsScreen /> },
    { path: '/ads/create', element: <NewCampaignScreen /> },
    { path: '/ads/settings', element: <AdSettingsScreen /> },
    { path: '/ads/:id', element: <CampaignScreen /> },
  ],
  menu: [{ group: 'house', order: 41, to: '/ads', label: adMenuWords.title, icon: mdiBullhornOutline, permission: 'ads.manage' }],
};
