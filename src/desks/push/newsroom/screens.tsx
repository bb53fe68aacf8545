import { mdiBellRingOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { pushScreenWords } from './words.ts';

const CampaignsScreen = lazyScreen(async () => (await import('./CampaignsScreen.tsx')).CampaignsScreen);
const CampaignScreen = lazyScreen(async () => (await import('./CampaignScreen.tsx')).CampaignScreen);
const ComposeScreen = lazyScreen(async () => (await import('./ComposeScreen.tsx')).ComposeScreen);

export const pushScreens: NewsroomScreens = {
  routes: [
    { path: '/push', element: <CampaignsScreen /> },
    { path: '/push/create', element: <ComposeScreen /> },
    { path: '/push/:id', element: <CampaignScreen /> },
  ],
  menu: [{ group: 'house', order: 37, to: '/push', label: pushScreenWords.title, icon: mdiBellRingOutline, permission: 'push.send' }],
};
