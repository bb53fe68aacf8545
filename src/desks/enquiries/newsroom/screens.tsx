import { mdiMessageTextOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { enquiryMenuWords } from './menuWords.ts';

const EnquiriesScreen = lazyScreen(async () => (await import('./EnquiriesScreen.tsx')).EnquiriesScreen);
const EnquiryScreen = lazyScreen(async () => (await import('./EnquiryScreen.tsx')).EnquiryScreen);
const NewEnquiriesCard = lazyScreen(async () => (await import('./NewEnquiriesCard.tsx')).NewEnquiriesCard);

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
      label: enquiryMenuWords.title,
      icon: mdiMessageTextOutline,
      permission: 'enquiries.handle',
    },
  ],
  dashboard: [{ order: 90, permission: 'enquiries.handle', card: NewEnquiriesCard }],
};
