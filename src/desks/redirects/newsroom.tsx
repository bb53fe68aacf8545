import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { RedirectCreate } from './newsroom/RedirectCreate.tsx';
import { RedirectEdit } from './newsroom/RedirectEdit.tsx';
import { RedirectList } from './newsroom/RedirectList.tsx';
import { redirectActions, redirectWords } from './newsroomWords.ts';

export const redirectScreens: NewsroomScreens = {
  resources: [{ name: 'redirects', list: RedirectList, create: RedirectCreate, edit: RedirectEdit, recordRepresentation: 'from' }],
  menu: [{ group: 'structure', order: 60, to: '/redirects', label: redirectWords.redirects, icon: RedirectIcon, duty: 'redirects.change' }],
  actions: redirectActions,
};
