import { mdiBellRingOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { pushMenuWords } from './menuWords.ts';

const CampaignsScreen = lazyScreen(async () => (await import('./CampaignsScreen.tsx')).CampaignsScreen);
const CampaignScreen = lazyScreen(async () => (await import('./CampaignScreen.tsx')).CampaignScreen);
const ComposeScreen = lazyScreen(async () => (await import('./ComposeScreen.tsx')).ComposeScreen);

export const pushScreens: NewsroomScreens = {
  routes: [
    { path: '/push', element: <CampaignsScreen /> },
    { path: '/push/create', element: <ComposeScreen /> },
    { path: '/push/:id', element: <CampaignScreen /> },
  ],
  menu: [{ group: 'house', order: 37, to: '/push', label: pushMenuWords.title, icon: mdiBellRingOutline, permission: 'push.send' }],
};
