import PagesIcon from '@mui/icons-material/ArticleOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { StaticPageScreen } from './newsroom/StaticPageScreen.tsx';
import { StaticPagesScreen } from './newsroom/StaticPagesScreen.tsx';
import { staticPageScreenWords } from './newsroomWords.ts';

export const staticPageScreens: NewsroomScreens = {
  routes: [
    { path: '/static-pages', element: <StaticPagesScreen /> },
    { path: '/static-pages/:slug', element: <StaticPageScreen /> },
  ],
  menu: [
    {
      group: 'structure',
      order: 30,
      to: '/static-pages',
      label: staticPageScreenWords.title,
      icon: PagesIcon,
      permission: 'staticpages.change',
    },
  ],
};
