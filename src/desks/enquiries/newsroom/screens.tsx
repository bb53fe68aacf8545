import { mdiMessageTextOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { NewEnquiriesCard } from './NewEnquiriesCard.tsx';
import { enquiryScreenWords } from './words.ts';

const EnquiriesScreen = lazyScreen(async () => (await import('./EnquiriesScreen.tsx')).EnquiriesScreen);
const EnquiryScreen = lazyScreen(async () => (await import('./EnquiryScreen.tsx')).EnquiryScreen);

export const enquiryScreens: NewsroomScreens = {
  routes: [
    { path: '/enquiries', element: <EnquiriesScreen /> },
    { path: '/enquiries/:id', element: <EnquiryScreen /> },
  ],
  menu: [
    {
      group: 'house',
      order: 35,
      to: '/enquiries',
      label: enquiryScreenWords.title,
      icon: mdiMessageTextOutline,
      permission: 'enquiries.handle',
    },
  ],
  dashboard: [{ order: 90, permission: 'enquiries.handle', card: NewEnquiriesCard }],
};
