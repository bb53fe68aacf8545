import { mdiChartLine } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { audienceMenuWords } from './menuWords.ts';

const AudienceScreen = lazyScreen(async () => (await import('./AudienceScreen.tsx')).AudienceScreen);

export const audienceScreens: NewsroomScreens = {
  routes: [{ path: '/audience', element: <AudienceScreen /> }],
  menu: [{ group: 'day', order: 15, to: '/audience', label: audienceMenuWords.title, icon: mdiChartLine, permission: 'audience.read' }],
};
