import NewsletterIcon from '@mui/icons-material/MailOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { SubscribersScreen } from './newsroom/SubscribersScreen.tsx';
import { newsletterScreenWords } from './newsroomWords.ts';

export const newsletterScreens: NewsroomScreens = {
  routes: [{ path: '/newsletter', element: <SubscribersScreen /> }],
  menu: [
    {
      group: 'house',
      order: 40,
      to: '/newsletter',
      label: newsletterScreenWords.title,
      icon: NewsletterIcon,
      permission: 'subscribers.read',
    },
  ],
};
